package import SwiftSource

/// A file of the delegate's source.
package struct AuditedSource: Sendable {
  package var file: String
  package var tokens: [SwiftToken.Located]

  package init(file: String, text: String) {
    (self.file, tokens) = (file, SwiftLexer.locatedTokens(of: text))
  }

  /// The lines at which `pattern` begins.
  func lines(of pattern: [TokenPattern]) -> [Int] {
    guard tokens.count >= pattern.count else { return [] }
    return (0...(tokens.count - pattern.count)).filter { start in
      zip(pattern, tokens[start...]).allSatisfy { $0.matches($1.token) }
    }.map { tokens[$0].line }
  }
}

/// One step of a pattern over tokens.
enum TokenPattern {
  case sign(Character)
  case word(Set<String>)
  case number

  func matches(_ token: SwiftToken) -> Bool {
    switch (self, token) {
    case (.sign(let sign), .sign(let other)): sign == other
    case (.word(let words), .word(let word)): words.contains(word)
    case (.number, .word(let word)): word.allSatisfy(\.isNumber)
    default: false
    }
  }
}
