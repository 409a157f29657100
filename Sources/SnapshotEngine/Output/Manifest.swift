import Drawing
import Foundation
import Typography

/// What a picture was made with: enough to tell a changed library or font from a changed layout.
package struct Manifest: Sendable, Hashable, Codable {
  package struct Entry: Sendable, Hashable, Codable {
    package var name: String
    /// A version, or a font file's SHA-256.
    package var value: String
  }

  package var libraries: [Entry]
  /// The fonts that the picture's texts use.
  package var fonts: [Entry]
}

extension Manifest {
  /// The manifest of a picture.
  init(of list: DisplayList) {
    libraries = [Entry(name: "navshot", value: Navshot.version)] + LibraryVersions.entries
    fonts = FontNames(in: list).names.map { Entry(name: $0, value: FontChecksums.shared.checksum(of: $0)) }
  }

  /// What differs between two manifests, one sentence each; `self` is the recorded one.
  package func changes(to other: Manifest) -> [String] {
    Self.changes(libraries, other.libraries) { "\($0) is \($2), recorded with \($1)" }
      + Self.changes(fonts, other.fonts) { name, _, _ in "the font file \(name) is not the one recorded with" }
  }

  private static func changes(
    _ before: [Entry], _ after: [Entry], sentence: (String, String, String) -> String
  ) -> [String] {
    before.compactMap { old in
      after.first { $0.name == old.name && $0.value != old.value }.map { sentence(old.name, old.value, $0.value) }
    }
  }
}

/// The names of the fonts of a picture's glyphs, in alphabetical order.
private struct FontNames {
  private var found: Set<String> = []

  init(in list: DisplayList) {
    list.items.forEach { collect($0) }
  }

  var names: [String] { found.sorted() }

  private mutating func collect(_ item: DisplayItem) {
    switch item {
    case .glyphs(let run): found.insert(run.font.name)
    case .group(let group): group.items.forEach { collect($0) }
    default: break
    }
  }
}
