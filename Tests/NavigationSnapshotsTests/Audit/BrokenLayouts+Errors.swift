import Foundation
import GoogleNavigation
import UIKit

/// Each goes against one rule of error level.
final class NoLogo: CarefulLayout {
  override func views(of state: any NavigationUIState) -> [UIView] {
    super.views(of: state).filter { $0 !== state.googleLogo }
  }

  override func constraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    super.constraints(of: state, on: map).filter { $0.firstItem !== state.googleLogo }
  }
}

final class HiddenViewport: CarefulLayout {
  override func finish(_ state: any NavigationUIState, on map: GMSMapView) { state.viewport.isHidden = true }
}

final class SheetOverLogo: CarefulLayout {
  private let banner = UIView()

  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    banner.backgroundColor = .systemBackground
    banner.translatesAutoresizingMaskIntoConstraints = false
    state.googleLogo.superview?.addSubview(banner)
    NSLayoutConstraint.activate([
      banner.leadingAnchor.constraint(equalTo: state.googleLogo.leadingAnchor),
      banner.bottomAnchor.constraint(equalTo: state.googleLogo.bottomAnchor),
      banner.widthAnchor.constraint(equalToConstant: 60), banner.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  override func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    banner.removeFromSuperview()
    super.disableNavigationUI(navMap: navMap, oldState: oldState)
  }
}

final class TurnCardWithHeight: CarefulLayout {
  override func cardConstraints(
    of guidance: any ActiveGuidanceUIState, on map: GMSMapView
  ) -> [NSLayoutConstraint] {
    let height = guidance.turnCard.heightAnchor.constraint(equalToConstant: 120)
    height.priority = .defaultLow
    return super.cardConstraints(of: guidance, on: map) + [height]
  }
}

final class ForgottenGuide: CarefulLayout {
  override func cleanUp(_ map: GMSMapView) {}
}

final class ButtonOverCompass: CarefulLayout {
  private let help = UIButton()

  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    help.setTitle("Help", for: .normal)
    help.translatesAutoresizingMaskIntoConstraints = false
    sheet.superview?.addSubview(help)
    NSLayoutConstraint.activate([
      help.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      help.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
      help.widthAnchor.constraint(equalToConstant: 60), help.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  override func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    help.removeFromSuperview()
    super.disableNavigationUI(navMap: navMap, oldState: oldState)
  }
}

final class PromptBehindCard: CarefulLayout {
  override func place(_ prompt: NavigationPromptView, on map: GMSMapView) {
    super.place(prompt, on: map)
    map.sendSubviewToBack(prompt)
  }
}

final class PromptOverButton: CarefulLayout {
  override func place(_ prompt: NavigationPromptView, on map: GMSMapView) {
    map.addSubview(prompt)
    NSLayoutConstraint.activate([
      prompt.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      prompt.bottomAnchor.constraint(equalTo: map.bottomAnchor),
    ])
  }
}

final class CardsInTheMiddle: CarefulLayout {
  override func cardConstraints(
    of guidance: any ActiveGuidanceUIState, on map: GMSMapView
  ) -> [NSLayoutConstraint] {
    guard guidance.wideMode else { return super.cardConstraints(of: guidance, on: map) }
    return [
      guidance.turnCard.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor, constant: 40),
      guidance.turnCard.topAnchor.constraint(equalTo: map.topAnchor),
      guidance.etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      guidance.etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
    ]
  }
}

final class HiddenCompass: CarefulLayout {
  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    stack.arrangedSubviews.last?.isHidden = true
  }
}

final class BadgeInTurnCard: CarefulLayout {
  private let badge = UIView()

  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    badge.frame = CGRect(x: 20, y: 80, width: 10, height: 10)
    (state as? any ActiveGuidanceUIState)?.turnCard.addSubview(badge)
  }
}

final class SignOverVehicle: CarefulLayout {
  private let sign = UIView()

  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    sign.backgroundColor = .systemBackground
    sign.translatesAutoresizingMaskIntoConstraints = false
    sheet.superview?.addSubview(sign)
    NSLayoutConstraint.activate([
      sign.centerXAnchor.constraint(equalTo: state.viewport.centerXAnchor),
      sign.widthAnchor.constraint(equalTo: state.viewport.widthAnchor, multiplier: 0.2),
      sign.topAnchor.constraint(equalTo: state.viewport.topAnchor, constant: 8),
      sign.bottomAnchor.constraint(equalTo: state.viewport.bottomAnchor, constant: -8),
    ])
  }

  override func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    sign.removeFromSuperview()
    super.disableNavigationUI(navMap: navMap, oldState: oldState)
  }
}

final class RightAfterRotation: CarefulLayout {
  private var inset: CGFloat = 16

  override func constraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    let constraints = super.constraints(of: state, on: map)
    for constraint in constraints where constraint.firstItem === sheet && constraint.firstAttribute == .leading {
      constraint.constant = inset
    }
    return constraints
  }

  override func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    inset = newState.wideMode ? 16 : 24
    super.sizeChanged(navMap: navMap, newState: newState)
  }
}

final class GrowingInset: CarefulLayout {
  private var inset: CGFloat = 8

  override func constraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    let constraints = super.constraints(of: state, on: map)
    for constraint in constraints where constraint.firstItem === sheet && constraint.firstAttribute == .leading {
      constraint.constant = inset
    }
    return constraints
  }

  override func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    super.startGuidance(navMap: navMap, newState: newState, oldState: oldState)
    inset = 20
  }

  override func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    inset = 8
    super.sizeChanged(navMap: navMap, newState: newState)
  }
}

final class FixedPlace: CarefulLayout {
  private let badge = UIView()

  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    badge.accessibilityIdentifier = "badge"
    badge.backgroundColor = .systemBackground
    badge.translatesAutoresizingMaskIntoConstraints = false
    sheet.superview?.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: sheet.leftAnchor),
      badge.topAnchor.constraint(equalTo: sheet.topAnchor, constant: -2),
      badge.widthAnchor.constraint(equalToConstant: 4), badge.heightAnchor.constraint(equalToConstant: 4),
    ])
  }

  override func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    badge.removeFromSuperview()
    super.disableNavigationUI(navMap: navMap, oldState: oldState)
  }
}

final class WideOnlyAtFirst: CarefulLayout {
  private var hasRotated = false

  override func isWide(_ state: any NavigationUIState) -> Bool { state.wideMode && !hasRotated }

  override func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {
    hasRotated = newState.wideMode
    super.sizeChanged(navMap: navMap, newState: newState)
  }
}

final class WideModeOfTheStart: CarefulLayout {
  private var wasWide = false
  private var isStopping = false

  override func isWide(_ state: any NavigationUIState) -> Bool { isStopping ? wasWide : state.wideMode }

  override func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    wasWide = newState.wideMode
    super.startGuidance(navMap: navMap, newState: newState, oldState: oldState)
  }

  override func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState, oldState: any ActiveGuidanceUIState
  ) {
    isStopping = true
    super.stopGuidance(navMap: navMap, newState: newState, oldState: oldState)
    isStopping = false
  }
}

final class TwoHeights: CarefulLayout {
  override var sheetConstraints: [NSLayoutConstraint] {
    super.sheetConstraints + [call.heightAnchor.constraint(equalToConstant: 52)]
  }
}
