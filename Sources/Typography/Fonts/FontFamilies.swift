/// The order in which families are asked for a character; without host rules, a family not named is found by chance.
struct FontFamilies {
  let names: [String]

  init(for text: String, style: TextStyle, primary: String, layers: FontLayers) {
    var names = style.families + [primary] + Self.base
    if layers.contains(.eastAsian) { names.append(EastAsianLanguage(of: text, language: style.language).family) }
    if layers.contains(.regional) { names += Self.regional }
    self.names = names + Self.symbols
  }

  /// Every family of the font set, whatever a text needs.
  static func all(primary: String) -> [String] {
    [primary] + base + EastAsianLanguage.allCases.map(\.family) + regional + symbols
  }

  /// Fonts of symbols: their lines are far taller than text and must not push lines apart.
  static func isSymbols(_ family: String) -> Bool { symbols.contains(family) }

  private static let base = ["Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari"]
  private static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]
  private static let regional = [
    "Armenian", "Bengali", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Lao", "Malayalam",
    "Myanmar", "Sinhala", "Tamil", "Telugu",
  ].map { "Noto Sans \($0)" }
}
