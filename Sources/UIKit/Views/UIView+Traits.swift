import Foundation

extension UIView {
  /// The screen's traits with the styles that this view and those above it override.
  var inheritedTraits: UITraitCollection {
    let traits = superview?.traitCollection ?? (window?.screen ?? .main).traitCollection
    guard overrideUserInterfaceStyle != .unspecified else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
  }

  /// Tells this view and everything in it that its traits changed.
  package func traitsChanged() {
    forEachInTree { $0.traitCollectionDidChange(nil) }
  }
}
