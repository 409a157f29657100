import Foundation
import GoogleNavigation

/// A locale as users write it: `de`, `zh-Hans`, `en_US`. Only languages that have texts are accepted, so that no picture
/// of another language is English unnoticed.
struct LocaleName {
  /// As it was written.
  let identifier: String

  /// Why an identifier is not accepted.
  struct Fault: Error {
    let reason: String
  }

  init(_ text: String) throws(Fault) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let languages = NavigationContent.languages
    let known = languages.map { String($0.prefix { $0 != "-" }) }
    let language = parts.first.map { $0.lowercased() } ?? ""
    guard known.contains(language) || language == "iw" else {
      throw Fault(
        reason: "there are no texts in '\(text)'; the languages are \(languages.joined(separator: ", "))")
    }
    guard parts.dropFirst().allSatisfy(Self.isScriptOrRegion), parts.count <= 3 else {
      throw Fault(reason: "'\(text)' is no locale; write a language, script and region as in zh-Hans or en_US")
    }
    identifier = text
  }

  /// Four letters for a script, two letters or three digits for a region.
  private static func isScriptOrRegion(_ part: Substring) -> Bool {
    let isLetters = part.allSatisfy { $0.isASCII && $0.isLetter }
    return isLetters && [2, 4].contains(part.count) || part.count == 3 && part.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
