import Drawing
import Foundation
import LayoutModel
import Testing
import UIKit

@testable import GoogleNavigation

/// A setting takes effect at once: what was set before navigation was enabled and what was set during guidance end in
/// the same picture, for every two settings.
@Suite(.serialized) struct SettingsOrderTests {
  /// Each setting with a value that is not its own at first.
  nonisolated static let samples: KeyValuePairs<String, String> = [
    "compassButton": "true", "myLocationButton": "true", "isRecenterButtonEnabled": "false",
    "scrollGestures": "false", "zoomGestures": "false", "tiltGestures": "false", "rotateGestures": "false",
    "consumesGesturesInView": "false", "allowScrollGesturesDuringRotateOrZoom": "false", "indoorPicker": "false",
    "isNavigationHeaderEnabled": "false", "isNavigationFooterEnabled": "false",
    "isNavigationTripProgressBarEnabled": "true", "isNavigationReportIncidentButtonEnabled": "false",
    "showsIncidentCards": "false", "showsDestinationMarkers": "false", "showsTrafficLights": "true",
    "showsStopSigns": "true", "shouldDisplayPrompts": "false",
    "navigationHeaderPrimaryBackgroundColor": "\"#0033BF\"",
    "navigationHeaderSecondaryBackgroundColor": "\"#BF1A1A\"",
    "navigationHeaderPrimaryBackgroundColorNightMode": "\"#002680\"",
    "navigationHeaderSecondaryBackgroundColorNightMode": "\"#001A59\"",
    "navigationHeaderBackgroundAlpha": "0.5", "navigationHeaderLargeManeuverIconColor": "\"#FFD400\"",
    "navigationHeaderSmallManeuverIconColor": "\"#FFD401\"",
    "navigationHeaderGuidanceRecommendedLaneColor": "\"#FFD402\"",
    "navigationHeaderNextStepTextColor": "\"#FFD403\"", "navigationHeaderNextStepFont": "{\"size\": 13}",
    "navigationHeaderDistanceValueTextColor": "\"#FFD404\"", "navigationHeaderDistanceValueFont": "{\"size\": 20}",
    "navigationHeaderDistanceUnitsTextColor": "\"#FFD405\"", "navigationHeaderDistanceUnitsFont": "{\"size\": 15}",
    "navigationHeaderInstructionsTextColor": "\"#FFD406\"",
    "navigationHeaderInstructionsFirstRowFont": "{\"size\": 22}",
    "navigationHeaderInstructionsSecondRowFont": "{\"size\": 20}",
    "navigationHeaderInstructionsConjunctionsFont": "{\"size\": 14}",
    "shouldDisplaySpeedometer": "true", "shouldDisplaySpeedLimit": "true",
    "speedAlertOptions": "{\"minor\": 0, \"major\": 0.1}",
    "speedometerUIOptions": "{\"minor\": {\"text\": \"#400080\"}}",
    "padding": "{\"top\": 20, \"left\": 10, \"bottom\": 30, \"right\": 40}", "paddingAdjustmentBehavior": "\"never\"",
    "cameraMode": "\"free\"", "followingPerspective": "\"topDownNorthUp\"", "travelMode": "\"cycling\"",
    "lightingMode": "\"lowLight\"", "isTrafficEnabled": "true", "isMyLocationEnabled": "true",
    "alternateRoutesStrategy": "\"none\"", "destinationHasPlaceID": "true",
  ]

  @Test func `the samples cover every setting`() {
    #expect(Set(Self.samples.map(\.key)) == Set(NavigationSettings.names))
  }

  /// Everything that decides a picture: where the views are, and what the map and the views are drawn from.
  private struct Looks: Equatable {
    struct View: Equatable {
      var type: ObjectIdentifier
      var frame: CGRect
      var isHidden: Bool
      var depth: Int
    }

    var views: [View] = []
    var theme: NavigationTheme
    var header: HeaderStyle
    var content: NavigationContent
    var alerts: SpeedAlerts
    var speed: SpeedContent
    var cameraFrame: CGRect
    var choices: [Int]

    init(_ picture: BuiltInPicture) {
      let (map, style) = (picture.map, picture.map.componentStyle)
      (theme, header, content) = (style.theme, style.header, style.content)
      (alerts, speed, cameraFrame) = (map.speedAlerts, map.parts.speedWidget.shown, map.cameraFrame)
      let options = map.guidanceNavigator.routingOptions
      choices = [
        map.cameraMode.rawValue, map.followingPerspective.rawValue, options.alternateRoutesStrategy.rawValue,
      ]
      add(map, depth: 0)
    }

