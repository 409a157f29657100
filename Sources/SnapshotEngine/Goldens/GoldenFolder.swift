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
      guard !Self.isRunning(name.dropFirst(Self.prefix.count)) else { continue }
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    for file in leftovers where file.name.hasSuffix(Self.temporarySuffix) {
      guard !Self.isRunning(file.name.dropLast(Self.temporarySuffix.count)) else { continue }
      try? remove(file)
    }
  }

  /// Whether another process of the number that a name ends with is at work.
  private static func isRunning(_ name: Substring) -> Bool {
    guard let process = name.split(separator: ".").last.flatMap({ Int32($0) }), process != getpid() else {
      return false
    }
    return kill(process, 0) == 0
  }

  /// Waits until no other run changes the goldens, or where they are to be changed, until none reads them.
  func lock(for use: FolderLock.Use, _ console: Console) -> FolderLock {
    FolderLock(path, for: use) { console.log("waiting for another run that uses '\(path)'") }
  }

  package func remove(_ file: File) throws(FileError) {
    let full = "\(path)/\(file.name)"
    guard unlink(full) == 0 else { throw .unremovable(path: full, reason: String(cString: strerror(errno))) }
    // Fails where the folder still holds something, which is as it should be.
    rmdir((full as NSString).deletingLastPathComponent)
  }

  /// Where a recording makes its files: beside the goldens, so that renaming puts them into place.
  var recordingFolder: String { "\(path)/\(Self.prefix)\(getpid())" }

  private static let prefix = ".recording-"

  private static let temporarySuffix = "." + FileOutput.temporaryExtension

  private static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(prefix)
      || name.hasSuffix(temporarySuffix) && (name.contains(".png.") || name.contains(".layout.json."))
  }

  private func files(where isWanted: (String) -> Bool) -> [File] {
    names.filter(isWanted).sorted().compactMap { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
      return File(name: name, bytes: (attributes?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }
}

extension GoldenFolder {
  /// Of all files below the folder, but for those of a suite that lies within it.
  private var names: [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: path) else { return [] }
    var names: [String] = []
    while let name = enumerator.nextObject() as? String {
      if FileManager.default.fileExists(atPath: "\(path)/\(name)/\(Suite.documentName)") {
        enumerator.skipDescendants()
      } else {
        names.append(name)
      }
    }
    return names
  }
}

extension Scenario {
  /// The picture's file of a format, relative to its folder.
  package func fileName(_ format: OutputFormat) -> String { "\(fileStem).\(format.fileExtension)" }
}
