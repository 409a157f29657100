import LayoutModel

/// What only steers the built-in layout, with what replaces it under a layout delegate: the list of the SDK's layout
/// customisation guide, in our words.
nonisolated enum LegacyLayoutAPI: String, Sendable, Hashable, CaseIterable {
  case isNavigationHeaderEnabled, isNavigationFooterEnabled, isNavigationTripProgressBarEnabled
  case isNavigationReportIncidentButtonEnabled
  case setHeaderAccessory = "setHeaderAccessory(_:)"
  case invalidateAccessoryLayout = "invalidateLayout(forAccessoryView:)"
  case padding, paddingAdjustmentBehavior
  case navigationHeaderLayoutGuide, navigationFooterLayoutGuide
  case bottomTrailingButtonsLayoutGuide, bottomTrailingButtonsAlternateLayoutGuide
  case navigatorWillPresentPrompt = "navigatorWillPresentPrompt(_:)"
  case navigatorDidDismissPrompt = "navigatorDidDismissPrompt(_:)"

  var replacement: String {
    switch self {
    case .isNavigationHeaderEnabled: "add the new state's 'turnCard' in startGuidance, or leave it out"
    case .isNavigationFooterEnabled: "add the new state's 'etaCard' in startGuidance, or leave it out"
    case .isNavigationTripProgressBarEnabled: "add the new state's 'tripProgressBar' in startGuidance, or leave it out"
    case .isNavigationReportIncidentButtonEnabled:
      "look for the button of type '.reporting' in the new state's 'buttons', and add its view or leave it out"
    case .setHeaderAccessory, .invalidateAccessoryLayout:
      "add your own view to the layout and anchor it to 'turnCard'"
    case .padding, .paddingAdjustmentBehavior: "place 'viewport' where the map is free: the camera frames it"
    case .navigationHeaderLayoutGuide: "anchor your view to 'turnCard' itself"
    case .navigationFooterLayoutGuide: "anchor your view to 'etaCard' itself"
    case .bottomTrailingButtonsLayoutGuide: "anchor the buttons to 'etaCard' or to a layout guide of your own"
    case .bottomTrailingButtonsAlternateLayoutGuide:
      "anchor to the '.reporting' button, with other constraints where 'wideMode' is true"
    case .navigatorWillPresentPrompt: "use the delegate's showPrompt and changePrompt"
    case .navigatorDidDismissPrompt: "use the delegate's hidePrompt and changePrompt"
    }
  }

  var use: LegacyUse { LegacyUse(api: rawValue, replacement: replacement) }
}
