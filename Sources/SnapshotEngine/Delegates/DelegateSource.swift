import Foundation

/// The user's Swift files, read, with the class that is the layout delegate.
package struct DelegateSource: Sendable, Hashable {
  package struct File: Sendable, Hashable {
    package var path: String
    package var text: String
  }

  package let files: [File]
  /// The delegate class, with the types around it.
  package let typeName: String

  /// Reads a Swift file or every Swift file below a folder, and finds the delegate.
  /// - Parameter typeName: the delegate's class where the user names it; needed where there are several.
  package init(paths: [String], typeName: String? = nil) throws(DelegateError) {
    files = try Self.read(paths)
    self.typeName = try Self.chooseType(
      among: DeclarationScanner.classes(in: files.map(\.text)), named: typeName, paths: paths)
  }

  /// The paths of the files, the one that declares the delegate first.
  package var filesByImportance: [String] {
    let isDelegates = { (file: File) in
      DeclarationScanner.classes(in: [file.text]).contains { $0.name == typeName }
    }
    return (files.filter(isDelegates) + files.filter { !isDelegates($0) }).map(\.path)
  }

  private static func read(_ paths: [String]) throws(DelegateError) -> [File] {
    var files: [File] = []
    for path in paths {
      for file in try swiftFiles(at: path) {
        guard let data = FileManager.default.contents(atPath: file), let text = String(data: data, encoding: .utf8)
        else {
          throw .unreadable(path: file)
        }
        files.append(File(path: file, text: text))
      }
    }
    return files
  }

  private static func swiftFiles(at path: String) throws(DelegateError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .missing(path: path) }
    guard isFolder.boolValue else { return [path] }
    let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let swift = inside.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
    guard !swift.isEmpty else { throw .noSwiftFiles(path: path) }
    return swift
  }

  private static func chooseType(
    among classes: [DeclaredType], named name: String?, paths: [String]
  ) throws(DelegateError) -> String {
    let candidates = classes.filter(\.isLayoutDelegate)
    let chosen = name.map { name in classes.filter { $0.name == name } } ?? candidates
    guard let type = chosen.first else {
      guard let name else { throw .noDelegate(paths: paths) }
      throw .unknownType(name, candidates: candidates.map(\.name))
    }
    if name == nil, candidates.count > 1 { throw .severalDelegates(candidates.map(\.name)) }
    if type.isPrivate { throw .privateType(type.name) }
    return type.name
  }
}
