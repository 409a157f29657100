/// Why text cannot be set on this machine.
package enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The font file is not there.
  case missing(FontFile)
  /// The file is there, but is not a font that FreeType reads.
  case unreadable(FontFile)

  package var description: String {
    switch self {
    case .missing(let file):
      "the font file \(file.path) is missing; install the Debian package \(file.package), or run scripts/setup"
    case .unreadable(let file):
      "the font file \(file.path) cannot be read as a font; reinstall the Debian package \(file.package)"
    }
  }
}
