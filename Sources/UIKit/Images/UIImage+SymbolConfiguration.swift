public import Foundation

nonisolated extension UIImage {
  /// What decides how a picture looks; only symbols have any of it.
  public typealias Configuration = SymbolConfiguration

  /// How large, how heavy and in which colour a symbol is drawn; what is not specified is left to others.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat?
    let specifiedWeight: SymbolWeight
    let relativeScale: SymbolScale
    let color: UIColor?

    init(
      points: CGFloat?, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified, color: UIColor? = nil
    ) {
      (pointSize, specifiedWeight, relativeScale, self.color) = (points, weight, scale, color)
      super.init()
    }

    /// A symbol to stand beside text of that size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
      self.init(points: pointSize, weight: weight, scale: scale)
    }

    /// A symbol to stand beside body text.
    public convenience override init() {
      self.init(points: nil)
    }

    /// A symbol to stand beside text in that font, as heavy as it.
    public convenience init(font: UIFont, scale: SymbolScale = .medium) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }

    /// A symbol to stand beside text of that style.
    @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .medium) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// A symbol at another scale.
    public convenience init(scale: SymbolScale) {
      self.init(points: nil, scale: scale)
    }

    /// A symbol of another weight.
    public convenience init(weight: SymbolWeight) {
      self.init(points: nil, weight: weight)
    }

    /// A symbol in one colour; the lighter shades of its layers are not drawn.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(points: nil, color: hierarchicalColor)
    }

    /// A symbol in the first of the colours; symbols have one layer here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(points: nil, color: paletteColors.first)
    }

    /// This configuration, and what `other` specifies instead.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        points: other.pointSize ?? pointSize,
        weight: other.specifiedWeight == .unspecified ? specifiedWeight : other.specifiedWeight,
        scale: other.relativeScale == .unspecified ? relativeScale : other.relativeScale,
        color: other.color ?? color)
    }

    var weight: SymbolWeight { specifiedWeight == .unspecified ? .regular : specifiedWeight }

    /// The side of the symbol's square in points.
    var side: CGFloat {
      ((pointSize ?? UIFont.labelFontSize) * 1.2 * relativeScale.factor).rounded()
    }
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable, Hashable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Times the usual width of a line.
    var lineFactor: CGFloat {
      [1, 0.4, 0.6, 0.8, 1, 1.15, 1.3, 1.5, 1.7, 1.9][rawValue]
    }

    init(_ weight: UIFont.Weight) {
      self = Self(rawValue: min(max(weight.css / 100, 1), 9)) ?? .regular
    }
  }

  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable, Hashable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.3
      default: 1
      }
    }
  }
}
