package import Drawing
public import Foundation

/// A path that does not change, with Core Graphics' name: what `UIBezierPath.cgPath` and `CALayer.shadowPath` hold.
nonisolated public final class CGPath: Sendable, Hashable {
  package let path: Path
  /// The rectangle that the path is, where it is one; shadows have such shapes.
  package let shape: RoundedRectangle?

  package init(_ path: Path, shape: RoundedRectangle?) {
    (self.path, self.shape) = (path, shape)
  }

  private convenience init(_ shape: RoundedRectangle, _ transform: UnsafePointer<CGAffineTransform>?) {
    guard let transform = transform?.pointee, !transform.isIdentity else {
      self.init(shape.path, shape: shape)
      return
    }
    self.init(shape.path.applying(transform), shape: nil)
  }

  /// A rectangle, in points.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(RoundedRectangle(rect.standardized), transform)
  }

  /// A rectangle with round corners; of the corners the width counts.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(RoundedRectangle(rect.standardized, radius: cornerWidth), transform)
  }

  /// An ellipse that touches the rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    let path = Path.ellipse(in: rect.standardized)
    self.init(transform.map { path.applying($0.pointee) } ?? path, shape: nil)
  }

  /// Whether the path has no parts.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around every point and control point, in points.
  public var boundingBox: CGRect { path.controlBounds }

  /// Whether two paths have the same parts.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// Hashes the path's parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension UIBezierPath {
  /// The path without its line width and dashes.
  public var cgPath: CGPath {
    get { CGPath(path, shape: shape) }
    set { replace(newValue) }
  }

  /// A path with the parts of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    replace(cgPath)
  }
}
