import SwiftSource

/// A class that the user's sources declare, as far as its headers tell.
struct DeclaredType: Sendable, Hashable {
  /// With the types around it, for example `MapScreen.Layout`.
  var name: String
  /// The types that its declaration and its extensions name after the colon.
  var inherited: [String]
  /// Whether it, or a type around it, is `private` or `fileprivate`.
  var isPrivate: Bool

  var isLayoutDelegate: Bool {
    inherited.contains { $0 == "NavigationLayoutDelegate" || $0 == "GoogleNavigation.NavigationLayoutDelegate" }
  }
}

/// Collects the classes that source files declare outside of functions.
struct DeclarationScanner {
  fileprivate struct Header {
    var keyword: String
    var name: String
    var inherited: [String]
    var isPrivate: Bool
  }

  private var tokens: [SwiftToken] = []
  private var position = 0
  /// The types that surround the position; nil for any other braces.
  private var scopes: [Header?] = []
  private var modifiers: [String] = []
  private var headers: [Header] = []

  /// The classes of some files, in order of appearance, with what extensions in any of the files add.
  static func classes(in sources: [String]) -> [DeclaredType] {
    var scanner = DeclarationScanner()
    for source in sources { scanner.scan(SwiftLexer.tokens(of: source)) }
    return scanner.classes
  }

  private var classes: [DeclaredType] {
    headers.filter { $0.keyword == "class" }.map { header in
      let extensions = headers.filter { $0.keyword == "extension" && $0.name == header.name }
      return DeclaredType(
        name: header.name, inherited: header.inherited + extensions.flatMap(\.inherited), isPrivate: header.isPrivate)
    }
  }

  private mutating func scan(_ tokens: [SwiftToken]) {
    (self.tokens, position, scopes, modifiers) = (tokens, 0, [], [])
    while position < tokens.count { step() }
  }

  private mutating func step() {
    if let header = takeHeader() {
      headers.append(header)
      scopes.append(header)
      modifiers = []
      return
    }
    switch tokens[position] {
    case .sign("{"): scopes.append(nil)
    case .sign("}"): _ = scopes.popLast()
    case .word(let word): modifiers.append(word)
    default: break
    }
    if tokens[position].word == nil { modifiers = [] }
    position += 1
  }

  private static let keywords: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// The declaration of a type that begins here, read up to and including its opening brace.
  private mutating func takeHeader() -> Header? {
    guard let keyword = tokens[position].word, Self.keywords.contains(keyword), !scopes.contains(where: { $0 == nil }),
      position == 0 || tokens[position - 1] != .sign("."), let brace = openingBrace(after: position)
    else { return nil }
    var words = HeaderReader(tokens: tokens[position + 1..<brace])
    guard let name = words.takeName(), !["func", "var", "let", "subscript", "override"].contains(name) else {
      return nil
    }
    let surroundings = scopes.compactMap(\.self)
    let header = Header(
      keyword: keyword, name: (surroundings.suffix(1).map(\.name) + [name]).joined(separator: "."),
      inherited: words.takeInherited(),
      isPrivate: modifiers.contains { $0 == "private" || $0 == "fileprivate" }
        || surroundings.contains(where: \.isPrivate))
    position = brace + 1
    return header
  }

  private func openingBrace(after start: Int) -> Int? {
    tokens[start...].firstIndex { $0 == .sign("{") || $0 == .sign("}") || $0 == .sign(";") }
      .flatMap { tokens[$0] == .sign("{") ? $0 : nil }
  }
}

/// Reads what stands between a declaration's keyword and its brace.
private struct HeaderReader {
  var tokens: ArraySlice<SwiftToken>

  /// A name, with its dots.
  mutating func takeName() -> String? {
    guard var name = tokens.first?.word else { return nil }
    tokens.removeFirst()
    while tokens.first == .sign("."), let part = tokens.dropFirst().first?.word {
      name += "." + part
      tokens.removeFirst(2)
    }
    return name
  }

  /// The types after the colon, without generic arguments and attributes.
  mutating func takeInherited() -> [String] {
    skipGenericArguments()
    guard tokens.popFirst() == .sign(":") else { return [] }
    var names: [String] = []
    while let token = tokens.first, token != .word("where") {
      switch token {
      case .sign("@"): tokens.removeFirst(min(2, tokens.count))
      case .sign("<"): skipGenericArguments()
      case .word: names += takeName().map { [$0] } ?? []
      default: tokens.removeFirst()
      }
    }
    return names
  }

  private mutating func skipGenericArguments() {
    guard tokens.first == .sign("<") else { return }
    var depth = 0
    repeat {
      if tokens.first == .sign("<") { depth += 1 }
      if tokens.first == .sign(">") { depth -= 1 }
      tokens.removeFirst()
    } while depth > 0 && !tokens.isEmpty
  }
}
