import GoogleNavigation
import UIKit

/// The layout that Navshot renders when it is given none: a delivery app that keeps the current order in sight.
///
/// In the standard layout the order card rests on the ETA card and rises with a prompt. In wide mode the cards form a
/// column on the leading side, and the camera has the rest of the map.
@MainActor
final class SampleLayoutDelegate: NSObject, NavigationLayoutDelegate {
  private static let promptDuration: TimeInterval = 0.4
  private static let gap = NavigationStyleValues.buttonVerticalPadding

  private let orderCard = OrderCard(title: "Order 1042", detail: "2 bags · Leave at the front desk")
  private let buttonStack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  private var installedViews: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  private var prompt: NavigationPromptView?
  private var promptBottom: NSLayoutConstraint?

  // MARK: - States

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    install(newState, on: navMap)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    prompt?.removeFromSuperview()
    prompt = nil
    promptBottom = nil
    uninstall()
  }

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    install(newState, on: navMap)
  }

  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    install(newState, on: navMap)
  }

  func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    install(newState, on: navMap)
  }

  private func install(_ state: any NavigationUIState, on map: GMSMapView) {
    uninstall()
    let layout = SampleLayout(state: state, map: map, orderCard: orderCard, buttonStack: buttonStack)
    installedViews = layout.views
    installedViews.forEach { map.addSubview($0) }
    buttonStack.arrangedSubviews = layout.buttons
    constraints = layout.constraints
    NSLayoutConstraint.activate(constraints)
    if let prompt {
      clearSpace(for: prompt)
      map.bringSubviewToFront(prompt)
    }
  }

  private func uninstall() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    buttonStack.arrangedSubviews = []
    installedViews.forEach { $0.removeFromSuperview() }
    installedViews = []
  }

  // MARK: - Prompts

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    navMap.addSubview(newPrompt)
    let bottom = newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor, constant: newPrompt.bounds.height)
    NSLayoutConstraint.activate([
      bottom,
      newPrompt.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
    ])
    prompt = newPrompt
    promptBottom = bottom
    clearSpace(for: newPrompt)
    navMap.layoutIfNeeded()
    UIView.animate(withDuration: Self.promptDuration) {
      bottom.constant = 0
      navMap.layoutIfNeeded()
    }
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    guard let bottom = promptBottom else { return }
    prompt = nil
    promptBottom = nil
    UIView.animate(withDuration: Self.promptDuration) {
      bottom.constant = oldPrompt.bounds.height
      navMap.layoutIfNeeded()
    } completion: { _ in
      oldPrompt.removeFromSuperview()
    }
  }

  func changePrompt(navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }

  /// Keeps the order card above the prompt; the constraint goes when either view leaves the map.
  private func clearSpace(for prompt: UIView) {
    orderCard.bottomAnchor.constraint(lessThanOrEqualTo: prompt.topAnchor, constant: -Self.gap).isActive = true
  }
}