    private mutating func add(_ view: UIView, depth: Int) {
      views.append(
        View(type: ObjectIdentifier(type(of: view)), frame: view.frame, isHidden: view.isHidden, depth: depth))
      for subview in view.subviews { add(subview, depth: depth + 1) }
    }
  }

  private func settings(_ indices: [Int]) -> [String] {
    indices.map { "{\"\(Self.samples[$0].key)\": \(Self.samples[$0].value)}" }
  }

  private func before(_ settings: [String]) throws -> BuiltInPicture {
    let picture = try BuiltInPicture(events: [])
    for text in settings { try picture.apply(text) }
    for event in BuiltInPicture.guiding { try picture.session.send(event) }
    return picture
  }

  private func after(_ settings: [String]) throws -> BuiltInPicture {
    let picture = try BuiltInPicture()
    for text in settings { try picture.apply(text) }
    return picture
  }

  /// The setting with the value that it has at first.
  private func original(_ index: Int) -> String {
    let (name, value) = Self.samples[index]
    let first =
      switch (name, value) {
      case (_, "true"): "false"
      case (_, "false"): "true"
      case ("navigationHeaderBackgroundAlpha", _): "1"
      case ("padding", _): "{}"
      case ("paddingAdjustmentBehavior", _): "\"always\""
      case ("cameraMode", _): "\"following\""
      case ("followingPerspective", _): "\"tilted\""
      case ("travelMode", _): "\"driving\""
      case ("lightingMode", _): "\"normal\""
      case ("alternateRoutesStrategy", _): "\"all\""
      default: "null"
      }
    return "{\"\(name)\": \(first)}"
  }

  /// The settings that decide what shows and where; the others change how it is drawn.
  nonisolated static let structural: Set<String> = [
    "compassButton", "myLocationButton", "isRecenterButtonEnabled", "isNavigationHeaderEnabled",
    "isNavigationFooterEnabled", "isNavigationTripProgressBarEnabled", "isNavigationReportIncidentButtonEnabled",
    "shouldDisplaySpeedometer", "shouldDisplaySpeedLimit", "padding", "paddingAdjustmentBehavior", "cameraMode",
    "followingPerspective", "travelMode", "lightingMode", "navigationHeaderPrimaryBackgroundColor",
  ]

  @Test func `two settings made before and after navigation is enabled look the same`() throws {
    let indices = Self.samples.indices.filter { Self.structural.contains(Self.samples[$0].key) }
    for first in indices {
      let (ahead, during) = (try BuiltInPicture(events: []), try BuiltInPicture())
      for second in indices where second >= first {
        let pair = settings([first, second])
        for text in pair { try ahead.apply(text) }
        for event in BuiltInPicture.guiding { try ahead.session.send(event) }
        for text in pair.reversed() { try during.apply(text) }
        #expect(Looks(ahead) == Looks(during), "\(pair)")
        try ahead.session.send(.disableNavigation)
        for picture in [ahead, during] { try picture.apply(original(second)) }
      }
    }
  }

  /// Halves of all settings, until every two of them have come together.
  @Test func `any half of the settings looks the same before and after`() throws {
    let seed: UInt64 = 20_261_129
    var generator = SeededGenerator(seed: seed)
    var open = Set(Self.samples.indices.flatMap { one in (0..<one).map { [one, $0] } })
    while !open.isEmpty {
      let half = Self.samples.indices.filter { _ in Bool.random(using: &generator) }
      let texts = settings(half)
      #expect(try Looks(before(texts)) == Looks(after(texts.reversed())), "\(texts), seed \(seed)")
      open = open.filter { !half.contains($0[0]) || !half.contains($0[1]) }
    }
  }

  /// Whole pictures take longer: each setting with one other, by a seed.
  @Test func `whole pictures are the same too`() throws {
    let seed: UInt64 = 20_261_130
    var generator = SeededGenerator(seed: seed)
    for first in stride(from: 0, to: Self.samples.count, by: 3) {
      let pair = settings([first, Int.random(in: 0..<Self.samples.count, using: &generator)])
      #expect(
        try before(pair).session.displayList() == after(pair.reversed()).session.displayList(),
        "\(pair), seed \(seed)")
    }
  }
}
