import UIKit

/// Invisible: its place tells the camera which part of the map is free.
final class ViewportView: ComponentView {
  override init(map: GMSMapView) {
    super.init(map: map)
    isUserInteractionEnabled = false
  }
}
