import Foundation
import Synchronization
import Typography

/// Checksums of the installed font files, each computed once.
final class FontChecksums: Sendable {
  static let shared = FontChecksums()

  private let known = Mutex<[String: String]>([:])

  /// The SHA-256 of the file of that name, without its extension; `unknown` where the set has none.
  func checksum(of name: String) -> String {
    known.withLock { known in
      if let checksum = known[name] { return checksum }
      let checksum = Self.compute(name)
      known[name] = checksum
      return checksum
    }
  }

  private static func compute(_ name: String) -> String {
    let installed = FontSet.installed
    let files = installed.files.filter {
      URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent == name
    }
    let set = FontSet(base: files, eastAsian: [], regional: [], primaryFamily: installed.primaryFamily)
    return (try? set.manifest(of: [.base]))?.first?.sha256 ?? "unknown"
  }
}
