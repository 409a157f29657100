public import Foundation

/// Hears of what the driver does on the map's own controls. Every method is optional.
public protocol GMSMapViewNavigationUIDelegate: NSObjectProtocol {
  /// The re-centre button was pressed.
  func mapViewDidTapRecenterButton(_ mapView: GMSMapView)
}

extension GMSMapViewNavigationUIDelegate {
  /// Does nothing.
  public func mapViewDidTapRecenterButton(_ mapView: GMSMapView) {}
}
