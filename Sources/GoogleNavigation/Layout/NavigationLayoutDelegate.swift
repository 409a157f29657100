public import Foundation

/// Takes charge of where the navigation views go, as the SDK's layout customisation guide describes it.
///
/// Every method is optional: what a delegate leaves out does nothing.
nonisolated public protocol NavigationLayoutDelegate: NSObjectProtocol {
  /// Navigation was enabled: add the logo, the viewport and the buttons.
  @MainActor func enableNavigationUI(navMap mapView: GMSMapView, newState: any NavigationReadyUIState)
  /// Navigation was disabled: remove every view and guide that was added, prompts too.
  @MainActor func disableNavigationUI(navMap mapView: GMSMapView, oldState: any NavigationReadyUIState)
  /// Guidance started: replace the navigation-ready views by those of active guidance.
  @MainActor func startGuidance(
    navMap mapView: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState)
  /// Guidance stopped: go back to the navigation-ready views.
  @MainActor func stopGuidance(
    navMap mapView: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState)
  /// The map's size changed, and perhaps with it `wideMode`.
  @MainActor func sizeChanged(navMap mapView: GMSMapView, newState: any NavigationUIState)
  /// A prompt wants to be shown; its bounds have their final size.
  @MainActor func showPrompt(navMap mapView: GMSMapView, newPrompt: NavigationPromptView)
  /// The prompt is to go.
  @MainActor func hidePrompt(navMap mapView: GMSMapView, oldPrompt: NavigationPromptView)
  /// One prompt takes the place of another.
  @MainActor func changePrompt(
    navMap mapView: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView)
}

extension NavigationLayoutDelegate {
  /// Does nothing.
  @MainActor public func enableNavigationUI(navMap mapView: GMSMapView, newState: any NavigationReadyUIState) {}
  /// Does nothing.
  @MainActor public func disableNavigationUI(navMap mapView: GMSMapView, oldState: any NavigationReadyUIState) {}
  /// Does nothing.
  @MainActor public func startGuidance(
    navMap mapView: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {}
  /// Does nothing.
  @MainActor public func stopGuidance(
    navMap mapView: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {}
  /// Does nothing.
  @MainActor public func sizeChanged(navMap mapView: GMSMapView, newState: any NavigationUIState) {}
  /// Does nothing.
  @MainActor public func showPrompt(navMap mapView: GMSMapView, newPrompt: NavigationPromptView) {}
  /// Does nothing.
  @MainActor public func hidePrompt(navMap mapView: GMSMapView, oldPrompt: NavigationPromptView) {}
  /// Does nothing.
  @MainActor public func changePrompt(
    navMap mapView: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {}
}
