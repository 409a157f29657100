public import Foundation
package import struct Drawing.Color

/// A colour that may depend on the traits of where it is shown, with UIKit's names.
nonisolated public final class UIColor: NSObject, Sendable {
  private enum Source: Sendable {
    case fixed(Color)
    case styled(light: Color, dark: Color)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// An sRGB colour; components outside 0...1 are cut to it.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func cut(_ part: CGFloat) -> Double { Double(min(max(part, 0), 1)) }
    self.init(.fixed(Color(red: cut(red), green: cut(green), blue: cut(blue), alpha: cut(alpha))))
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation and brightness, each 0...1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ shift: CGFloat) -> CGFloat {
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour that does not change.
  public convenience init(cgColor: CGColor) {
    self.init(.fixed(cgColor.color))
  }

  /// A colour that the block chooses for the traits of where it is shown.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.provider(dynamicProvider))
  }

  package convenience init(_ color: Color) {
    self.init(.fixed(color))
  }

  /// A colour with one value for the light style and one for the dark.
  package convenience init(light: Color, dark: Color) {
    self.init(.styled(light: light, dark: dark))
  }

  package convenience init(light: UInt32, dark: UInt32) {
    self.init(light: Color(rgb: light), dark: Color(rgb: dark))
  }

  /// The plain colour under `traits`.
  package func resolved(with traits: UITraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .styled(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provider(let choose): choose(traits).resolved(with: traits)
    }
  }

  /// The colour under `traits`, which no longer changes.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(resolved(with: traits))
  }

  /// The same colour with another alpha, 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func changed(_ color: Color) -> Color {
      Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))
    }
    switch source {
    case .fixed(let color): return UIColor(changed(color))
    case .styled(let light, let dark): return UIColor(light: changed(light), dark: changed(dark))
    case .provider(let choose): return UIColor(dynamicProvider: { choose($0).withAlphaComponent(alpha) })
    }
  }

  /// The colour in the light style, as Core Graphics names it.
  public var cgColor: CGColor { CGColor(resolved(with: UITraitCollection())) }

  /// Writes the components in the light style; always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(with: UITraitCollection())
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey in the light style; false for a colour that is none.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved(with: UITraitCollection())
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.fixed(let one), .fixed(let two)): return one == two
    case (.styled(let light, let dark), .styled(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return self === other
    }
  }

  public override var hash: Int {
    switch source {
    case .fixed(let color): color.hashValue
    case .styled(let light, let dark): [light, dark].hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  public override var description: String {
    "UIColor(\(resolved(with: UITraitCollection()).hex))"
  }
}
