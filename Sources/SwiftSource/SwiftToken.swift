/// A word or a sign of Swift source, with neither comments nor the contents of string literals.
package enum SwiftToken: Sendable, Hashable {
  case word(String)
  case sign(Character)

  package var word: String? {
    if case .word(let text) = self { text } else { nil }
  }
}

extension SwiftToken {
  /// A token and the line that it is on, counted from 1.
  package struct Located: Sendable, Hashable {
    package var token: SwiftToken
    package var line: Int
  }
}
