import Foundation
import Rendering

/// Compiled libraries by what they were made of, so that an unchanged delegate is not compiled again.
struct LibraryCache: Sendable {
  let folder: String

  /// The folder that `NAVSHOT_CACHE` names, or `navshot` in the user's cache folder.
  init(environment: [String: String]) throws(DelegateError) {
    folder = environment["NAVSHOT_CACHE"] ?? Self.userFolder(environment) + "/navshot"
    try makeFolder(folder)
  }

  private static func userFolder(_ environment: [String: String]) -> String {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
    if let home = environment["HOME"], FileManager.default.isWritableFile(atPath: home) { return home + "/.cache" }
    return NSTemporaryDirectory() + "/navshot-cache-\(getuid())"
  }

  /// The library that was kept for exactly this key.
  func library(for key: String) -> String? {
    let path = path(for: key)
    guard let kept = FileManager.default.contents(atPath: path + ".key"),
      let library = FileManager.default.contents(atPath: path + ".so"), kept == Self.document(key, library)
    else { return nil }
    return path + ".so"
  }

  /// Moves a library into the cache and returns where it is now.
  func keep(_ library: String, for key: String) throws(DelegateError) -> String {
    let path = path(for: key)
    // The key goes away first and comes back last: a library whose writing was cut short has none.
    try? FileManager.default.removeItem(atPath: path + ".key")
    guard let bytes = FileManager.default.contents(atPath: library), rename(library, path + ".so") == 0 else {
      throw .cannotCache(folder: folder, reason: String(cString: strerror(errno)))
    }
    try write(Self.document(key, bytes), to: path + ".key")
    return path + ".so"
  }

  /// The key, and a digest of the library: one that was damaged since is compiled anew.
  private static func document(_ key: String, _ library: Data) -> Data {
    Data("\(ByteDigest(of: [UInt8](library)))\n\(key)".utf8)
  }

  /// A folder that nobody else uses. Those of processes that were ended in the middle of compiling go away.
  func newFolder() throws(DelegateError) -> String {
    removeLeftovers()
    let path = "\(folder)/build-\(getpid())-\(UInt64.random(in: .min ... .max))"
    try makeFolder(path)
    return path
  }

  private func removeLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let parts = name.split(separator: "-")
      guard parts.count == 3, parts[0] == "build", let process = Int32(parts[1]), kill(process, 0) != 0 else {
        continue
      }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  func makeFolder(_ path: String) throws(DelegateError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotCache(folder: path, reason: error.localizedDescription)
    }
  }

  func write(_ text: String, to path: String) throws(DelegateError) {
    try write(Data(text.utf8), to: path)
  }

  private func write(_ data: Data, to path: String) throws(DelegateError) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotCache(folder: folder, reason: error.localizedDescription)
    }
  }

  private func path(for key: String) -> String {
    folder + "/delegate-" + String(Self.hash(of: key), radix: 16)
  }

  /// FNV-1a; the kept key is compared in full, so a collision costs a compilation and no more.
  private static func hash(of key: String) -> UInt64 {
    key.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
