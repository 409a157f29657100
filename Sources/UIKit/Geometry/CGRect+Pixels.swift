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
  /// The nearest whole pixel, in points; of two that are equally near the one to the right or below.
  ///
  /// A solved value may be off by its last digits, and by others after another way to the same layout: what lies between
  /// two pixels to a millionth counts as lying between them.
  nonisolated package func rounded(toPixelOf scale: CGFloat) -> CGFloat {
    (self * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
