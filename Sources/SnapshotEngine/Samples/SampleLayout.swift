import GoogleNavigation
import UIKit

/// Where the sample puts everything in one state, standard or wide.
@MainActor
struct SampleLayout {
  private let state: any NavigationUIState
  private let guidance: (any ActiveGuidanceUIState)?
  private let map: GMSMapView
  private let orderCard: UIView
  private let buttonStack: UIView
  /// The floating buttons to stack, in the order they came.
  let buttons: [UIView]

  init(state: any NavigationUIState, map: GMSMapView, orderCard: UIView, buttonStack: UIView) {
    self.state = state
    self.guidance = state as? any ActiveGuidanceUIState
    self.map = map
    self.orderCard = orderCard
    self.buttonStack = buttonStack
    let offered = guidance?.buttons ?? (state as? any NavigationReadyUIState)?.buttons ?? []
    buttons = offered.map(\.view)
  }

  /// The views to add to the map, from the back to the front.
  var views: [UIView] {
    let shared = [state.viewport, state.googleLogo, buttonStack, orderCard]
    guard let guidance else { return shared }
    return [guidance.tripProgressBar] + shared + [guidance.speedWidget, guidance.etaCard, guidance.turnCard]
  }

  var constraints: [NSLayoutConstraint] {
    orderCardConstraints + mapControlConstraints + (guidance.map(guidanceConstraints) ?? [])
  }

  private var safeArea: UILayoutGuide { map.safeAreaLayoutGuide }
  private var gap: CGFloat { NavigationStyleValues.buttonVerticalPadding }
  private var isWide: Bool { state.wideMode }

  /// The order card is as wide as Google's cards and rests on the lowest of them until a prompt lifts it.
  private var orderCardConstraints: [NSLayoutConstraint] {
    let padding = NavigationStyleValues.headerFooterHorizontalPadding
    let floor = guidance?.etaCard.layoutMarginsGuide.topAnchor ?? safeArea.bottomAnchor
    let rest = orderCard.bottomAnchor.constraint(equalTo: floor, constant: -gap)
    rest.priority = .defaultHigh
    let trailing =
      isWide
      ? orderCard.trailingAnchor.constraint(
        equalTo: guidance?.etaCard.layoutMarginsGuide.trailingAnchor ?? map.centerXAnchor)
      : orderCard.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -padding)
    return [
      rest, trailing,
      orderCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: padding),
    ]
  }

  /// The camera, the logo and the buttons share the part of the map that no card covers.
  private var mapControlConstraints: [NSLayoutConstraint] {
    let leading = isWide ? orderCard.trailingAnchor : safeArea.leadingAnchor
    let bottom = isWide ? safeArea.bottomAnchor : orderCard.topAnchor
    let top = isWide ? safeArea.topAnchor : guidance?.turnCard.bottomAnchor ?? safeArea.topAnchor
    let (viewport, logo) = (state.viewport, state.googleLogo)
    return [
      viewport.leadingAnchor.constraint(equalTo: leading),
      viewport.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      viewport.topAnchor.constraint(equalTo: top),
      viewport.bottomAnchor.constraint(equalTo: bottom),

      logo.leadingAnchor.constraint(equalTo: leading),
      logo.bottomAnchor.constraint(equalTo: bottom),

      buttonStack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      buttonStack.topAnchor.constraint(equalTo: top),
      buttonStack.bottomAnchor.constraint(equalTo: bottom, constant: -gap),
    ]
  }

  private func guidanceConstraints(_ guidance: any ActiveGuidanceUIState) -> [NSLayoutConstraint] {
    let (turnCard, etaCard) = (guidance.turnCard, guidance.etaCard)
    let (speed, bar, logo) = (guidance.speedWidget, guidance.tripProgressBar, guidance.googleLogo)
    let tallBar = bar.topAnchor.constraint(equalTo: state.viewport.topAnchor, constant: 2 * gap)
    tallBar.priority = .defaultLow + 1
    return [
      turnCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      turnCard.topAnchor.constraint(equalTo: map.topAnchor),
      etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),

      speed.leadingAnchor.constraint(equalTo: logo.leadingAnchor),
      speed.bottomAnchor.constraint(equalTo: logo.topAnchor),

      bar.leadingAnchor.constraint(
        equalTo: logo.leadingAnchor, constant: NavigationStyleValues.elementHorizontalPadding),
      bar.topAnchor.constraint(greaterThanOrEqualTo: state.viewport.topAnchor, constant: 2 * gap),
      bar.heightAnchor.constraint(lessThanOrEqualToConstant: 400),
      tallBar,
      bar.bottomAnchor.constraint(equalTo: speed.topAnchor, constant: -gap),
    ]
  }
}
