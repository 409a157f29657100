package import Foundation

/// The screen that a session shows its map on; it may be a part of a device's screen.
nonisolated package struct ScreenConfiguration: Sendable, Hashable, Codable {
  /// What kind of device the screen belongs to.
  nonisolated package enum Idiom: String, Sendable, Hashable, Codable, CaseIterable {
    case phone, pad, carPlay
  }

  /// Distances from the screen's physical edges, in points.
  nonisolated package struct Insets: Sendable, Hashable, Codable {
    package var top, left, bottom, right: CGFloat

    package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var safeAreaInsets: Insets
  /// Radius of the display's own corners, in points.
  package var cornerRadius: CGFloat
  package var idiom: Idiom
  /// Whether UIKit calls the width regular; a pad's split view may be compact.
  package var isRegularWidth: Bool

  package init(
    size: CGSize, scale: CGFloat, safeAreaInsets: Insets = Insets(), cornerRadius: CGFloat = 0, idiom: Idiom = .phone,
    isRegularWidth: Bool? = nil
  ) {
    (self.size, self.scale, self.safeAreaInsets) = (size, scale, safeAreaInsets)
    (self.cornerRadius, self.idiom) = (cornerRadius, idiom)
    self.isRegularWidth = isRegularWidth ?? (idiom == .pad && size.width > 700)
  }

  /// The default rule of wide mode (ours; the SDK's threshold is unpublished): at least 600 points wide, and either
  /// wider than tall or of regular width.
  package var isWide: Bool {
    size.width >= 600 && (size.width > size.height || isRegularWidth)
  }
}
