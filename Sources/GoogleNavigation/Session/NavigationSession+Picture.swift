package import Drawing
import Foundation
import UIKit

extension NavigationSession {
  /// The screen as it looks now.
  package func displayList() -> DisplayList {
    window.layoutIfNeeded()
    var canvas = Canvas()
    paint(mapView, on: &canvas)
    return DisplayList(size: mapView.bounds.size, scale: screen.scale, items: canvas.items)
  }

  private func paint(_ view: UIView, on canvas: inout Canvas) {
    guard !view.isHidden, view.presentationAlpha > 0 else { return }
    let frame = view.presentationFrame
    canvas.group(
      transform: CGAffineTransform(translationX: frame.minX, y: frame.minY), opacity: view.presentationAlpha
    ) { canvas in
      (view as? any Painting)?.paint(on: &canvas)
      for child in view.subviews { paint(child, on: &canvas) }
    }
  }
}
