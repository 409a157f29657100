package import Foundation

extension CGRect {
  /// The rectangle whose edges, not sizes, are rounded to whole pixels, so that neighbours stay neighbours.
  nonisolated package func snapped(to scale: CGFloat) -> CGRect {
    let (left, top) = (minX.rounded(toPixelOf: scale), minY.rounded(toPixelOf: scale))
    return CGRect(
      x: left, y: top, width: maxX.rounded(toPixelOf: scale) - left, height: maxY.rounded(toPixelOf: scale) - top)
  }
}

extension CGFloat {
  /// The nearest whole pixel, in points.
  nonisolated package func rounded(toPixelOf scale: CGFloat) -> CGFloat {
    (self * scale).rounded() / scale
  }
}
