import GoogleNavigation

/// Words in one language or in several: in files a text, or an object of texts by language.
struct LocalizedText: Hashable {
  private let texts: [String: String]

  static let expectation =
    "a text of at most \(mostCharacters) characters, or an object such as {\"en\": \"Turn card\", \"de\": \"Abbiegekarte\"}"

  /// Several pages; setting a text takes the longer the longer it is.
  private static let mostCharacters = 2000

  init(_ text: String) {
    texts = ["": text]
  }

  init?(_ value: JSONValue) {
    switch value {
    case .string(let text) where text.count <= Self.mostCharacters: texts = ["": text]
    case .object(let members):
      var texts: [String: String] = [:]
      for (language, value) in members {
        guard let text = value.text, text.count <= Self.mostCharacters else { return nil }
        texts[language] = text
      }
      guard !texts.isEmpty else { return nil }
      self.texts = texts
    default: return nil
    }
  }

  /// The text in a language, else in the same language of elsewhere, else in English, else in any.
  func text(in language: String) -> String {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    let related = texts.keys.sorted().first { $0.prefix { $0 != "-" && $0 != "_" } == code }
    let keys = ["", language, code, related, "en"].compactMap(\.self)
    return keys.lazy.compactMap { texts[$0] }.first ?? texts.sorted { $0.key < $1.key }.first?.value ?? ""
  }

  /// The languages that the words are there in; empty where there is only one text.
  var languages: [String] { texts.keys.filter { !$0.isEmpty }.sorted() }
}
