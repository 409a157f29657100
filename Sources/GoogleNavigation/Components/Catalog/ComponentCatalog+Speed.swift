import UIKit

nonisolated extension ComponentCatalog {
  static let speedWidget: [ComponentState] =
    Case.allCases.map { speedWidget(.vienna, $0) } + [
      ComponentState("speedWidget", "Vienna, mph") { map in
        map.content.speed = SpeedContent(
          current: 42, limit: 40, unit: "mph", sign: .vienna, measure: .milesPerHour)
        return map.parts.speedWidget
      }
    ] + Case.allCases.map { speedWidget(.unitedStates, $0) }

  /// What the widget knows, and how far above the limit the speed is.
  private enum Case: String, CaseIterable, Sendable {
    case nothing, speed, limit, both
    case minor = "minor alert"
    case major = "major alert"
    case minorOnBackground = "minor alert with a background"
  }

  private static func speedWidget(_ sign: SpeedContent.Sign, _ state: Case) -> ComponentState {
    ComponentState("speedWidget", "\(sign == .vienna ? "Vienna" : "US"), \(state.rawValue)") { map in
      let (limit, step) = sign == .vienna ? (50, 10) : (35, 5)
      let speed: (Int?, Int?) =
        switch state {
        case .nothing: (nil, nil)
        case .speed: (limit - 3, nil)
        case .limit: (nil, limit)
        case .both: (limit - 3, limit)
        case .minor, .minorOnBackground: (limit + step, limit)
        case .major: (limit + 2 * step, limit)
        }
      map.content.speed = SpeedContent(
        current: speed.0, limit: speed.1, unit: sign == .vienna ? map.content.speed.unit : "mph", sign: sign)
      if state == .minorOnBackground {
        let (options, colors) = (GMSNavigationMutableSpeedometerUIOptions(), map.theme.speed)
        options.setTextColor(UIColor(colors.majorText), for: .minor, lightingMode: map.lightingMode)
        options.setBackgroundColor(UIColor(colors.majorSurface), for: .minor, lightingMode: map.lightingMode)
        map.settings.speedometerUIOptions = options
      }
      return map.parts.speedWidget
    }
  }
}
