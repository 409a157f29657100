public import Foundation

nonisolated extension UIImage {
  /// How large and heavy a symbol is drawn.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat
    let weight: SymbolWeight
    let relativeScale: SymbolScale

    /// A symbol to stand beside text of that size and weight.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
      (self.pointSize, self.weight, relativeScale) = (pointSize, weight, scale)
      super.init()
    }

    /// A symbol to stand beside body text.
    public convenience override init() {
      self.init(pointSize: UIFont.labelFontSize)
    }

    /// A symbol to stand beside text in that font.
    public convenience init(font: UIFont, scale: SymbolScale = .medium) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    /// A symbol to stand beside text of that style.
    @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .medium) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }

    /// A body text's symbol at another scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: UIFont.labelFontSize, scale: scale)
    }

    /// The side of the symbol's square in points.
    var side: CGFloat {
      (pointSize * 1.2 * relativeScale.factor).rounded()
    }
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable, Hashable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Times the usual width of a line.
    var lineFactor: CGFloat {
      [1, 0.4, 0.6, 0.8, 1, 1.15, 1.3, 1.5, 1.7, 1.9][rawValue]
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
