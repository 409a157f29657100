import Foundation

/// Which files are watched, and when they last changed.
struct SourceStamp: Hashable {
  private struct File: Hashable {
    var path: String
    var size: Int
    var modified: Date
  }

  private let files: [File]

  /// The files at `paths`; of folders, everything below that ends in `.swift` or `.json`. What is missing counts as a
  /// change once it comes back.
  init(paths: [String]) {
    files = paths.flatMap(Self.expanded).sorted().compactMap { path in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
      return File(
        path: path, size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
        modified: attributes[.modificationDate] as? Date ?? .distantPast)
    }
  }

  private static func expanded(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".json") }.map { "\(path)/\($0)" }
  }

  /// Waits until the files have changed and stayed the same for a moment, as editors write in several steps.
  static func waitForChange(from old: SourceStamp, paths: [String]) -> SourceStamp {
    var last = old
    while true {
      Thread.sleep(forTimeInterval: pollingInterval)
      let now = SourceStamp(paths: paths)
      if now != old, now == last { return now }
      last = now
    }
  }

  private static let pollingInterval = 0.04
}
