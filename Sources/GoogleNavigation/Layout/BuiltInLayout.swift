import Foundation
import UIKit

/// The layout without a delegate: header at the top, footer at the bottom, buttons at the end, logo at the start.
///
/// It is a layout delegate as the user's own would be, and uses nothing that a user could not use.
final class BuiltInLayout: NSObject, NavigationLayoutDelegate {
  private var constraints: [NSLayoutConstraint] = []
  private var views: [UIView] = []
  private let buttons = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  private let contentBottom = UILayoutGuide()

  func enableNavigationUI(navMap mapView: GMSMapView, newState: any NavigationReadyUIState) {
    mapView.addLayoutGuide(contentBottom)
    showReady(newState, on: mapView)
  }

  func disableNavigationUI(navMap mapView: GMSMapView, oldState: any NavigationReadyUIState) {
    clear()
    mapView.removeLayoutGuide(contentBottom)
    for prompt in mapView.pastPrompts where prompt.superview === mapView { prompt.removeFromSuperview() }
  }

  func startGuidance(
    navMap mapView: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    showGuidance(newState, on: mapView)
  }

  func stopGuidance(
    navMap mapView: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    showReady(newState, on: mapView)
  }

  func sizeChanged(navMap mapView: GMSMapView, newState: any NavigationUIState) {
    if let guidance = newState as? any ActiveGuidanceUIState {
      showGuidance(guidance, on: mapView)
    } else if let ready = newState as? any NavigationReadyUIState {
      showReady(ready, on: mapView)
    }
  }

  func showPrompt(navMap mapView: GMSMapView, newPrompt: NavigationPromptView) {
    mapView.addSubview(newPrompt)
    NSLayoutConstraint.activate([
      newPrompt.bottomAnchor.constraint(equalTo: mapView.bottomAnchor),
      newPrompt.leadingAnchor.constraint(equalTo: mapView.safeAreaLayoutGuide.leadingAnchor),
      contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
    ])
  }

  func hidePrompt(navMap mapView: GMSMapView, oldPrompt: NavigationPromptView) {
    oldPrompt.removeFromSuperview()
  }

  func changePrompt(navMap mapView: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    hidePrompt(navMap: mapView, oldPrompt: oldPrompt)
    showPrompt(navMap: mapView, newPrompt: newPrompt)
  }

  private func showReady(_ state: any NavigationReadyUIState, on map: GMSMapView) {
    clear()
    buttons.arrangedSubviews = state.buttons.map(\.view)
    place([state.googleLogo, state.viewport, buttons], on: map)
    activate(
      common(state, map, top: map.safeAreaLayoutGuide.topAnchor)
        + viewportSides(state, map, startsAt: map.safeAreaLayoutGuide.leadingAnchor))
  }

  private func showGuidance(_ state: any ActiveGuidanceUIState, on map: GMSMapView) {
    clear()
    let (isHeaderOn, isFooterOn) = (map.settings.isNavigationHeaderEnabled, map.settings.isNavigationFooterEnabled)
    let withoutReport = state.buttons.filter { $0.type != .reporting }
    buttons.arrangedSubviews =
      (map.settings.isNavigationReportIncidentButtonEnabled ? state.buttons : withoutReport).map(\.view)
    place(
      [state.viewport, state.googleLogo, state.speedWidget, buttons] + (isHeaderOn ? [state.turnCard] : [])
        + (isFooterOn ? [state.etaCard] : []), on: map)
    let top = isHeaderOn && !state.wideMode ? state.turnCard.bottomAnchor : map.safeAreaLayoutGuide.topAnchor
    let start = state.wideMode && isHeaderOn ? state.turnCard.trailingAnchor : map.safeAreaLayoutGuide.leadingAnchor
    activate(
      common(state, map, top: top) + viewportSides(state, map, startsAt: start)
        + (isHeaderOn ? header(state, map) : []) + (isFooterOn ? footer(state, map) : [])
        + [
          state.speedWidget.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
          state.speedWidget.bottomAnchor.constraint(equalTo: state.googleLogo.topAnchor),
        ])
  }

  private func header(_ state: any ActiveGuidanceUIState, _ map: GMSMapView) -> [NSLayoutConstraint] {
    [
      state.turnCard.topAnchor.constraint(equalTo: map.topAnchor),
      state.turnCard.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
    ]
  }

  private func footer(_ state: any ActiveGuidanceUIState, _ map: GMSMapView) -> [NSLayoutConstraint] {
    [
      state.etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      state.etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: state.etaCard.topAnchor),
    ]
  }

  private func viewportSides(
    _ state: any NavigationUIState, _ map: GMSMapView, startsAt start: NSLayoutXAxisAnchor
  ) -> [NSLayoutConstraint] {
    [
      state.viewport.leadingAnchor.constraint(equalTo: start),
      state.viewport.trailingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.trailingAnchor),
    ]
  }

  private func common(
    _ state: any NavigationUIState, _ map: GMSMapView, top: NSLayoutYAxisAnchor
  ) -> [NSLayoutConstraint] {
    let safeArea = map.safeAreaLayoutGuide
    let bottom = contentBottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor)
    bottom.priority = .defaultLow
    return [
      bottom, contentBottom.heightAnchor.constraint(equalToConstant: 0),
      state.googleLogo.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      state.googleLogo.bottomAnchor.constraint(equalTo: contentBottom.topAnchor),
      state.viewport.topAnchor.constraint(equalTo: top),
      state.viewport.bottomAnchor.constraint(equalTo: contentBottom.topAnchor),
      buttons.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      buttons.topAnchor.constraint(equalTo: top),
      buttons.bottomAnchor.constraint(equalTo: contentBottom.topAnchor),
    ]
  }

  private func place(_ new: [UIView], on map: GMSMapView) {
    views = new
    for view in new { map.addSubview(view) }
  }

  private func activate(_ new: [NSLayoutConstraint]) {
    constraints = new
    NSLayoutConstraint.activate(new)
  }

  private func clear() {
    NSLayoutConstraint.deactivate(constraints)
    for view in views { view.removeFromSuperview() }
    buttons.arrangedSubviews = []
    (constraints, views) = ([], [])
  }
}
