import UIKit

/// Every setting that a file can make, in the order in which settings are made.
enum SettingCatalog {
  static let all: [SettingDefinition] = controls + elements + header + speed + mapView + route

  private static let controls: [SettingDefinition] = [
    .flag("compassButton", \.settings.compassButton),
    .flag("myLocationButton", \.settings.myLocationButton),
    .flag("isRecenterButtonEnabled", \.settings.isRecenterButtonEnabled),
    .flag("scrollGestures", \.settings.scrollGestures),
    .flag("zoomGestures", \.settings.zoomGestures),
    .flag("tiltGestures", \.settings.tiltGestures),
    .flag("rotateGestures", \.settings.rotateGestures),
    .flag("consumesGesturesInView", \.settings.consumesGesturesInView),
    .flag("allowScrollGesturesDuringRotateOrZoom", \.settings.allowScrollGesturesDuringRotateOrZoom),
    .flag("indoorPicker", \.settings.indoorPicker),
  ]

  private static let elements: [SettingDefinition] = [
    .flag("isNavigationHeaderEnabled", \.settings.isNavigationHeaderEnabled),
    .flag("isNavigationFooterEnabled", \.settings.isNavigationFooterEnabled),
    .flag("isNavigationTripProgressBarEnabled", \.settings.isNavigationTripProgressBarEnabled),
    .flag("isNavigationReportIncidentButtonEnabled", \.settings.isNavigationReportIncidentButtonEnabled),
    .flag("showsIncidentCards", \.settings.showsIncidentCards),
    .flag("showsDestinationMarkers", \.settings.showsDestinationMarkers),
    .flag("showsTrafficLights", \.settings.showsTrafficLights),
    .flag("showsStopSigns", \.settings.showsStopSigns),
    .flag("shouldDisplayPrompts", \.guidanceNavigator.shouldDisplayPrompts),
  ]

  private static let header: [SettingDefinition] = [
    .color("navigationHeaderPrimaryBackgroundColor", \.settings.navigationHeaderPrimaryBackgroundColor),
    .color("navigationHeaderSecondaryBackgroundColor", \.settings.navigationHeaderSecondaryBackgroundColor),
    .color(
      "navigationHeaderPrimaryBackgroundColorNightMode", \.settings.navigationHeaderPrimaryBackgroundColorNightMode),
    .color(
      "navigationHeaderSecondaryBackgroundColorNightMode",
      \.settings.navigationHeaderSecondaryBackgroundColorNightMode),
    .number("navigationHeaderBackgroundAlpha", 0...1, \.settings.navigationHeaderBackgroundAlpha),
    .color("navigationHeaderLargeManeuverIconColor", \.settings.navigationHeaderLargeManeuverIconColor),
    .color("navigationHeaderSmallManeuverIconColor", \.settings.navigationHeaderSmallManeuverIconColor),
    .color("navigationHeaderGuidanceRecommendedLaneColor", \.settings.navigationHeaderGuidanceRecommendedLaneColor),
    .color("navigationHeaderNextStepTextColor", \.settings.navigationHeaderNextStepTextColor),
    .font("navigationHeaderNextStepFont", \.settings.navigationHeaderNextStepFont),
    .color("navigationHeaderDistanceValueTextColor", \.settings.navigationHeaderDistanceValueTextColor),
    .font("navigationHeaderDistanceValueFont", \.settings.navigationHeaderDistanceValueFont),
    .color("navigationHeaderDistanceUnitsTextColor", \.settings.navigationHeaderDistanceUnitsTextColor),
    .font("navigationHeaderDistanceUnitsFont", \.settings.navigationHeaderDistanceUnitsFont),
    .color("navigationHeaderInstructionsTextColor", \.settings.navigationHeaderInstructionsTextColor),
    .font("navigationHeaderInstructionsFirstRowFont", \.settings.navigationHeaderInstructionsFirstRowFont),
    .font("navigationHeaderInstructionsSecondRowFont", \.settings.navigationHeaderInstructionsSecondRowFont),
    .font("navigationHeaderInstructionsConjunctionsFont", \.settings.navigationHeaderInstructionsConjunctionsFont),
  ]

  private static let speed: [SettingDefinition] = [
    .flag("shouldDisplaySpeedometer", \.shouldDisplaySpeedometer),
    .flag("shouldDisplaySpeedLimit", \.shouldDisplaySpeedLimit),
    SettingDefinition(name: "speedAlertOptions", kind: .speedAlerts) { value, map in
      guard case .speedAlerts(let thresholds) = value else { return }
      map.guidanceNavigator.speedAlertOptions = thresholds?.options
    },
    SettingDefinition(name: "speedometerUIOptions", kind: .speedColors) { value, map in
      guard case .speedColors(let colors) = value else { return }
      map.settings.speedometerUIOptions = colors.map { speedometerOptions($0) }
    },
  ]

  private static let mapView: [SettingDefinition] = [
    SettingDefinition(name: "padding", kind: .insets) { value, map in
      guard case .insets(let insets) = value else { return }
      map.padding = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    },
    .choice(
      "paddingAdjustmentBehavior", \.paddingAdjustmentBehavior,
      ["always": .always, "automatic": .automatic, "never": .never]),
    .choice("cameraMode", \.cameraMode, ["free": .free, "following": .following, "overview": .overview]),
    .choice(
      "followingPerspective", \.followingPerspective,
      ["tilted": .tilted, "topDownNorthUp": .topDownNorthUp, "topDownHeadingUp": .topDownHeadingUp]),
    .choice(
      "travelMode", \.travelMode,
      [
        "driving": .driving, "cycling": .cycling, "walking": .walking, "twoWheeler": .twoWheeler,
        "taxicab": .taxicab,
      ]),
    .choice("lightingMode", \.lightingMode, ["normal": .normal, "lowLight": .lowLight]),
    .flag("isTrafficEnabled", \.isTrafficEnabled),
    .flag("isMyLocationEnabled", \.isMyLocationEnabled),
  ]

  private static let route: [SettingDefinition] = [
    .choice(
      "alternateRoutesStrategy", \.guidanceNavigator.alternateRoutesStrategy,
      ["all": .all, "none": .none, "one": .one]),
    .flag("destinationHasPlaceID", \.guidanceNavigator.destinationHasPlaceID),
  ]

  private static func speedometerOptions(_ colors: [SettingValue.SpeedColor]) -> GMSNavigationSpeedometerUIOptions {
    let options = GMSNavigationMutableSpeedometerUIOptions()
    for color in colors {
      let severity: GMSNavigationSpeedAlertSeverity = color.isMajor ? .major : .minor
      let lighting: GMSNavigationLightingMode = color.isLowLight ? .lowLight : .normal
      if let text = color.text { options.setTextColor(UIColor(text), for: severity, lightingMode: lighting) }
      if let background = color.background {
        options.setBackgroundColor(UIColor(background), for: severity, lightingMode: lighting)
      }
    }
    return options
  }
}

extension SettingValue.SpeedThresholds {
  fileprivate var options: GMSNavigationSpeedAlertOptions {
    let options = GMSNavigationMutableSpeedAlertOptions()
    if let minor { options.setSpeedAlertThresholdPercentage(minor, for: .minor) }
    if let major { options.setSpeedAlertThresholdPercentage(major, for: .major) }
    return options
  }
}
