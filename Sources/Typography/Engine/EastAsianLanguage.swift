/// Whose shapes Han characters take: one code point is drawn differently in Chinese, Japanese and Korean.
enum EastAsianLanguage: Equatable, CaseIterable {
  case simplifiedChinese, traditionalChinese, hongKong, japanese, korean

  /// By the style's language where it is one of these; otherwise by kana and hangul in the text, else simplified Chinese.
  init(of text: String, language: String) {
    if let named = Self(named: language) {
      self = named
    } else if text.unicodeScalars.contains(where: { (0x3040...0x30FF).contains($0.value) }) {
      self = .japanese
    } else if text.unicodeScalars.contains(where: Self.isHangul) {
      self = .korean
    } else {
      self = .simplifiedChinese
    }
  }

  private init?(named language: String) {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue": self = .hongKong
    case "zh":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else {
        self = parts.contains("hant") || parts.contains("tw") ? .traditionalChinese : .simplifiedChinese
      }
    default: return nil
    }
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7AF).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
  }

  /// As Pango and the fonts' `locl` feature know it.
  var tag: String {
    switch self {
    case .simplifiedChinese: "zh-cn"
    case .traditionalChinese: "zh-tw"
    case .hongKong: "zh-hk"
    case .japanese: "ja"
    case .korean: "ko"
    }
  }

  var family: String {
    switch self {
    case .simplifiedChinese: "Noto Sans CJK SC"
    case .traditionalChinese: "Noto Sans CJK TC"
    case .hongKong: "Noto Sans CJK HK"
    case .japanese: "Noto Sans CJK JP"
    case .korean: "Noto Sans CJK KR"
    }
  }
}
