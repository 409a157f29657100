import Foundation

/// Why a file could not be written or read.
package enum FileError: UserError, Hashable {
  case unwritable(path: String, reason: String)
  case unreadable(path: String, reason: String)
  case unremovable(path: String, reason: String)
  /// Results would be written among golden files.
  case golden(path: String)
  /// A gallery would be recorded among pictures that are none of its own.
  case otherPictures(path: String)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .unremovable(let path, let reason): "cannot remove '\(path)': \(reason)"
    case .golden(let path): "'\(path)' holds a suite's golden files; name another folder"
    case .otherPictures(let path):
      "'\(path)' holds pictures, but no \(GalleryFolder.documentName): it is no gallery's folder; name another one"
    }
  }
}

/// Files that appear whole or not at all.
enum FileOutput {
  /// Writes to a temporary name beside `path`, then renames. Makes the folders that are missing. Behind a link, the file
  /// that it leads to is replaced; what is no file, such as `/dev/stdout`, is written into.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    switch type(of: path) {
    case .typeDirectory?: throw .unwritable(path: path, reason: "a folder is in its place")
    case .typeRegular?, nil: try replace(target(of: path), by: bytes, path: path)
    default: try append(bytes, to: path)
    }
  }

  /// Removes what a process that ended in the middle of writing `path` has left beside it.
  static func removeTemporary(of path: String, process: Int32) {
    unlink(temporaryPath(of: target(of: path), process: process))
  }

  private static func temporaryPath(of target: String, process: Int32) -> String {
    "\(target).\(process).\(temporaryExtension)"
  }

  /// The name holds the process's number, as another run may be writing the same file.
  private static func replace(_ target: String, by bytes: [UInt8], path: String) throws(FileError) {
    let temporary = temporaryPath(of: target, process: getpid())
    do {
      try makeFolder((target as NSString).deletingLastPathComponent)
      try Data(bytes).write(to: URL(fileURLWithPath: temporary))
    } catch {
      unlink(temporary)
      throw .unwritable(path: path, reason: reason(of: error))
    }
    guard rename(temporary, target) != 0 else { return }
    let reason = String(cString: strerror(errno))
    unlink(temporary)
    throw .unwritable(path: path, reason: reason)
  }

  private static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.write(contentsOf: bytes)
      try handle.close()
    } catch {
      throw .unwritable(path: path, reason: reason(of: error))
    }
  }

  /// The file that is behind a link; the link itself where nothing is.
  private static func target(of path: String) -> String {
    type(of: path) == nil ? path : URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// What is there, behind links too; nil where nothing is.
  private static func type(of path: String) -> FileAttributeType? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .typeRegular
    case S_IFDIR: .typeDirectory
    default: .typeUnknown
    }
  }

  private static func reason(of error: any Error) -> String {
    if case FileError.unwritable(_, let reason) = error { return reason }
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission?: return "no permission"
    case .fileWriteOutOfSpace?: return "no space is left"
    case .fileWriteFileExists?: return "a file is in the place of a folder"
    case .fileWriteVolumeReadOnly?: return "the file system is read-only"
    default: break
    }
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
  }

  static let temporaryExtension = "tmp"

  /// Makes a folder and those above it, where they are missing.
  static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: reason(of: error))
    }
  }

  static func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }

  static func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      let reason =
        switch type(of: path) {
        case .typeDirectory?: "it is a folder"
        case .typeUnknown?: "it is a device or a pipe; only files can be read"
        default: "no such file, or no permission to read it"
        }
      throw .unreadable(path: path, reason: reason)
    }
  }

  /// Whether two paths lead to one place, also behind links.
  static func isSameFile(_ path: String, _ other: String) -> Bool {
    let (first, second) = (URL(fileURLWithPath: path), URL(fileURLWithPath: other))
    return first.resolvingSymlinksInPath().standardizedFileURL == second.resolvingSymlinksInPath().standardizedFileURL
  }

  static func size(of path: String) throws(FileError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    return Int(status.st_size)
  }

  /// Puts a file in another's place. Links are followed, as in `write`.
  static func move(_ source: String, to path: String) throws(FileError) {
    let target = target(of: path)
    try makeFolder((target as NSString).deletingLastPathComponent)
    guard rename(source, target) != 0 else { return }
    // The two may be on different file systems.
    try write(try read(source), to: path)
    try? FileManager.default.removeItem(atPath: source)
  }
}
