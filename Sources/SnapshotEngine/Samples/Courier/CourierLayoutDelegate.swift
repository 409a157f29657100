import GoogleNavigation
import UIKit

/// A courier's app that uses everything the SDK offers: cards over a bottom sheet with the present order, prompts that
/// rise from behind the sheet, a column with speed and progress, and a button of its own beside Google's.
///
/// In wide mode the cards and the sheet form a column on the leading side, and the camera has the rest of the map.
@MainActor
final class CourierLayoutDelegate: NSObject, NavigationLayoutDelegate {
  private static let promptDuration: TimeInterval = 0.4

  private let own = CourierLayout.Views()
  private let contentBottom = UILayoutGuide()
  private var layout: CourierLayout?
  private var installedViews: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var prompt: CourierPrompt?

  // MARK: - States

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    navMap.addLayoutGuide(contentBottom)
    install(newState, on: navMap)
  }

  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    prompt?.view.removeFromSuperview()
    prompt = nil
    uninstall()
    navMap.removeLayoutGuide(contentBottom)
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
    if let view = prompt?.view {
      view.removeFromSuperview()
      let moved = add(view, to: navMap)
      moved.raise()
      prompt = moved
    }
    fitSheet(on: navMap)
  }

  private func install(_ state: any NavigationUIState, on map: GMSMapView) {
    uninstall()
    let layout = CourierLayout(state: state, map: map, own: own, contentBottom: contentBottom)
    self.layout = layout
    installedViews = layout.views
    installedViews.forEach { map.addSubview($0) }
    layout.fillColumns()
    constraints = layout.constraints
    NSLayoutConstraint.activate(constraints)
    fitSheet(on: map)
  }

  private func uninstall() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    layout?.emptyColumns()
    layout = nil
    installedViews.forEach { $0.removeFromSuperview() }
    installedViews = []
  }

  // MARK: - Prompts

  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    let prompt = add(newPrompt, to: navMap)
    self.prompt = prompt
    navMap.layoutIfNeeded()
    UIView.animate(withDuration: Self.promptDuration) {
      prompt.raise()
      self.fitSheet(on: navMap)
      navMap.layoutIfNeeded()
    }
  }

  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) {
    guard let prompt else { return }
    self.prompt = nil
    UIView.animate(withDuration: Self.promptDuration) {
      prompt.lower()
      self.fitSheet(on: navMap)
      navMap.layoutIfNeeded()
    } completion: { _ in
      oldPrompt.removeFromSuperview()
    }
  }

  func changePrompt(navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }

  /// Puts a prompt where it starts: behind the sheet, or on a low map below the edge, as there is no room above a sheet.
  private func add(_ view: NavigationPromptView, to map: GMSMapView) -> CourierPrompt {
    let prompt =
      isLow(map)
      ? CourierPrompt(view, risingFromBottomOf: map)
      : CourierPrompt(view, risingFromBehind: own.sheet, on: map)
    contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: view.topAnchor).isActive = true
    return prompt
  }

  /// The sheet makes room: without its buttons where height is short, and out of the way of a prompt on a low map.
  private func fitSheet(on map: GMSMapView) {
    let detail: OrderSheet.Detail = prompt != nil || isLow(map) ? .compact : .full
    if own.sheet.detail != detail { own.sheet.detail = detail }
    own.sheet.alpha = prompt != nil && isLow(map) ? 0 : 1
  }

  private func isLow(_ map: GMSMapView) -> Bool {
    map.traitCollection.verticalSizeClass == .compact
  }
}
