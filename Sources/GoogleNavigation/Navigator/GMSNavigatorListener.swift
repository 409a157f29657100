public import Foundation

/// Hears of what happens on the way. Every method is optional.
public protocol GMSNavigatorListener: NSObjectProtocol {
  /// The light outside changed; the map itself stays as `lightingMode` says where that was set.
  func navigator(
    _ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode)
  /// The share by which the speed exceeds the limit changed; 0 means no excess, -1 that it is not known.
  func navigator(_ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat)
  /// The severity of speeding changed.
  func navigator(
    _ navigator: GMSNavigator, didUpdate speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
    speedingPercentage: CGFloat)
  /// The route changed.
  func navigatorDidChangeRoute(_ navigator: GMSNavigator)
  /// A prompt is about to be shown.
  func navigatorWillPresentPrompt(_ navigator: GMSNavigator)
  /// A prompt was removed.
  func navigatorDidDismissPrompt(_ navigator: GMSNavigator)
}

extension GMSNavigatorListener {
  /// Does nothing.
  public func navigator(
    _ navigator: GMSNavigator, didChangeSuggestedLightingMode lightingMode: GMSNavigationLightingMode
  ) {}
  /// Does nothing.
  public func navigator(_ navigator: GMSNavigator, didUpdateSpeedingPercentage percentageAboveLimit: CGFloat) {}
  /// Does nothing.
  public func navigator(
    _ navigator: GMSNavigator, didUpdate speedAlertSeverity: GMSNavigationSpeedAlertSeverity,
    speedingPercentage: CGFloat
  ) {}
  /// Does nothing.
  public func navigatorDidChangeRoute(_ navigator: GMSNavigator) {}
  /// Does nothing for the listener.
  public func navigatorWillPresentPrompt(_ navigator: GMSNavigator) { navigator.promptCallbackIsUnused() }
  /// Does nothing for the listener.
  public func navigatorDidDismissPrompt(_ navigator: GMSNavigator) { navigator.promptCallbackIsUnused() }
}
