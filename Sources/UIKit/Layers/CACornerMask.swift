/// Which corners of a layer `cornerRadius` rounds; physical corners, not mirrored.
nonisolated public struct CACornerMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  /// Corners by Core Animation's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)

  package static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of rounded corners; both are drawn as circles here.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  /// A curve by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = Self(rawValue: "circular")
  /// Smoother than circles on iOS.
  public static let continuous = Self(rawValue: "continuous")
}
