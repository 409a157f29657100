import SwiftSource
import Testing

@Suite("Lines of tokens")
struct LexerLineTests {
  @Test("a token knows its line, after comments and long literals too")
  func lines() {
    let source = "let a = 1\n/* two\nlines */ let b = \"\"\"\n  text\n  \"\"\"\nc()"
    let lines = SwiftLexer.locatedTokens(of: source).compactMap { located in
      located.token.word.map { "\($0) \(located.line)" }
    }
    #expect(lines == ["let 1", "a 1", "1 1", "let 3", "b 3", "c 6"])
  }
}
