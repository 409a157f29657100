public import Foundation

/// A screen: its size, its pixels, and how its interface looks and reads.
public final class UIScreen: NSObject {
  /// The screen that views without a window are measured for.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  public package(set) var bounds: CGRect
  /// Pixels per point.
  public package(set) var scale: CGFloat
  /// The physical pixels per point; the same here.
  public var nativeScale: CGFloat { scale }
  /// The traits of the screen's windows.
  public package(set) var traitCollection: UITraitCollection
  /// The direction the interface reads in.
  package var interfaceDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  package init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, traits: UITraitCollection = UITraitCollection()
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    var values = traits.values
    values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = scale
    traitCollection = UITraitCollection(values)
    super.init()
  }
}
