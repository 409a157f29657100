import Drawing
public import Foundation

/// Which corners of a rectangle are rounded.
nonisolated public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  /// Corners by UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let topLeft = Self(rawValue: 1)
  /// Top right.
  public static let topRight = Self(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = Self(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = Self(rawValue: 8)
  /// All four, and any there may come.
  public static let allCorners = Self(rawValue: .max)
}

extension UIBezierPath {
  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init(RoundedRectangle(rect.standardized))
  }

  /// An ellipse that touches the rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path.ellipse(in: rect.standardized))
  }

  /// A rectangle with round corners; the radius is cut to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(RoundedRectangle(rect.standardized, radius: cornerRadius))
  }

  /// A rectangle with some round corners; of `cornerRadii` the width counts.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RoundedRectangle.CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomLeft: radius(.bottomLeft),
      bottomRight: radius(.bottomRight))
    self.init(RoundedRectangle(rect.standardized, radii: radii))
  }

  /// Part of a circle; angles in radians, clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Whether the point lies in the filled path.
  public func contains(_ point: CGPoint) -> Bool {
    PathWinding(path).contains(point, evenOdd: usesEvenOddFillRule)
  }
}
