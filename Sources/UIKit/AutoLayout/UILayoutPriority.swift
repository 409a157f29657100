/// How strongly a constraint is meant, 1...1000; 1000 is required, anything below is met as closely as the stronger ones allow.
nonisolated public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold.
  public static let required = Self(1000)
  /// 750: how strongly content resists being compressed by default.
  public static let defaultHigh = Self(750)
  /// 510: UIKit's for dragging that resizes a scene.
  public static let dragThatCanResizeScene = Self(510)
  /// 500: UIKit's for a scene that keeps its size.
  public static let sceneSizeStayPut = Self(500)
  /// 490: UIKit's for dragging that does not resize a scene.
  public static let dragThatCannotResizeScene = Self(490)
  /// 250: how strongly content hugs its size by default.
  public static let defaultLow = Self(250)
  /// 50: how strongly `systemLayoutSizeFitting` pulls.
  public static let fittingSizeLevel = Self(50)

  public static func < (one: Self, other: Self) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The priority that many steps above.
  public static func + (priority: Self, step: Float) -> Self {
    Self(priority.rawValue + step)
  }

  /// The priority that many steps below.
  public static func - (priority: Self, step: Float) -> Self {
    Self(priority.rawValue - step)
  }
}
