import CPango
import Glibc
import Synchronization

/// Fontconfig sets by their files, made once in a process: scanning font files takes longer than setting a page of text.
///
/// Fontconfig counts references atomically, and nothing changes a set once it is made, so that threads may share it.
enum FontConfigurations {
  /// Addresses, because pointers cannot be handed from thread to thread. Each holds a reference that is never given back.
  private static let made = Mutex<[[FontFile]: UInt]>([:])

  /// A set with these files and no other rule or folder. The caller gives the reference back with `FcConfigDestroy`.
  static func configuration(of files: [FontFile]) throws(FontError) -> OpaquePointer {
    _ = hostConfigurationIsReplaced
    let address = try made.withLock { sets throws(FontError) in
      if let known = sets[files] { return known }
      let address = UInt(bitPattern: try make(files))
      sets[files] = address
      return address
    }
    guard let configuration = OpaquePointer(bitPattern: address) else { preconditionFailure("no address is zero") }
    return FcConfigReference(configuration)
  }

  /// An empty configuration has no rules and no folders of the host; each file is added by its path.
  private static func make(_ files: [FontFile]) throws(FontError) -> OpaquePointer {
    guard let configuration = FcConfigCreate() else { preconditionFailure("out of memory") }
    for file in files where FcConfigAppFontAddFile(configuration, file.path) == 0 {
      FcConfigDestroy(configuration)
      throw access(file.path, R_OK) == 0 ? .unreadable(file) : .missing(file)
    }
    return configuration
  }

  /// Makes an empty configuration the process's own, once and before any font map exists: Pango's helper thread would
  /// read the host's, and race with us for it.
  private static let hostConfigurationIsReplaced: Bool = {
    guard let empty = FcConfigCreate() else { return false }
    return FcConfigSetCurrent(empty) != 0
  }()
}
