import GoogleNavigation
import UIKit

/// The cards where the SDK's guide has them: the turn card at the top, the ETA card at the bottom, the camera between.
@MainActor
public final class MyLayoutDelegate: NSObject, NavigationLayoutDelegate {
  private var views: [UIView] = []
  private var prompt: NavigationPromptView?

  public func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    install([newState.viewport, newState.googleLogo], on: navMap)
    let safeArea = navMap.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      frame(newState.viewport, top: safeArea.topAnchor, bottom: safeArea.bottomAnchor, on: navMap) + [
        newState.googleLogo.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        newState.googleLogo.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      ])
  }

  public func startGuidance(
    navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState
  ) {
    let (turnCard, etaCard, logo) = (newState.turnCard, newState.etaCard, newState.googleLogo)
    install([newState.viewport, logo, turnCard, etaCard], on: navMap)
    NSLayoutConstraint.activate(
      frame(newState.viewport, top: turnCard.bottomAnchor, bottom: etaCard.topAnchor, on: navMap) + [
        turnCard.topAnchor.constraint(equalTo: navMap.topAnchor),
        turnCard.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
        etaCard.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
        etaCard.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
        logo.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
        logo.bottomAnchor.constraint(equalTo: etaCard.topAnchor),
      ])
  }

  public func stopGuidance(
    navMap: GMSMapView, newState: NavigationReadyUIState, oldState: ActiveGuidanceUIState
  ) {
    enableNavigationUI(navMap: navMap, newState: newState)
  }

  public func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
    prompt?.removeFromSuperview()
    install([], on: navMap)
  }

  public func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    prompt = newPrompt
    navMap.addSubview(newPrompt)
    NSLayoutConstraint.activate([
      newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
      newPrompt.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
    ])
  }

  public func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    oldPrompt.removeFromSuperview()
    prompt = nil
  }

  public func changePrompt(
    navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView
  ) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }

  public func sizeChanged(navMap: GMSMapView, newState: NavigationUIState) {}

  private func install(_ views: [UIView], on map: GMSMapView) {
    self.views.forEach { $0.removeFromSuperview() }
    self.views = views
    views.forEach { map.addSubview($0) }
  }

  private func frame(
    _ viewport: UIView, top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor, on map: GMSMapView
  ) -> [NSLayoutConstraint] {
    [
      viewport.topAnchor.constraint(equalTo: top), viewport.bottomAnchor.constraint(equalTo: bottom),
      viewport.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      viewport.trailingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.trailingAnchor),
    ]
  }
}
