import Foundation
import UIKit

/// The layout without a delegate: header at the top, footer at the bottom, buttons at the end, logo at the start.
///
/// It hears of states as a user's layout delegate would, and arranges everything anew whenever a setting changes. Its
/// views lie under those that the app adds to the map, its prompts above them.
final class BuiltInLayout: NSObject, NavigationLayoutDelegate {
  private weak var map: GMSMapView?
  private var state: (any NavigationUIState)?
  private var prompt: UIView?
  private var constraints: [NSLayoutConstraint] = []
  private var views: [UIView] = []
  /// What the present constraints were made for; nil while there are none.
  private var arrangement: BuiltInSlots.Arrangement?
  private let area = MapArea()
  private let trailingButtons = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  private let leadingElements = GMSNavigationHidingStackView(position: .bottom, alignment: .leading)

  override init() {
    super.init()
    trailingButtons.accessibilityIdentifier = "trailingButtons"
    leadingElements.accessibilityIdentifier = "leadingElements"
  }

  func enableNavigationUI(navMap mapView: GMSMapView, newState: any NavigationReadyUIState) {
    (map, state) = (mapView, newState)
    update()
  }

  func disableNavigationUI(navMap mapView: GMSMapView, oldState: any NavigationReadyUIState) {
    clear()
    state = nil
    prompt = nil
    for prompt in mapView.pastPrompts where prompt.superview === mapView { prompt.removeFromSuperview() }
  }

  func startGuidance(
    navMap mapView: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    state = newState
    update()
  }

  func stopGuidance(
    navMap mapView: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    mapView.headerAccessory.drop()
    state = newState
    update()
  }

  func sizeChanged(navMap mapView: GMSMapView, newState: any NavigationUIState) {
    state = newState
    update()
  }

  func showPrompt(navMap mapView: GMSMapView, newPrompt: NavigationPromptView) {
    prompt = newPrompt
    update()
  }

  func hidePrompt(navMap mapView: GMSMapView, oldPrompt: NavigationPromptView) {
    oldPrompt.removeFromSuperview()
    prompt = nil
    update()
  }

  func changePrompt(navMap mapView: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    oldPrompt.removeFromSuperview()
    showPrompt(navMap: mapView, newPrompt: newPrompt)
  }

  /// Arranges everything as state and settings say now. Views that stay are left in the tree, with their animations.
  func update() {
    guard let map, let state else { return }
    map.headerAccessory.update()
    map.parts.turnCard.refresh()
    let slots = BuiltInSlots(
      map: map, state: state, area: area, prompt: prompt, trailingButtons: trailingButtons,
      leadingElements: leadingElements)
    guard slots.arrangement != arrangement else { return }
    dropConstraints()
    arrangement = slots.arrangement
    area.add(to: map)
    arrange(slots.trailingButtonViews, in: trailingButtons)
    arrange(slots.leadingViews, in: leadingElements)
    place(slots.views, on: map)
    constraints = slots.constraints
    NSLayoutConstraint.activate(constraints)
    map.navigationGuides.follow(header: slots.header, accessory: slots.accessory, footer: slots.footer)
    map.setNeedsLayout()
  }

  /// Anew where something changed: views that come later would lie in front of those that were there before.
  private func arrange(_ new: [UIView], in stack: GMSNavigationHidingStackView) {
    guard !stack.arrangedSubviews.elementsEqual(new, by: ===) else { return }
    stack.arrangedSubviews = []
    stack.arrangedSubviews = new
  }

  /// Under everything that the app added, in order; the prompt above all of it.
  private func place(_ new: [UIView], on map: GMSMapView) {
    for view in views where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
    views = new
    for (index, view) in new.enumerated() { map.insertSubview(view, at: index) }
    if let prompt { map.addSubview(prompt) }
  }

  private func clear() {
    dropConstraints()
    for view in views { view.removeFromSuperview() }
    trailingButtons.arrangedSubviews = []
    leadingElements.arrangedSubviews = []
    views = []
  }

  private func dropConstraints() {
    NSLayoutConstraint.deactivate(constraints)
    (constraints, arrangement) = ([], nil)
    map?.navigationGuides.follow(header: nil, accessory: nil, footer: nil)
    area.remove()
  }
}
