/// Reads Swift source into tokens: enough to see which types a file declares, not to understand it.
package struct SwiftLexer {
  private let characters: [Character]
  private var position = 0

  private init(_ source: String) {
    characters = Array(source)
  }

  package static func tokens(of source: String) -> [SwiftToken] {
    locatedTokens(of: source).map(\.token)
  }

  package static func locatedTokens(of source: String) -> [SwiftToken.Located] {
    var lexer = SwiftLexer(source)
    var tokens: [SwiftToken.Located] = []
    var (line, counted) = (1, 0)
    while let (token, start) = lexer.nextWithStart() {
      line += lexer.characters[counted..<start].count { $0.isNewline }
      counted = start
      tokens.append(SwiftToken.Located(token: token, line: line))
    }
    return tokens
  }

  private mutating func next() -> SwiftToken? { nextWithStart()?.token }

  private mutating func nextWithStart() -> (token: SwiftToken, start: Int)? {
    while position < characters.count {
      let character = characters[position]
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let pounds = poundsOfString {
        skipString(pounds: pounds)
      } else if character.isWhitespace {
        position += 1
      } else if Self.isWordPart(character) {
        let start = position
        return (.word(takeWord()), start)
      } else {
        position += 1
        return (.sign(character), position - 1)
      }
    }
    return nil
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  private mutating func takeWord() -> String {
    let start = position
    while position < characters.count, Self.isWordPart(characters[position]) { position += 1 }
    return String(characters[start..<position].filter { $0 != "`" })
  }

  private func starts(with text: String, at offset: Int = 0) -> Bool {
    var index = position + offset
    for character in text {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
    }
    return true
  }
}

extension SwiftLexer {
  private mutating func skipLine() {
    while position < characters.count, !characters[position].isNewline { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < characters.count
  }

  /// How many `#` a string literal here begins with; nil where none begins.
  private var poundsOfString: Int? {
    var count = 0
    while starts(with: "#", at: count) { count += 1 }
    return starts(with: "\"", at: count) ? count : nil
  }

  private mutating func skipString(pounds: Int) {
    let hashes = String(repeating: "#", count: pounds)
    position += pounds
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    while position < characters.count, !starts(with: quotes + hashes) {
      // An unfinished literal ends at its line.
      if quotes.count == 1, characters[position].isNewline { return }
      if starts(with: "\\" + hashes + "(") {
        position += pounds + 2
        skipInterpolation()
      } else {
        position += starts(with: "\\" + hashes) ? pounds + 2 : 1
      }
    }
    position += quotes.count + pounds
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let token = next() {
      if token == .sign("(") { depth += 1 }
      if token == .sign(")") { depth -= 1 }
    }
  }
}
