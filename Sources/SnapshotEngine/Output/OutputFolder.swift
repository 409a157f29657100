import Foundation

/// Where a command writes its results: never over a suite's golden files.
struct OutputFolder {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Fails where the folder, what it is in, or its part called `name` is a suite's folder, also behind links.
  func check(holding name: String? = nil) throws(FileError) {
    var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    if let name { try Self.refuseSuite(folder.appendingPathComponent(name).resolvingSymlinksInPath()) }
    while folder.pathComponents.count > 1 {
      try Self.refuseSuite(folder)
      folder.deleteLastPathComponent()
    }
  }

  /// Fails where a file that a command writes would lie among golden files.
  static func check(file path: String?) throws(FileError) {
    guard let path else { return }
    try OutputFolder((path as NSString).deletingLastPathComponent).check()
  }

  /// Makes the folder, and waits until no other run writes to it.
  func lock(_ console: Console) throws(FileError) -> FolderLock {
    try FileOutput.makeFolder(path)
    return FolderLock(path, for: .changing) { console.log("waiting for the run that writes to '\(path)'") }
  }

  private static func refuseSuite(_ folder: URL) throws(FileError) {
    let documents = [Suite.documentName, GalleryFolder.documentName]
    let isSuite = documents.contains {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    if isSuite { throw .golden(path: folder.path) }
  }
}
