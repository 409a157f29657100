public import Foundation

/// A view of the user's that takes the place of the header's lower part.
public protocol GMSNavigationAccessoryView: NSObjectProtocol {
  /// The height that the view needs on the map, in points; `size` is the most that it can get.
  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat
}
