import Foundation
import LayoutModel

/// What the system draws over an app, in points from the screen's top left.
extension ScreenConfiguration {
  nonisolated private static let housingSize = CGSize(width: 126, height: 37)

  nonisolated var hasStatusBar: Bool { idiom != .carPlay && safeAreaInsets.top >= 20 }

  /// The sensor housing: above in portrait, at the left in landscape; nil where the screen has none.
  nonisolated var sensorHousing: CGRect? {
    let insets = safeAreaInsets
    guard idiom == .phone, max(insets.top, insets.left, insets.right) > 50 else { return nil }
    let housing = Self.housingSize
    return insets.top > 50
      ? CGRect(x: size.width / 2 - housing.width / 2, y: 11, width: housing.width, height: housing.height)
      : CGRect(x: 11, y: size.height / 2 - housing.width / 2, width: housing.height, height: housing.width)
  }

  nonisolated var homeIndicator: CGRect? {
    guard idiom != .carPlay, safeAreaInsets.bottom > 0 else { return nil }
    let width = min(size.width, size.height) * 0.35
    return CGRect(x: size.width / 2 - width / 2, y: size.height - 13, width: width, height: 5)
  }

  /// What is kept free of an app's texts and controls.
  nonisolated var systemAreas: [ScreenFacts.SystemArea] {
    let bar = CGRect(x: 0, y: 0, width: size.width, height: safeAreaInsets.top)
    return [
      hasStatusBar ? .init("status bar", bar) : nil, sensorHousing.map { .init("sensor housing", $0) },
      homeIndicator.map { .init("home indicator", $0) },
    ].compactMap(\.self)
  }
}
