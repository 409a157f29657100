import Foundation
import LayoutModel

/// Chooses pictures by some of what decides them. Every condition must hold; a condition holds where one of its patterns
/// does, in which `*` stands for any characters. Without conditions every picture is chosen.
package struct PictureMatch: Sendable, Hashable, Codable {
  /// What a picture can be chosen by, by the keys of a matrix file.
  package enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
    case delegate, device, scenario, direction, lighting, theme, locale, contentSize, wide, time
  }

  package var conditions: [Axis: [String]]

  package init(_ conditions: [Axis: [String]] = [:]) {
    self.conditions = conditions
  }

  package func matches(_ scenario: Scenario) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard let patterns = conditions[axis] else { return true }
      let value = scenario.value(of: axis)
      return patterns.contains { fnmatch($0, value, 0) == 0 }
    }
  }
}

extension Scenario {
  /// What the picture has on an axis, as a matrix file writes it.
  package func value(of axis: PictureMatch.Axis) -> String {
    switch axis {
    case .delegate: delegate ?? ""
    case .device: device.name
    case .scenario: script.name
    case .direction: direction.rawValue
    case .lighting: lighting.rawValue
    case .theme: Self.themeStem(themeName)
    case .locale: localeIdentifier
    case .contentSize: contentSize.rawValue
    case .wide: wideMode.rawValue
    case .time: (time ?? script.usualTime).map { DecimalText.of($0) } ?? "settled"
    }
  }
}
