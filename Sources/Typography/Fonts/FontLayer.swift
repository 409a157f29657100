/// Fonts that are loaded together, when a text first needs them: opening all of them costs more than drawing a picture.
package enum FontLayer: Int, Sendable, Hashable, CaseIterable {
  /// Latin, Greek, Cyrillic, Arabic, Hebrew, Thai, Devanagari and symbols: always loaded.
  case base
  /// Chinese, Japanese and Korean: two files of 20 MB each.
  case eastAsian
  /// Other scripts of South and South-East Asia, the Caucasus and Ethiopia.
  case regional
}

/// Which layers a text needs. It depends on the text alone, so that a text looks the same whatever was drawn before it.
struct FontLayers: OptionSet, Hashable {
  let rawValue: Int

  static let base = Self(rawValue: 1 << FontLayer.base.rawValue)
  static let eastAsian = Self(rawValue: 1 << FontLayer.eastAsian.rawValue)
  static let regional = Self(rawValue: 1 << FontLayer.regional.rawValue)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(neededBy text: String) {
    self = text.unicodeScalars.reduce(into: .base) { $0.formUnion(Self(for: $1)) }
  }

  private init(for scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x0530, 0x0590..<0x0980, 0x0E00..<0x0E80, 0x1E00..<0x2E80: self = .base
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      self = .eastAsian
    case 0x0530...0x058F, 0x0980...0x0DFF, 0x0E80...0x13FF, 0x1780...0x17FF, 0x2D00...0x2DDF, 0xA9E0...0xA9FF,
      0xAA60...0xAA7F, 0xAB00...0xAB2F, 0xFB13...0xFB17:
      self = .regional
    default: self = .base
    }
  }

  var layers: [FontLayer] {
    FontLayer.allCases.filter { contains(Self(rawValue: 1 << $0.rawValue)) }
  }
}
