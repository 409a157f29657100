package import Drawing
import Foundation
import UIKit

extension GMSMapView: Painting {
  /// Paints the map as the camera sees it: ground, route, names, signs, vehicle.
  package func paint(on canvas: inout Canvas) {
    canvas.group(clip: .rectangle(bounds)) { mapPicture.paint(on: &$0) }
  }

  private var mapPicture: MapPicture {
    let scene = mapScene
    return MapPicture(
      scene: scene, view: GroundView(camera: camera(of: scene), bounds: bounds), style: componentStyle,
      features: mapFeatures, phase: phase, room: cameraFrame.intersection(bounds).insetBy(dx: 6, dy: 6),
      covered: coveredBoxes(in: self))
  }

  /// What views over the map cover, but for the viewport and for views as large as the map.
  private func coveredBoxes(in view: UIView) -> [CGRect] {
    view.subviews.flatMap { child -> [CGRect] in
      guard !child.isHidden, child !== parts.viewport else { return [] }
      let box = child.convert(child.bounds, to: self)
      let isContainer =
        child is GMSNavigationHidingStackView || box.width * box.height > bounds.width * bounds.height / 2
      return isContainer ? coveredBoxes(in: child) : [box]
    }
  }
}
