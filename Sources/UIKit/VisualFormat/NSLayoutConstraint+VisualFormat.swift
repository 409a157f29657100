extension NSLayoutConstraint {
  /// How a visual format's views are aligned, and in which direction it runs.
  nonisolated public struct FormatOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    /// Options by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges on one line; for vertical formats.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// Right edges on one line; for vertical formats.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// Top edges on one line; for horizontal formats.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// Bottom edges on one line; for horizontal formats.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// Leading edges on one line; for vertical formats.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// Trailing edges on one line; for vertical formats.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// Centres on one vertical line; for vertical formats.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// Centres on one horizontal line; for horizontal formats.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// Last baselines on one line; for horizontal formats.
    public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
    /// First baselines on one line; for horizontal formats.
    public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
    /// All alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)
    /// In reading direction, as formats run unless told otherwise.
    public static let directionLeadingToTrailing: Self = []
    /// From left to right whatever the interface's direction.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// From right to left whatever the interface's direction.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = Self(rawValue: 3 << 16)
    /// Distances from edge to edge, as they are unless told otherwise.
    public static let spacingEdgeToEdge: Self = []
    /// Distances from last to first baseline; for vertical formats.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// All kinds of distance.
    public static let spacingMask = Self(rawValue: 1 << 19)

    var alignments: [Attribute] {
      (1...12).filter { rawValue >> UInt($0) & 1 == 1 }.compactMap { Attribute(rawValue: $0) }
    }
  }

  /// Constraints from Apple's Visual Format Language. A format that cannot be read is reported where UIKit raises an
  /// exception, with the column, and gives no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      LayoutFailures.shared.report(.visualFormat(error))
      return []
    }
  }

  /// The same, with an error to catch.
  package class func constraints(
    _ format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try VisualFormatConstraints.make(format, options: options, metrics: metrics, views: views)
  }
}
