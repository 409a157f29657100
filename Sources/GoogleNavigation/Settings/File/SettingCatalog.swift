import UIKit

/// Every setting that a file can make, in the order in which settings are made.
nonisolated enum SettingCatalog {
  static let all: [SettingDefinition] = controls + elements + header + speed + mapView + route

  private static let controls: [SettingDefinition] = [
    .flag("compassButton") { $0.settings.compassButton = $1 },
    .flag("myLocationButton") { $0.settings.myLocationButton = $1 },
    .flag("isRecenterButtonEnabled") { $0.settings.isRecenterButtonEnabled = $1 },
    .flag("scrollGestures") { $0.settings.scrollGestures = $1 },
    .flag("zoomGestures") { $0.settings.zoomGestures = $1 },
    .flag("tiltGestures") { $0.settings.tiltGestures = $1 },
    .flag("rotateGestures") { $0.settings.rotateGestures = $1 },
    .flag("consumesGesturesInView") { $0.settings.consumesGesturesInView = $1 },
    .flag("allowScrollGesturesDuringRotateOrZoom") { $0.settings.allowScrollGesturesDuringRotateOrZoom = $1 },
    .flag("indoorPicker") { $0.settings.indoorPicker = $1 },
  ]

  private static let elements: [SettingDefinition] = [
    .flag("isNavigationHeaderEnabled") { $0.settings.isNavigationHeaderEnabled = $1 },
    .flag("isNavigationFooterEnabled") { $0.settings.isNavigationFooterEnabled = $1 },
    .flag("isNavigationTripProgressBarEnabled") { $0.settings.isNavigationTripProgressBarEnabled = $1 },
    .flag("isNavigationReportIncidentButtonEnabled") { $0.settings.isNavigationReportIncidentButtonEnabled = $1 },
    .flag("showsIncidentCards") { $0.settings.showsIncidentCards = $1 },
    .flag("showsDestinationMarkers") { $0.settings.showsDestinationMarkers = $1 },
    .flag("showsTrafficLights") { $0.settings.showsTrafficLights = $1 },
    .flag("showsStopSigns") { $0.settings.showsStopSigns = $1 },
    .flag("shouldDisplayPrompts") { $0.guidanceNavigator.shouldDisplayPrompts = $1 },
  ]

  private static let header: [SettingDefinition] = [
    .color("navigationHeaderPrimaryBackgroundColor") { $0.settings.navigationHeaderPrimaryBackgroundColor = $1 },
    .color("navigationHeaderSecondaryBackgroundColor") { $0.settings.navigationHeaderSecondaryBackgroundColor = $1 },
    .color("navigationHeaderPrimaryBackgroundColorNightMode") {
      $0.settings.navigationHeaderPrimaryBackgroundColorNightMode = $1
    },
    .color("navigationHeaderSecondaryBackgroundColorNightMode") {
      $0.settings.navigationHeaderSecondaryBackgroundColorNightMode = $1
    },
    .number("navigationHeaderBackgroundAlpha", 0...1) { $0.settings.navigationHeaderBackgroundAlpha = $1 },
    .color("navigationHeaderLargeManeuverIconColor") { $0.settings.navigationHeaderLargeManeuverIconColor = $1 },
    .color("navigationHeaderSmallManeuverIconColor") { $0.settings.navigationHeaderSmallManeuverIconColor = $1 },
    .color("navigationHeaderGuidanceRecommendedLaneColor") {
      $0.settings.navigationHeaderGuidanceRecommendedLaneColor = $1
    },
    .color("navigationHeaderNextStepTextColor") { $0.settings.navigationHeaderNextStepTextColor = $1 },
    .font("navigationHeaderNextStepFont") { $0.settings.navigationHeaderNextStepFont = $1 },
    .color("navigationHeaderDistanceValueTextColor") { $0.settings.navigationHeaderDistanceValueTextColor = $1 },
    .font("navigationHeaderDistanceValueFont") { $0.settings.navigationHeaderDistanceValueFont = $1 },
    .color("navigationHeaderDistanceUnitsTextColor") { $0.settings.navigationHeaderDistanceUnitsTextColor = $1 },
    .font("navigationHeaderDistanceUnitsFont") { $0.settings.navigationHeaderDistanceUnitsFont = $1 },
    .color("navigationHeaderInstructionsTextColor") { $0.settings.navigationHeaderInstructionsTextColor = $1 },
    .font("navigationHeaderInstructionsFirstRowFont") { $0.settings.navigationHeaderInstructionsFirstRowFont = $1 },
    .font("navigationHeaderInstructionsSecondRowFont") { $0.settings.navigationHeaderInstructionsSecondRowFont = $1 },
    .font("navigationHeaderInstructionsConjunctionsFont") {
      $0.settings.navigationHeaderInstructionsConjunctionsFont = $1
    },
  ]

  private static let speed: [SettingDefinition] = [
    .flag("shouldDisplaySpeedometer") { $0.shouldDisplaySpeedometer = $1 },
    .flag("shouldDisplaySpeedLimit") { $0.shouldDisplaySpeedLimit = $1 },
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
      "paddingAdjustmentBehavior",
      [("always", GMSMapViewPaddingAdjustmentBehavior.always), ("automatic", .automatic), ("never", .never)]
    ) {
      $0.paddingAdjustmentBehavior = $1
    },
    .choice("cameraMode", [("free", GMSNavigationCameraMode.free), ("following", .following), ("overview", .overview)])
    {
      $0.cameraMode = $1
    },
    .choice(
      "followingPerspective",
      [
        ("tilted", GMSNavigationCameraPerspective.tilted), ("topDownNorthUp", .topDownNorthUp),
        ("topDownHeadingUp", .topDownHeadingUp),
      ]
    ) {
      $0.followingPerspective = $1
    },
    .choice(
      "travelMode",
      [
        ("driving", GMSNavigationTravelMode.driving), ("cycling", .cycling), ("walking", .walking),
        ("twoWheeler", .twoWheeler), ("taxicab", .taxicab),
      ]
    ) {
      $0.travelMode = $1
    },
    .choice("lightingMode", [("normal", GMSNavigationLightingMode.normal), ("lowLight", .lowLight)]) {
      $0.lightingMode = $1
    },
    .flag("isTrafficEnabled") { $0.isTrafficEnabled = $1 },
    .flag("isMyLocationEnabled") { $0.isMyLocationEnabled = $1 },
  ]

  private static let route: [SettingDefinition] = [
    .choice(
      "alternateRoutesStrategy", [("all", GMSNavigationAlternateRoutesStrategy.all), ("none", .none), ("one", .one)]
    ) {
      $0.guidanceNavigator.alternateRoutesStrategy = $1
    },
    .flag("destinationHasPlaceID") { $0.guidanceNavigator.destinationHasPlaceID = $1 },
  ]

  @MainActor private static func speedometerOptions(_ colors: [SettingValue.SpeedColor])
    -> GMSNavigationSpeedometerUIOptions
  {
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
