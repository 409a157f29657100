public import Foundation

/// Traits that a block can specify for a new collection.
nonisolated public protocol UIMutableTraits {
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The room from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size of text that the user chose.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction the interface reads in.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 where unspecified.
  var displayScale: CGFloat { get set }
}

nonisolated extension UITraitCollection.Values: UIMutableTraits {
  func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? Self ?? self
  }
}
