import GoogleNavigation

extension DocumentReader {
  /// The object under a key, every key of which `read` must know; nil where the key is missing.
  mutating func object<Value>(
    _ key: String, _ read: (inout DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value? {
    guard let raw = value(key) else { return nil }
    return try Self.object(raw, file: file, path: path(of: key), read)
  }

  /// The objects of a list, or a single one; none where the key is missing.
  mutating func objects<Value>(
    _ key: String, _ read: (inout DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> [Value] {
    var values: [Value] = []
    for element in try elements(key) ?? [] {
      values.append(try Self.object(element.value, file: file, path: element.path, read))
    }
    return values
  }

  /// A value that must be there.
  func required<Value>(_ key: String, _ value: Value?, expected: String) throws(DocumentError) -> Value {
    guard let value else { throw .missingValue(file: file, path: path(of: key), expected: expected) }
    return value
  }

  private static func object<Value>(
    _ value: JSONValue, file: String, path: String, _ read: (inout DocumentReader) throws(DocumentError) -> Value
  ) throws(DocumentError) -> Value {
    var reader = try DocumentReader(file: file, path: path, value: value)
    let result = try read(&reader)
    try reader.finish()
    return result
  }
}
