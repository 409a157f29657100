import Foundation
import GoogleNavigation
import UIKit

/// A layout with which no rule finds fault; each broken one overrides what it takes to break one rule.
@MainActor
class CarefulLayout: NSObject, NavigationLayoutDelegate {
  let sheet = UIView()
  let title = UILabel()
  let call = UIButton()
  let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  /// Everything above the sheet and above a prompt.
  let bottomGuide = UILayoutGuide()
  private(set) var map: GMSMapView?
  private var constraints: [NSLayoutConstraint] = []
  private var installed: [UIView] = []
  private var prompt: NavigationPromptView?

  override required init() {
    super.init()
    sheet.accessibilityIdentifier = "sheet"
    sheet.backgroundColor = .systemBackground
    title.text = "Order 1042"
    title.accessibilityIdentifier = "title"
    call.setTitle("Call", for: .normal)
    call.setTitleColor(.label, for: .normal)
    call.accessibilityIdentifier = "call"
    for view in [sheet, title, call] { view.translatesAutoresizingMaskIntoConstraints = false }
    sheet.addSubview(title)
    sheet.addSubview(call)
    NSLayoutConstraint.activate(sheetConstraints)
  }

  // MARK: - What broken layouts change

  var sheetConstraints: [NSLayoutConstraint] {
    [
      title.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: sheet.centerYAnchor),
      call.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
      call.centerYAnchor.constraint(equalTo: sheet.centerYAnchor),
      call.widthAnchor.constraint(equalToConstant: 88), call.heightAnchor.constraint(equalToConstant: 48),
      title.trailingAnchor.constraint(lessThanOrEqualTo: call.leadingAnchor, constant: -8),
    ]
  }

  func buttons(of state: any NavigationUIState) -> [UIView] {
    let guidance = state as? any ActiveGuidanceUIState
    let offered = guidance?.buttons ?? (state as? any NavigationReadyUIState)?.buttons ?? []
    return offered.map(\.view)
  }

  func views(of state: any NavigationUIState) -> [UIView] {
    var views = [state.viewport, state.googleLogo, stack, sheet]
    if let guidance = state as? any ActiveGuidanceUIState { views += [guidance.etaCard, guidance.turnCard] }
    return views
  }

  func isWide(_ state: any NavigationUIState) -> Bool { state.wideMode }

  func constraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    let guidance = state as? any ActiveGuidanceUIState
    let safe = map.safeAreaLayoutGuide
    let floor = guidance?.etaCard.layoutMarginsGuide.topAnchor ?? safe.bottomAnchor
    let rest = bottomGuide.bottomAnchor.constraint(equalTo: floor, constant: -8)
    rest.priority = .defaultHigh
    var constraints = [
      rest, bottomGuide.heightAnchor.constraint(equalToConstant: 0),
      bottomGuide.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      bottomGuide.trailingAnchor.constraint(equalTo: isWide(state) ? map.centerXAnchor : safe.trailingAnchor),
      sheet.leadingAnchor.constraint(equalTo: bottomGuide.leadingAnchor, constant: 8),
      sheet.trailingAnchor.constraint(equalTo: bottomGuide.trailingAnchor, constant: -8),
      sheet.bottomAnchor.constraint(equalTo: bottomGuide.topAnchor, constant: -8),
      sheet.heightAnchor.constraint(equalToConstant: 64),
      state.googleLogo.bottomAnchor.constraint(equalTo: isWide(state) ? safe.bottomAnchor : sheet.topAnchor),
      state.googleLogo.leadingAnchor.constraint(equalTo: isWide(state) ? map.centerXAnchor : safe.leadingAnchor),
    ]
    constraints += stackConstraints(of: state, on: map) + viewportConstraints(of: state, on: map)
    if let guidance { constraints += cardConstraints(of: guidance, on: map) }
    return constraints
  }

  func stackConstraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    let safe = map.safeAreaLayoutGuide
    return [
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.topAnchor.constraint(equalTo: state.viewport.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: isWide(state) ? safe.bottomAnchor : sheet.topAnchor, constant: -8),
    ]
  }

  func viewportConstraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    let (viewport, safe) = (state.viewport, map.safeAreaLayoutGuide)
    let turnCard = (state as? any ActiveGuidanceUIState)?.turnCard
    return [
      viewport.leadingAnchor.constraint(equalTo: isWide(state) ? map.centerXAnchor : safe.leadingAnchor),
      viewport.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      viewport.topAnchor.constraint(equalTo: isWide(state) ? safe.topAnchor : turnCard?.bottomAnchor ?? safe.topAnchor),
      viewport.bottomAnchor.constraint(equalTo: isWide(state) ? safe.bottomAnchor : sheet.topAnchor, constant: -8),
    ]
  }

  func cardConstraints(of guidance: any ActiveGuidanceUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    [
      guidance.turnCard.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      guidance.turnCard.topAnchor.constraint(equalTo: map.topAnchor),
      guidance.etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      guidance.etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
    ]
  }

  func place(_ prompt: NavigationPromptView, on map: GMSMapView) {
    map.addSubview(prompt)
    NSLayoutConstraint.activate([
      prompt.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      prompt.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      bottomGuide.bottomAnchor.constraint(lessThanOrEqualTo: prompt.topAnchor, constant: -8),
    ])
  }

  /// After everything is in place.
  func finish(_ state: any NavigationUIState, on map: GMSMapView) {}

  func cleanUp(_ map: GMSMapView) { map.removeLayoutGuide(bottomGuide) }

  // MARK: - Callbacks

  func install(_ state: any NavigationUIState, on map: GMSMapView) {
    uninstall()
    self.map = map
    if bottomGuide.owningView == nil { map.addLayoutGuide(bottomGuide) }
    installed = views(of: state)
    installed.forEach(map.addSubview)
    stack.arrangedSubviews = buttons(of: state)
    constraints = constraints(of: state, on: map)
    NSLayoutConstraint.activate(constraints)
    if let prompt { place(prompt, on: map) }
    finish(state, on: map)
  }

  private func uninstall() {
    NSLayoutConstraint.deactivate(constraints)
    stack.arrangedSubviews = []
    installed.forEach { $0.removeFromSuperview() }
    (constraints, installed) = ([], [])
  }

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) { install(newState, on: navMap) }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    prompt?.removeFromSuperview()
    prompt = nil
    uninstall()
    cleanUp(navMap)
  }

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) { install(newState, on: navMap) }

  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) { install(newState, on: navMap) }

  func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) { install(newState, on: navMap) }

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    prompt = newPrompt
    place(newPrompt, on: navMap)
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    prompt = nil
    oldPrompt.removeFromSuperview()
  }

  func changePrompt(navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }
}
