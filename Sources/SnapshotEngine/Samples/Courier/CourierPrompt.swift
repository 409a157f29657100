import GoogleNavigation
import UIKit

/// A prompt with the two places it moves between.
@MainActor
struct CourierPrompt {
  let view: NavigationPromptView
  private let lowered: NSLayoutConstraint
  private let raised: NSLayoutConstraint

  /// A prompt that sits on a sheet, and is behind it before and after; all its corners are round.
  init(_ view: NavigationPromptView, risingFromBehind sheet: UIView, on map: GMSMapView) {
    map.insertSubview(view, belowSubview: sheet)
    view.roundedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    self.init(
      view, on: map, lowered: view.topAnchor.constraint(equalTo: sheet.topAnchor),
      raised: view.bottomAnchor.constraint(
        equalTo: sheet.topAnchor, constant: -NavigationStyleValues.buttonVerticalPadding))
  }

  /// A prompt at the map's bottom, and below it before and after.
  init(_ view: NavigationPromptView, risingFromBottomOf map: GMSMapView) {
    map.addSubview(view)
    view.roundedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    self.init(
      view, on: map, lowered: view.topAnchor.constraint(equalTo: map.bottomAnchor),
      raised: view.bottomAnchor.constraint(equalTo: map.bottomAnchor))
  }

  private init(
    _ view: NavigationPromptView, on map: GMSMapView, lowered: NSLayoutConstraint, raised: NSLayoutConstraint
  ) {
    (self.view, self.lowered, self.raised) = (view, lowered, raised)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor), lowered,
    ])
  }

  func raise() {
    lowered.isActive = false
    raised.isActive = true
  }

  func lower() {
    raised.isActive = false
    lowered.isActive = true
  }
}
