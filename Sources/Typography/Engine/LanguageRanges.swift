import CPango

/// Which language each part of a text is set in.
///
/// Pango guesses the language of a script that the style's language is not written in from `LANGUAGE` in the
/// environment; naming one for every range leaves it nothing to guess.
struct LanguageRanges {
  struct Range: Equatable {
    var language: String
    /// UTF-8 offsets.
    var start, end: Int
  }

  let ranges: [Range]

  init(_ text: String, language: String) {
    let eastAsian = EastAsianLanguage(of: text, language: language)
    var ranges: [Range] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      let own = Self.language(of: scalar, style: language, eastAsian: eastAsian) ?? ranges.last?.language ?? language
      if let last = ranges.last, last.language == own {
        ranges[ranges.count - 1].end = end
      } else {
        ranges.append(Range(language: own, start: offset, end: end))
      }
      offset = end
    }
    self.ranges = ranges
  }

  /// Nil for what stands in any script: spaces, digits, punctuation, combining marks.
  private static func language(
    of scalar: Unicode.Scalar, style: String, eastAsian: EastAsianLanguage
  ) -> String? {
    let script = g_unichar_get_script(scalar.value)
    switch script {
    case G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_INHERITED, G_UNICODE_SCRIPT_UNKNOWN: return nil
    case G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA, G_UNICODE_SCRIPT_HANGUL,
      G_UNICODE_SCRIPT_BOPOMOFO:
      return eastAsian.tag
    default: break
    }
    let styleLanguage = pango_language_from_string(style)
    let isWrittenInIt = pango_language_includes_script(styleLanguage, PangoScript(rawValue: Int32(script.rawValue)))
    return isWrittenInIt != 0 ? style : defaultLanguage(of: script)
  }

  private static func defaultLanguage(of script: GUnicodeScript) -> String {
    switch script {
    case G_UNICODE_SCRIPT_ARABIC: "ar"
    case G_UNICODE_SCRIPT_CYRILLIC: "ru"
    case G_UNICODE_SCRIPT_DEVANAGARI: "hi"
    case G_UNICODE_SCRIPT_BENGALI: "bn"
    case G_UNICODE_SCRIPT_ETHIOPIC: "am"
    case G_UNICODE_SCRIPT_GREEK: "el"
    case G_UNICODE_SCRIPT_HEBREW: "he"
    case G_UNICODE_SCRIPT_MYANMAR: "my"
    case G_UNICODE_SCRIPT_THAI: "th"
    default: "en"
    }
  }
}
