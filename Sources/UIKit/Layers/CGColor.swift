public import Foundation
package import struct Drawing.Color

/// A colour that does not change with the interface's style, with Core Graphics' name.
nonisolated public final class CGColor: Sendable, Hashable {
  package let color: Color

  /// An sRGB colour; each component lies in 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey; both numbers lie in 0...1.
  public init(gray: CGFloat, alpha: CGFloat) {
    color = Color(white: gray, alpha: alpha)
  }

  package init(_ color: Color) {
    self.color = color
  }

  /// 0 for transparent, 1 for opaque.
  public var alpha: CGFloat { color.alpha }

  /// Red, green, blue and alpha, each in 0...1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.color == other.color
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}
