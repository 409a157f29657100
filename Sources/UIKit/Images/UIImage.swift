package import Drawing
public import Foundation

/// A picture: decoded pixels, or a symbol that is drawn at any size.
nonisolated public final class UIImage: NSObject, Sendable {
  /// Whether a picture keeps its colours or takes the tint's.
  public enum RenderingMode: Int, Sendable, Hashable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  enum Content: Sendable, Hashable {
    /// Pixels, and how many of them make a point.
    case bitmap(Bitmap, scale: CGFloat)
    case symbol(Symbol)
    /// A symbol that is not in the library, drawn as a box with its name.
    case unknownSymbol(String)
  }

  let content: Content
  let configuration: SymbolConfiguration
  /// Whether the picture keeps its colours.
  public let renderingMode: RenderingMode
  /// Whether the picture is mirrored where the interface reads from right to left.
  public let flipsForRightToLeftLayoutDirection: Bool
  let tint: UIColor?

  init(
    _ content: Content, configuration: SymbolConfiguration = SymbolConfiguration(), mode: RenderingMode = .automatic,
    flips: Bool = false, tint: UIColor? = nil
  ) {
    (self.content, self.configuration, renderingMode) = (content, configuration, mode)
    (flipsForRightToLeftLayoutDirection, self.tint) = (flips, tint)
    super.init()
  }

  package convenience init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(.bitmap(bitmap, scale: scale))
  }

  /// Points; a symbol is a square a fifth higher than its font.
  public var size: CGSize {
    switch content {
    case .bitmap(let bitmap, let scale):
      CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    case .symbol, .unknownSymbol: CGSize(width: configuration.side, height: configuration.side)
    }
  }

  /// Pixels per point; 1 for a symbol.
  public var scale: CGFloat {
    guard case .bitmap(_, let scale) = content else { return 1 }
    return scale
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool {
    guard case .bitmap = content else { return true }
    return false
  }

  /// The same picture in another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      content, configuration: configuration, mode: mode, flips: flipsForRightToLeftLayoutDirection, tint: tint)
  }

  /// The same picture in one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    UIImage(
      content, configuration: configuration, mode: renderingMode, flips: flipsForRightToLeftLayoutDirection,
      tint: color)
  }

  /// The same picture, mirrored where the interface reads from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(content, configuration: configuration, mode: renderingMode, flips: true, tint: tint)
  }

  /// The same symbol with what the configuration specifies; nil for anything but a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return drawn(by: self.configuration.applying(configuration))
  }

  /// The same symbol with that configuration alone; anything but a symbol stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    isSymbolImage ? drawn(by: configuration) : self
  }

  func drawn(by configuration: SymbolConfiguration) -> UIImage {
    UIImage(
      content, configuration: configuration, mode: renderingMode, flips: flipsForRightToLeftLayoutDirection,
      tint: tint)
  }
}
