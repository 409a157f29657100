import Foundation
import UIKit

extension GMSMapView {
  /// Where the vehicle stands on the map as it looks now; nil where none is drawn.
  var vehicleOnScreen: CGPoint? {
    guard isNavigationEnabled else { return nil }
    let scene = mapScene
    let camera = camera(of: scene)
    let place = scene.route.line.point(at: scene.route.vehicle)
    return camera.isBehind(place) ? nil : camera.project(place)
  }
}
