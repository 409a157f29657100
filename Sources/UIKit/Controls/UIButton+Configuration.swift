public import Foundation

extension UIButton {
  /// What a button shows and how.
  public struct Configuration: Equatable {
    /// How round the corners are.
    nonisolated public enum CornerStyle: Int, Sendable, Hashable {
      /// `background.cornerRadius` as it is.
      case fixed = -1
      /// `background.cornerRadius`; text size does not change it here.
      case dynamic = 0
      case small, medium, large
      /// Half a circle at both ends.
      case capsule
    }

    /// How large the button's font and default insets are.
    nonisolated public enum Size: Int, Sendable, Hashable {
      case medium, small, mini, large
    }

    enum Kind { case plain, gray, tinted, filled }

    let kind: Kind
    /// The title; nil for none.
    public var title: String?
    /// A smaller line under the title; nil for none.
    public var subtitle: String?
    /// The picture; nil for none.
    public var image: UIImage?
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Points between picture and text.
    public var imagePadding: CGFloat = 0
    /// The side of the text that the picture is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Points around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of text and picture; the kind's unless set.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; the kind's unless set.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// How large the button's font and default insets are.
    public var buttonSize = Size.medium {
      didSet {
        if contentInsets == Self.insets(oldValue) { contentInsets = Self.insets(buttonSize) }
      }
    }

    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = Self.insets(.medium)
    }

    /// Text alone.
    public static func plain() -> Self { Self(.plain) }
    /// On a grey background.
    public static func gray() -> Self { Self(.gray) }
    /// On a light shade of the tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// On the tint.
    public static func filled() -> Self { Self(.filled) }
    /// Text alone.
    public static func borderless() -> Self { Self(.plain) }
    /// On a grey background.
    public static func bordered() -> Self { Self(.gray) }
    /// On a light shade of the tint.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// On the tint.
    public static func borderedProminent() -> Self { Self(.filled) }

    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

/// What lies behind a button's content.
public struct UIBackgroundConfiguration: Equatable {
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 6
  /// What fills the background; the button's kind decides unless set.
  public var backgroundColor: UIColor?
  /// The colour of the line around it; nil for none.
  public var strokeColor: UIColor?
  /// The width of that line in points.
  public var strokeWidth: CGFloat = 0

  /// The standard background.
  public init() {}

  /// No background.
  public static func clear() -> Self {
    var background = Self()
    background.backgroundColor = .clear
    return background
  }
}
