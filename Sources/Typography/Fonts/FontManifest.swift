import CPango
import Foundation

extension FontSet {
  /// A font file's name and checksum, to tell a changed font from a changed layout.
  package struct ManifestEntry: Sendable, Hashable, Codable {
    /// For example `Roboto-Medium.ttf`.
    package var file: String
    /// Lower-case hexadecimal.
    package var sha256: String
  }

  /// Every file of the set with its SHA-256, in the set's order. Reads all of them: 60 MB for `installed`.
  package func manifest() throws(FontError) -> [ManifestEntry] {
    try manifest(of: FontLayer.allCases)
  }

  /// The manifest of some layers only; `[.base]` reads 5 MB.
  package func manifest(of layers: [FontLayer]) throws(FontError) -> [ManifestEntry] {
    var entries: [ManifestEntry] = []
    for file in layers.flatMap(files(in:)) {
      guard let data = FileManager.default.contents(atPath: file.path) else { throw .missing(file) }
      entries.append(ManifestEntry(file: file.name, sha256: SHA256.hexadecimal(of: data)))
    }
    return entries
  }
}

/// SHA-256 by GLib, which Pango needs anyway.
enum SHA256 {
  static func hexadecimal(of data: Data) -> String {
    data.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count)) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}
