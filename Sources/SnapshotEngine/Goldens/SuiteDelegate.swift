import Foundation
package import GoogleNavigation

/// A delegate that a suite draws.
package struct SuiteDelegate: Sendable, Hashable {
  package enum Code: Sendable, Hashable {
    case sample(SampleDelegate)
    /// The path of a Swift file or of a folder of them.
    case source(String)
    /// No delegate: the SDK's own layout with settings.
    case builtIn(NavigationSettings)
  }

  /// What tells it from the suite's other delegates in file names.
  package var name: String
  package var code: Code
  /// The class, where the source holds several.
  package var typeName: String?
}

extension SuiteDelegate {
  /// The delegates of a matrix file: `delegate` and `delegateType`, or a list `delegates`; the first sample where
  /// neither is given.
  static func all(in reader: inout DocumentReader, folder: String) throws(DocumentError) -> [SuiteDelegate] {
    let single = try reader.text("delegate")
    let typeName = try reader.text("delegateType")
    guard let elements = try reader.elements("delegates") else {
      return [SuiteDelegate(single ?? SampleDelegate.sample.rawValue, typeName: typeName, folder: folder)]
    }
    guard single == nil, typeName == nil else {
      throw .impossible(file: reader.file, path: reader.path(of: "delegates"), reason: "leave out 'delegate' beside it")
    }
    var delegates: [SuiteDelegate] = []
    for element in elements {
      let delegate = try SuiteDelegate(element.value, file: reader.file, path: element.path, folder: folder)
      guard !delegates.contains(where: { $0.name == delegate.name }) else {
        throw .impossible(
          file: reader.file, path: element.path, reason: "'\(delegate.name)' is there already; give it another \"name\""
        )
      }
      delegates.append(delegate)
    }
    guard !delegates.isEmpty else {
      throw .badValue(
        file: reader.file, path: reader.path(of: "delegates"), found: "an empty list", expected: "at least one delegate"
      )
    }
    return delegates
  }

  private init(_ text: String, typeName: String?, folder: String) {
    self.typeName = typeName
    if let sample = SampleDelegate(rawValue: text) {
      (name, code) = (text, .sample(sample))
    } else {
      name = typeName ?? URL(fileURLWithPath: text).deletingPathExtension().lastPathComponent
      code = .source(text.hasPrefix("/") || folder.isEmpty ? text : "\(folder)/\(text)")
    }
  }

  /// A sample's name or a path, or an object: with `source`, `type` and `name`, or for the built-in layout with
  /// `settings` and `name`.
  private init(_ value: JSONValue, file: String, path: String, folder: String) throws(DocumentError) {
    if let text = value.text {
      self.init(text, typeName: nil, folder: folder)
      return
    }
    guard case .object = value else {
      throw .badValue(
        file: file, path: path, found: value.kind, expected: "a sample's name, a path, or an object with \"source\"")
    }
    var reader = try DocumentReader(file: file, path: path, value: value)
    if let settings = reader.value("settings") {
      try self.init(builtIn: settings, &reader)
      return
    }
    let (source, typeName, name) = (try reader.text("source"), try reader.text("type"), try reader.text("name"))
    try reader.finish()
    guard let source else {
      throw .missingValue(file: file, path: reader.path(of: "source"), expected: "a sample's name or a path")
    }
    self.init(source, typeName: typeName, folder: folder)
    self.name = try Self.checked(name, file: file, path: reader.path(of: "name")) ?? self.name
  }

  /// Names are the first part of file names.
  private static func checked(_ name: String?, file: String, path: String) throws(DocumentError) -> String? {
    guard let name else { return nil }
    let isFileName =
      (1...100).contains(name.utf8.count) && !name.hasPrefix(".")
      && name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-_. ".unicodeScalars.contains($0) }
    guard isFileName else {
      throw .impossible(
        file: file, path: path, reason: "'\(name)' cannot be part of a file name; write letters, digits, - and _")
    }
    return name
  }

  private init(builtIn settings: JSONValue, _ reader: inout DocumentReader) throws(DocumentError) {
    name =
      try Self.checked(reader.text("name"), file: reader.file, path: reader.path(of: "name")) ?? "built-in"
    try reader.finish()
    do {
      code = .builtIn(try NavigationSettings(value: settings, file: reader.file, path: reader.path(of: "settings")))
    } catch {
      throw .impossible(file: reader.file, path: reader.path(of: "settings"), reason: error.reason)
    }
  }
}
