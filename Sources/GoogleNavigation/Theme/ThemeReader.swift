import Drawing
import Foundation
import Typography

/// Takes values out of one object of a theme and remembers which keys were asked for.
nonisolated struct ThemeReader {
  let file: String
  let path: String
  private let values: [String: JSONValue]
  private var known: [String] = []

  init(file: String, path: String = "", value: JSONValue) throws(ThemeError) {
    guard case .object(let values) = value else {
      throw .badValue(file: file, path: path.isEmpty ? "theme" : path, found: value.kind, expected: "an object")
    }
    (self.file, self.path, self.values) = (file, path, values)
  }

  /// Reads the object under `key` with `read`, which must know every key in it.
  mutating func section<Section>(
    _ key: String, _ read: (inout ThemeReader) throws(ThemeError) -> Section
  ) throws(ThemeError) -> Section {
    let value = try take(key, expected: "an object")
    var reader = try ThemeReader(file: file, path: fullPath(key), value: value)
    let section = try read(&reader)
    try reader.finish()
    return section
  }

  mutating func color(_ key: String) throws(ThemeError) -> Color {
    let expected = "a colour like \"#1A2B3C\" or \"#1A2B3C80\""
    let value = try take(key, expected: expected)
    guard case .string(let text) = value, let color = Color(hex: text) else {
      throw .badValue(file: file, path: fullPath(key), found: value.kind, expected: expected)
    }
    return color
  }

  /// A number of points, or whatever `unit` says, of at least 0.
  mutating func number(_ key: String, unit: String = "points") throws(ThemeError) -> CGFloat {
    try number(key, in: 0...10_000, expected: "a number of \(unit), 0 or more")
  }

  /// How large something is that would not be there at 0, in points.
  mutating func size(_ key: String) throws(ThemeError) -> CGFloat {
    try number(key, in: 1...10_000, expected: "a number of points, 1 or more")
  }

  private mutating func number(
    _ key: String, in range: ClosedRange<Double>, expected: String
  ) throws(ThemeError) -> CGFloat {
    let value = try take(key, expected: expected)
    guard case .number(let number) = value, range.contains(number) else {
      throw .badValue(file: file, path: fullPath(key), found: value.kind, expected: expected)
    }
    return CGFloat(number)
  }

  mutating func flag(_ key: String) throws(ThemeError) -> Bool {
    let value = try take(key, expected: "true or false")
    guard case .bool(let flag) = value else {
      throw .badValue(file: file, path: fullPath(key), found: value.kind, expected: "true or false")
    }
    return flag
  }

  mutating func string(_ key: String) throws(ThemeError) -> String {
    let value = try take(key, expected: "a text")
    guard case .string(let text) = value else {
      throw .badValue(file: file, path: fullPath(key), found: value.kind, expected: "a text")
    }
    return text
  }

  mutating func strings(_ key: String) throws(ThemeError) -> [String] {
    let value = try take(key, expected: "a list of texts")
    guard case .array(let items) = value else {
      throw .badValue(file: file, path: fullPath(key), found: value.kind, expected: "a list of texts")
    }
    var texts: [String] = []
    for (index, item) in items.enumerated() {
      guard case .string(let text) = item else {
        throw .badValue(file: file, path: "\(fullPath(key))[\(index)]", found: item.kind, expected: "a text")
      }
      texts.append(text)
    }
    return texts
  }

  /// A list of font families, each of which must be in the font set: another would be passed over in silence.
  mutating func fontFamilies(_ key: String) throws(ThemeError) -> [String] {
    let names = try strings(key)
    let known = FontSet.installed.families
    if let index = names.firstIndex(where: { !known.contains($0) }) {
      throw .unknownFont(file: file, path: "\(fullPath(key))[\(index)]", name: names[index], known: known)
    }
    return names
  }

  /// Fails where the object holds a key that nobody asked for; the first in alphabetical order is named.
  func finish() throws(ThemeError) {
    guard let stranger = values.keys.sorted().first(where: { !known.contains($0) }) else { return }
    // A theme's own `extends` is read before its other keys.
    let all = path.isEmpty ? known + ["extends"] : known
    throw .unknownKey(file: file, path: fullPath(stranger), known: all.sorted())
  }

  private mutating func take(_ key: String, expected: String) throws(ThemeError) -> JSONValue {
    known.append(key)
    guard let value = values[key] else {
      throw .missingValue(file: file, path: fullPath(key), expected: expected)
    }
    return value
  }

  private func fullPath(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
