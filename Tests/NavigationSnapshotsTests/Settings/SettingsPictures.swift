import Drawing
import Foundation
import LayoutModel
import UIKit

@testable import GoogleNavigation

/// Pictures of what an app adds to the built-in layout by code.
@MainActor
enum SettingsPictures {
  /// What an app puts under the header.
  private final class Banner: UIView, GMSNavigationAccessoryView {
    init(_ text: String) {
      super.init(frame: .zero)
      let label = UILabel()
      (label.text, label.textColor, label.font) = (text, .white, .boldSystemFont(ofSize: 17))
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat { 60 }
  }

  static func accessory(_ direction: LayoutDirection, lighting: GMSNavigationLightingMode) throws -> DisplayList {
    let session = try session(size: CGSize(width: 430, height: 932), direction, lighting: lighting)
    session.mapView.setHeaderAccessory(Banner(direction == .rightToLeft ? "٣ طرود متبقية" : "3 parcels left"))
    try session.send(.settle)
    return session.displayList()
  }

  static func directions(size: CGSize, _ direction: LayoutDirection) throws -> DisplayList {
    let session = try session(size: size, direction, lighting: .normal)
    guard let navigator = session.mapView.navigator else { return session.displayList() }
    let controller = GMSNavigationDirectionsListController(navigator: navigator)
    let list = controller.directionsListView
    list.frame = session.mapView.bounds
    session.mapView.addSubview(list)
    return session.displayList()
  }

  private static func session(
    size: CGSize, _ direction: LayoutDirection, lighting: GMSNavigationLightingMode
  ) throws -> NavigationSession {
    let isUpright = size.height > size.width
    let insets = ScreenConfiguration.Insets(
      top: isUpright ? 59 : 0, left: isUpright ? 0 : 59, bottom: isUpright ? 34 : 21, right: isUpright ? 0 : 59)
    let session = try NavigationSession(
      screen: ScreenConfiguration(size: size, scale: 1, safeAreaInsets: insets), direction: direction,
      localeIdentifier: direction == .rightToLeft ? "ar" : "en", lighting: lighting)
    session.useBuiltInLayout(NavigationSettings())
    for event in [NavigationEvent.enableNavigation, .startGuidance] { try session.send(event) }
    return session
  }
}
