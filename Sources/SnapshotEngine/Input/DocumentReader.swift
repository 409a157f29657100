import Foundation
import GoogleNavigation

/// Takes values out of one object of a user's JSON file, and knows which keys nobody asked for.
struct DocumentReader {
  let file: String
  /// The object's own place in the file; empty for the file's root.
  let path: String
  private let values: [String: JSONValue]
  private var known: [String] = []

  /// Reads a whole file, which must hold an object.
  init(json: [UInt8], file: String) throws(DocumentError) {
    let root: JSONValue
    do {
      root = try JSONDecoder().decode(JSONValue.self, from: Data(json))
    } catch {
      throw .notJSON(file: file, reason: JSONFault.reason(in: Data(json)))
    }
    guard case .object = root else { throw .notJSON(file: file, reason: "the file holds \(root.kind)") }
    try self.init(file: file, path: "", value: root)
  }

  init(file: String, path: String, value: JSONValue) throws(DocumentError) {
    guard case .object(let values) = value else {
      throw .badValue(file: file, path: path, found: value.kind, expected: "an object")
    }
    (self.file, self.path, self.values) = (file, path, values)
  }

  /// The place of a value of this object.
  func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The value as it is written; nil where the key is missing.
  mutating func value(_ key: String) -> JSONValue? {
    known.append(key)
    return values[key]
  }

  /// The value as `convert` understands it; nil where the key is missing.
  mutating func optional<Value>(
    _ key: String, expected: String, as convert: (JSONValue) -> Value?
  ) throws(DocumentError) -> Value? {
    guard let raw = value(key) else { return nil }
    guard let value = convert(raw) else {
      throw .badValue(file: file, path: path(of: key), found: raw.kind, expected: expected)
    }
    return value
  }

  /// The elements of a list, each with its place; nil where the key is missing. A single value counts as a list of one.
  mutating func elements(_ key: String) throws(DocumentError) -> [(path: String, value: JSONValue)]? {
    guard let raw = value(key) else { return nil }
    guard case .array(let items) = raw else { return [(path(of: key), raw)] }
    return items.enumerated().map { ("\(path(of: key))[\($0)]", $1) }
  }

  /// Fails where the object holds a key that nobody asked for; the first in alphabetical order is named.
  func finish() throws(DocumentError) {
    guard let stranger = values.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw .unknownKey(file: file, path: path(of: stranger), known: known)
  }
}

extension DocumentReader {
  mutating func text(_ key: String) throws(DocumentError) -> String? {
    try optional(key, expected: "a text", as: \.text)
  }

  mutating func flag(_ key: String) throws(DocumentError) -> Bool? {
    try optional(key, expected: "true or false") { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  mutating func number(_ key: String, in range: ClosedRange<Double>) throws(DocumentError) -> Double? {
    try optional(key, expected: "a number from \(Self.text(range))") { value in
      value.number.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A list of texts that is not empty, or a single one.
  mutating func texts(_ key: String) throws(DocumentError) -> [String]? {
    try optional(key, expected: "a text, or a list of at least one") { value in
      let texts = value.items.map(\.text)
      return texts.isEmpty || texts.contains(nil) ? nil : texts.compactMap(\.self)
    }
  }

  /// A list of numbers that is not empty, or a single one.
  mutating func numbers(_ key: String, in range: ClosedRange<Double>) throws(DocumentError) -> [Double]? {
    try optional(key, expected: "a number from \(Self.text(range)), or a list of at least one") { value in
      let numbers = value.items.map(\.number)
      guard !numbers.isEmpty, numbers.allSatisfy({ $0.map(range.contains) ?? false }) else { return nil }
      return numbers.compactMap(\.self)
    }
  }

  /// Words out of a closed set, in a list or a single one; `all` stands for every one.
  mutating func choices<Value>(
    _ key: String, among known: [(name: String, value: Value)]
  ) throws(DocumentError) -> [Value]? {
    guard let names = try texts(key) else { return nil }
    if names == ["all"] { return known.map(\.value) }
    var values: [Value] = []
    for name in names { values.append(try choice(name, key, among: known, other: ["all"])) }
    return values
  }

  /// One word out of a closed set.
  mutating func choice<Value>(
    _ key: String, among known: [(name: String, value: Value)]
  ) throws(DocumentError) -> Value? {
    guard let name = try text(key) else { return nil }
    return try choice(name, key, among: known, other: [])
  }

  private func choice<Value>(
    _ name: String, _ key: String, among known: [(name: String, value: Value)], other: [String]
  ) throws(DocumentError) -> Value {
    guard let value = known.first(where: { $0.name == name })?.value else {
      throw .unknownWord(file: file, path: path(of: key), word: name, known: known.map(\.name) + other)
    }
    return value
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(DecimalText.of(range.lowerBound)) to \(DecimalText.of(range.upperBound))"
  }
}

extension JSONValue {
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A list's elements; any other value as the only one.
  var items: [JSONValue] {
    if case .array(let items) = self { items } else { [self] }
  }
}
