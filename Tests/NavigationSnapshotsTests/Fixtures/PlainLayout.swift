import GoogleNavigation
import UIKit

/// Everything in its place, and prompts that push the rest up.
@MainActor
final class PlainLayout: NSObject, NavigationLayoutDelegate {
  private var views: [UIView] = []
  private var promptBottom: NSLayoutConstraint?
  /// What nothing of the map's own may go below.
  private let floor = UILayoutGuide()

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    addFloor(to: navMap)
    show(on: navMap, logo: newState.googleLogo, viewport: newState.viewport, buttons: newState.buttons, top: nil)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    removeViews()
    navMap.removeLayoutGuide(floor)
  }

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    removeViews()
    let (turnCard, etaCard) = (newState.turnCard, newState.etaCard)
    add([turnCard, etaCard], to: navMap)
    NSLayoutConstraint.activate([
      turnCard.topAnchor.constraint(equalTo: navMap.topAnchor),
      turnCard.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      etaCard.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
      etaCard.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
      floor.bottomAnchor.constraint(lessThanOrEqualTo: etaCard.topAnchor),
    ])
    show(
      on: navMap, logo: newState.googleLogo, viewport: newState.viewport, buttons: newState.buttons,
      top: newState.wideMode ? nil : turnCard)
  }

  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    removeViews()
    show(on: navMap, logo: newState.googleLogo, viewport: newState.viewport, buttons: newState.buttons, top: nil)
  }

  private func addFloor(to navMap: GMSMapView) {
    navMap.addLayoutGuide(floor)
    let bottom = floor.bottomAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.bottomAnchor)
    bottom.priority = .defaultLow
    NSLayoutConstraint.activate([bottom, floor.heightAnchor.constraint(equalToConstant: 0)])
  }

  private func show(
    on navMap: GMSMapView, logo: UIView, viewport: UIView, buttons: [any NavigationUIButton], top: UIView?
  ) {
    let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
    add([viewport, logo, stack], to: navMap)
    stack.arrangedSubviews = buttons.map(\.view)
    let safeArea = navMap.safeAreaLayoutGuide
    let ceiling = top?.bottomAnchor ?? safeArea.topAnchor
    NSLayoutConstraint.activate([
      viewport.topAnchor.constraint(equalTo: ceiling),
      viewport.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      viewport.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      viewport.bottomAnchor.constraint(equalTo: floor.topAnchor),
      logo.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      logo.bottomAnchor.constraint(equalTo: floor.topAnchor),
      stack.topAnchor.constraint(equalTo: ceiling),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: floor.topAnchor),
    ])
  }

  private func add(_ added: [UIView], to navMap: GMSMapView) {
    for view in added {
      view.translatesAutoresizingMaskIntoConstraints = false
      navMap.addSubview(view)
    }
    views += added
  }

  private func removeViews() {
    views.forEach { $0.removeFromSuperview() }
    views = []
  }
}

// Prompts slide in from below, and the map's own views make room for them.
extension PlainLayout {
  private static let duration: TimeInterval = 0.4

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    navMap.addSubview(newPrompt)
    let bottom = newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor, constant: newPrompt.bounds.height)
    promptBottom = bottom
    NSLayoutConstraint.activate([
      bottom,
      newPrompt.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      floor.bottomAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
    ])
    navMap.layoutIfNeeded()
    UIView.animate(withDuration: Self.duration) {
      bottom.constant = 0
      navMap.layoutIfNeeded()
    }
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    let bottom = promptBottom
    promptBottom = nil
    UIView.animate(withDuration: Self.duration) {
      bottom?.constant = oldPrompt.bounds.height
      navMap.layoutIfNeeded()
    } completion: { _ in
      oldPrompt.removeFromSuperview()
    }
  }

  func changePrompt(navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }
}
