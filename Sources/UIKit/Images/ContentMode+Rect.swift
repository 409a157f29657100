import Foundation

extension UIView.ContentMode {
  /// Where content of `size` goes in `bounds`.
  nonisolated func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: aspect(size, in: bounds, choosing: min)
    case .scaleAspectFill: aspect(size, in: bounds, choosing: max)
    default: CGRect(origin: anchored(size, in: bounds), size: size)
    }
  }

  private nonisolated func aspect(
    _ size: CGSize, in bounds: CGRect, choosing choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width, height: scaled.height)
  }

  private nonisolated func anchored(_ size: CGSize, in bounds: CGRect) -> CGPoint {
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGPoint(x: x, y: y)
  }
}
