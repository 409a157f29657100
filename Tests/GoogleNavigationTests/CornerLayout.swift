import GoogleNavigation
import UIKit

/// A delegate as a user would write one, with everything the tests ask about and its callbacks noted.
final class CornerLayout: NSObject, NavigationLayoutDelegate {
  private(set) var calls: [String] = []
  private(set) var states: [any NavigationUIState] = []
  private(set) var promptHeights: [CGFloat] = []
  let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  private let floor = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []
  private var prompts: [UIView] = []

  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    note("enable", newState)
    navMap.addLayoutGuide(floor)
    arrange(newState, buttons: newState.buttons, on: navMap)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) {
    note("disable", oldState)
    clear()
    prompts.forEach { $0.removeFromSuperview() }
    navMap.removeLayoutGuide(floor)
  }

  func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState) {
    note("start", newState)
    arrange(newState, buttons: newState.buttons, on: navMap, turnCard: newState.turnCard, etaCard: newState.etaCard)
  }

  func stopGuidance(navMap: GMSMapView, newState: NavigationReadyUIState, oldState: ActiveGuidanceUIState) {
    note("stop", newState)
    arrange(newState, buttons: newState.buttons, on: navMap)
  }

  func sizeChanged(navMap: GMSMapView, newState: NavigationUIState) {
    note("size", newState)
  }

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    calls.append("show")
    promptHeights.append(newPrompt.bounds.height)
    prompts.append(newPrompt)
    navMap.addSubview(newPrompt)
    NSLayoutConstraint.activate([
      newPrompt.leadingAnchor.constraint(equalTo: navMap.safeAreaLayoutGuide.leadingAnchor),
      newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
      floor.bottomAnchor.constraint(lessThanOrEqualTo: newPrompt.topAnchor),
    ])
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    calls.append("hide")
    oldPrompt.removeFromSuperview()
  }

  func changePrompt(navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    calls.append("change")
    oldPrompt.removeFromSuperview()
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }

  private func note(_ call: String, _ state: any NavigationUIState) {
    calls.append(call)
    states.append(state)
  }

  private func clear() {
    NSLayoutConstraint.deactivate(constraints)
    for constraint in constraints {
      for case let view as UIView in [constraint.firstItem, constraint.secondItem].compactMap({ $0 })
      where !(view is GMSMapView) {
        view.removeFromSuperview()
      }
    }
    stack.arrangedSubviews = []
    constraints = []
  }

  private func arrange(
    _ state: any NavigationUIState, buttons: [any NavigationUIButton], on map: GMSMapView, turnCard: UIView? = nil,
    etaCard: UIView? = nil
  ) {
    clear()
    stack.arrangedSubviews = buttons.map(\.view)
    for view in [turnCard, etaCard, state.viewport, state.googleLogo, stack] {
      if let view { map.addSubview(view) }
    }
    let rest = floor.bottomAnchor.constraint(equalTo: map.safeAreaLayoutGuide.bottomAnchor)
    rest.priority = .defaultLow
    constraints = [rest, floor.heightAnchor.constraint(equalToConstant: 0)] + sides(state, map)
    constraints += [
      state.viewport.topAnchor.constraint(equalTo: turnCard?.bottomAnchor ?? map.safeAreaLayoutGuide.topAnchor)
    ]
    if let turnCard, let etaCard { constraints += cards(turnCard, etaCard, map) }
    NSLayoutConstraint.activate(constraints)
  }

  private func sides(_ state: any NavigationUIState, _ map: GMSMapView) -> [NSLayoutConstraint] {
    let safe = map.safeAreaLayoutGuide
    return [
      state.viewport.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      state.viewport.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      state.viewport.bottomAnchor.constraint(equalTo: floor.topAnchor),
      state.googleLogo.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      state.googleLogo.bottomAnchor.constraint(equalTo: floor.topAnchor),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.topAnchor.constraint(equalTo: state.viewport.topAnchor),
      stack.bottomAnchor.constraint(equalTo: floor.topAnchor),
    ]
  }

  private func cards(_ turnCard: UIView, _ etaCard: UIView, _ map: GMSMapView) -> [NSLayoutConstraint] {
    [
      turnCard.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      turnCard.topAnchor.constraint(equalTo: map.topAnchor),
      etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      floor.bottomAnchor.constraint(lessThanOrEqualTo: etaCard.topAnchor),
    ]
  }
}

nonisolated extension ScreenConfiguration {
  static let phone = ScreenConfiguration(
    size: CGSize(width: 393, height: 852), scale: 2, safeAreaInsets: .init(top: 59, bottom: 34))
  static let phoneOnItsSide = ScreenConfiguration(
    size: CGSize(width: 852, height: 393), scale: 2, safeAreaInsets: .init(left: 59, bottom: 21, right: 59))
}
