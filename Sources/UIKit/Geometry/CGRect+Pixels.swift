package import Foundation

extension CGRect {
  /// The rectangle whose edges, not sizes, are rounded to whole pixels, so that neighbours stay neighbours.
  nonisolated package func snapped(to scale: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (snap(minX), snap(minY))
    return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
  }
}

extension CGFloat {
  /// The nearest whole pixel, in points.
  nonisolated package func rounded(toPixelOf scale: CGFloat) -> CGFloat {
    (self * scale).rounded() / scale
  }
}
