public import Foundation

/// How and where an interface is shown: style, room, text size, direction.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  /// The traits as a value that can be changed before a collection is made of it.
  package struct Values: Sendable, Hashable {
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// 0 where unspecified.
    package var displayScale: CGFloat = 0
    /// BCP 47 language that text is set in; nil where unspecified.
    package var language: String?

    package init() {}
  }

  /// The traits of what is being drawn or laid out; the main screen's outside of that.
  @MainActor public static var current: UITraitCollection {
    get { override ?? UIScreen.main.traitCollection }
    set { override = newValue }
  }
  @MainActor private static var override: UITraitCollection?

  package let values: Values

  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A collection in which nothing is specified.
  public convenience override init() {
    self.init(Values())
  }

  /// A collection with a style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = Values()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values)
  }

  /// A collection with a text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = Values()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  /// A collection with a horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = Values()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values)
  }

  /// A collection with a vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = Values()
    values.verticalSizeClass = verticalSizeClass
    self.init(values)
  }

  /// A collection with a direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection with a kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// A collection with a number of pixels per point alone.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// A collection with what the block specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Values().changed(by: mutations))
  }

  /// This collection with what the block specifies instead.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Runs `actions` with this collection as the current one.
  @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.override
    Self.override = self
    defer { Self.override = outer }
    actions()
  }

  /// All that the collections specify; where two specify the same trait, the later one's.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(into: Values()) { $0.override(with: $1.values) })
  }

  /// Whether the interface is light or dark; `unspecified` counts as light.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The size of text that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The direction the interface reads in.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 where unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// BCP 47 language that text is set in.
  package var language: String { values.language ?? "en" }

  /// Whether a colour may look different under the other collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}

/// The direction an interface reads in, as a trait.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

nonisolated extension UITraitCollection.Values {
  /// Takes over what `other` specifies.
  fileprivate mutating func override(with other: Self) {
    func take<Trait: Equatable>(_ trait: WritableKeyPath<Self, Trait>, unless unspecified: Trait) {
      if other[keyPath: trait] != unspecified { self[keyPath: trait] = other[keyPath: trait] }
    }
    take(\.userInterfaceStyle, unless: .unspecified)
    take(\.userInterfaceIdiom, unless: .unspecified)
    take(\.horizontalSizeClass, unless: .unspecified)
    take(\.verticalSizeClass, unless: .unspecified)
    take(\.preferredContentSizeCategory, unless: .unspecified)
    take(\.layoutDirection, unless: .unspecified)
    take(\.displayScale, unless: 0)
    take(\.language, unless: nil)
  }
}
