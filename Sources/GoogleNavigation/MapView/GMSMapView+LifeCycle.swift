import Foundation
import UIKit

extension GMSMapView {
  var isGuiding: Bool { phase == .guiding }

  func enableNavigation() {
    guard phase == .off else { return }
    phase = .ready
    guidanceNavigator.sessionNumber += 1
    baseMapControls.update()
    refreshComponents()
    let state = ReadyState(parts, wideMode: wideMode)
    readyState = state
    call("enableNavigationUI") { $0.enableNavigationUI(navMap: self, newState: state) }
  }

  /// Stops guidance first, where it is on; a prompt on the screen is the delegate's to remove.
  func disableNavigation() {
    guard phase != .off else { return }
    if phase == .guiding { endGuidance() }
    let old = readyState ?? ReadyState(parts, wideMode: wideMode)
    let hadPrompt = prompt != nil
    prompt = nil
    call("disableNavigationUI") { $0.disableNavigationUI(navMap: self, oldState: old) }
    if hadPrompt { guidanceNavigator.promptDidDisappear() }
    (phase, readyState) = (.off, nil)
    cameraMode = .following
  }

  func startGuidance() {
    guard phase == .ready else { return }
    phase = .guiding
    refreshComponents()
    let old = readyState ?? ReadyState(parts, wideMode: wideMode)
    let state = GuidanceState(parts, wideMode: wideMode)
    guidanceState = state
    call("startGuidance") { $0.startGuidance(navMap: self, newState: state, oldState: old) }
  }

  /// Hides a prompt first: prompts belong to active guidance.
  func stopGuidance() {
    guard phase == .guiding else { return }
    hidePrompt()
    endGuidance()
  }

  private func endGuidance() {
    let old = guidanceState ?? GuidanceState(parts, wideMode: wideMode)
    let state = ReadyState(parts, wideMode: wideMode)
    (phase, readyState, guidanceState) = (.ready, state, nil)
    refreshComponents()
    call("stopGuidance") { $0.stopGuidance(navMap: self, newState: state, oldState: old) }
  }

  /// Shows a prompt, in place of the one on the screen where there is one, and where the app wants such prompts.
  ///
  /// A replaced prompt is told of as dismissed before the new one is told of as coming: a listener that hides and shows
  /// views of its own ends with them hidden.
  func showPrompt(_ kind: PromptKind) {
    guard phase == .guiding, navigator?.shouldDisplayPrompts == true else { return }
    guard settings.showsIncidentCards || !kind.isAboutIncident else { return }
    let new = NavigationPromptCard(map: self, kind: kind)
    let old = prompt
    prompt = new
    pastPrompts.append(new)
    if old != nil { guidanceNavigator.promptDidDisappear() }
    guidanceNavigator.promptWillAppear()
    if let old {
      call("changePrompt") { $0.changePrompt(navMap: self, newPrompt: new, oldPrompt: old) }
    } else {
      call("showPrompt") { $0.showPrompt(navMap: self, newPrompt: new) }
    }
  }

  func hidePrompt() {
    guard let old = prompt else { return }
    prompt = nil
    call("hidePrompt") { $0.hidePrompt(navMap: self, oldPrompt: old) }
    guidanceNavigator.promptDidDisappear()
  }

  /// Tells the delegate of the map's new size, once the components have theirs.
  func sizeDidChange() {
    refreshComponents()
    baseMapControls.update()
    switch phase {
    case .off: return
    case .ready:
      let state = ReadyState(parts, wideMode: wideMode)
      readyState = state
      call("sizeChanged") { $0.sizeChanged(navMap: self, newState: state) }
    case .guiding:
      let state = GuidanceState(parts, wideMode: wideMode)
      guidanceState = state
      call("sizeChanged") { $0.sizeChanged(navMap: self, newState: state) }
    }
  }

  /// The driver presses the re-centre button.
  func recenter() {
    let isButton = showsRecenterButton
    cameraMode = .following
    if isButton { navigationUIDelegate?.mapViewDidTapRecenterButton(self) }
  }

  private func call(_ name: String, _ body: (any NavigationLayoutDelegate) -> Void) {
    if layoutDelegate != nil { willCall?(name) }
    body(activeDelegate)
    setNeedsLayout()
    (window ?? self).layoutIfNeeded()
  }
}
