package import enum LayoutModel.LayoutDirection

/// The direction a user interface reads in.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIUserInterfaceLayoutDirection {
  /// The same direction as the layout model names it.
  nonisolated package var model: LayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction that the layout model names.
  nonisolated package init(_ direction: LayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// What a view shows, as far as mirroring for right-to-left languages depends on it.
nonisolated public enum UISemanticContentAttribute: Int, Sendable, Hashable {
  /// Mirrored with the language.
  case unspecified = 0
  /// Play, rewind, fast forward: never mirrored.
  case playback = 1
  /// Controls about left, right, up and down: never mirrored.
  case spatial = 2
  /// Left to right always.
  case forceLeftToRight = 3
  /// Right to left always.
  case forceRightToLeft = 4

  /// The direction in which a view of this kind reads, where the interface reads in `interface`.
  package func direction(in interface: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
