import Foundation

/// Why a file could not be written or read.
package enum FileError: UserError, Hashable {
  case unwritable(path: String, reason: String)
  case unreadable(path: String, reason: String)
  /// Results would be written among golden files.
  case golden(path: String)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .golden(let path): "'\(path)' holds a suite's golden files; name another folder"
    }
  }
}

/// Files that appear whole or not at all.
enum FileOutput {
  /// Writes to a temporary name beside `path`, then renames. Makes the folders that are missing.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    // The name is always the same, so that what a killed process left is written over.
    let temporary = URL(fileURLWithPath: path + ".tmp")
    do {
      let folder = temporary.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: temporary)
    } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
    guard rename(temporary.path, path) == 0 else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  static func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }

  static func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(path: path, reason: "no such file, or no permission to read it")
    }
  }

  static func size(of path: String) throws(FileError) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? NSNumber else {
      throw .unreadable(path: path, reason: "no such file, or no permission to read it")
    }
    return size.intValue
  }

  static func move(_ source: String, to path: String) throws(FileError) {
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard rename(source, path) != 0 else { return }
    // The two may be on different file systems.
    try write(try read(source), to: path)
    try? FileManager.default.removeItem(atPath: source)
  }
}
