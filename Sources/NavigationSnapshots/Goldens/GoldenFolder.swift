import Foundation

/// The files of a suite's folder, beside its matrix.
package struct GoldenFolder: Sendable {
  package struct File: Sendable, Hashable {
    /// Relative to the suite's folder.
    package var name: String
    package var bytes: Int
  }

  let suite: Suite

  private var path: String { suite.folder.isEmpty ? "." : suite.folder }

  /// Golden files that belong to none of the matrix's cases, in alphabetical order.
  package var unused: [File] {
    let used = Set(suite.scenarios.flatMap { scenario in [OutputFormat.png, .json].map { scenario.fileName($0) } })
    return files { name in
      (name.hasSuffix(".png") || name.hasSuffix(".layout.json")) && !used.contains(name) && !Self.isLeftover(name)
    }
  }

  /// What a `record` that was killed has left.
  package var leftovers: [File] { files(where: Self.isLeftover) }

  /// Removes what killed recordings have left, but not what one that still runs is about to write.
  func removeLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasPrefix(Self.prefix) {
      let process = Int32(name.dropFirst(Self.prefix.count))
      if let process, process != getpid(), kill(process, 0) == 0 { continue }
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    for file in leftovers where file.name.hasSuffix(".tmp") { remove(file) }
  }

  package func remove(_ file: File) {
    let full = "\(path)/\(file.name)"
    try? FileManager.default.removeItem(atPath: full)
    // Fails where the folder still holds something, which is as it should be.
    rmdir((full as NSString).deletingLastPathComponent)
  }

  /// Where a recording makes its files: beside the goldens, so that renaming puts them into place.
  var recordingFolder: String { "\(path)/\(Self.prefix)\(getpid())" }

  private static let prefix = ".recording-"

  private static func isLeftover(_ name: String) -> Bool {
    name.hasSuffix(".png.tmp") || name.hasSuffix(".layout.json.tmp") || name.hasPrefix(prefix)
  }

  private func files(where isWanted: (String) -> Bool) -> [File] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter(isWanted).sorted().compactMap { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
      return File(name: name, bytes: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }
}

extension Scenario {
  /// The picture's file of a format, relative to its folder.
  package func fileName(_ format: OutputFormat) -> String { "\(fileStem).\(format.fileExtension)" }
}
