import LayoutModel
import Typography

/// Collects what a view writes, for the solved layout to tell of.
final class TextLog {
  var texts: [FittedText] = []

  /// All texts in one: each on its own line, truncated where one of them is; nil where there is none.
  var solvedText: SolvedText? {
    guard let first = texts.first else { return nil }
    var missing: [String] = []
    for scalar in texts.flatMap(\.layout.missingGlyphs) where !missing.contains(scalar.codePointName) {
      missing.append(scalar.codePointName)
    }
    return SolvedText(
      string: texts.map(\.string).joined(separator: "\n"), fontSize: first.fontSize,
      lineCount: texts.map(\.layout.lines.count).reduce(0, +), isTruncated: texts.contains(where: \.isTruncated),
      missingGlyphs: missing)
  }
}
