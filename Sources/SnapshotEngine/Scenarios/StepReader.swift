import Foundation
import GoogleNavigation

/// Reads one event of a scenario file: a word such as `"settle"`, or an object of one key such as `{"advance": 0.2}`.
struct StepReader {
  let file: String

  /// Events without a value.
  private static let plain: [(name: String, value: ScenarioStep)] = [
    ("enableNavigation", .enableNavigation), ("startGuidance", .startGuidance), ("hidePrompt", .hidePrompt),
    ("stopGuidance", .stopGuidance), ("disableNavigation", .disableNavigation), ("settle", .settle),
    ("panMap", .panMap), ("recenter", .recenter), ("offerUnknownButton", .offerUnknownButton),
    ("showReportLabel", .showReportLabel),
    ("rotate", .rotate(nil)),
  ]

  /// Events with a value.
  private static let valued = [
    "showPrompt", "changePrompt", "advance", "rotate", "splitView", "resize", "showSpeed", "showTurn", "nextTurn",
    "content",
    "lightingMode", "appearance", "wideMode",
  ]

  private static var names: [String] {
    plain.map(\.name) + valued.filter { name in !plain.contains { $0.name == name } }
  }

  func step(_ value: JSONValue, path: String) throws(DocumentError) -> ScenarioStep {
    switch value {
    case .string(let word):
      if let step = Self.plain.first(where: { $0.name == word })?.value { return step }
      guard !Self.valued.contains(word) else {
        throw .badValue(file: file, path: path, found: value.kind, expected: "a value: {\"\(word)\": …}")
      }
      throw .unknownWord(file: file, path: path, word: word, known: Self.names)
    case .object(let members):
      guard members.count == 1, let (name, value) = members.first else {
        throw .badValue(
          file: file, path: path, found: "an object of \(members.count) keys",
          expected: "one event, such as \"settle\" or {\"advance\": 0.2}")
      }
      return try step(name, value, path: path)
    default:
      throw .badValue(
        file: file, path: path, found: value.kind, expected: "an event, such as \"settle\" or {\"advance\": 0.2}")
    }
  }

  private func step(_ name: String, _ value: JSONValue, path: String) throws(DocumentError) -> ScenarioStep {
    let place = "\(path).\(name)"
    switch name {
    case "showPrompt": return .showPrompt(try word(value, place))
    case "changePrompt": return .changePrompt(try word(value, place))
    case "advance": return .advance(try number(value, place, in: 0...3600, unit: "seconds"))
    case "rotate": return .rotate(try word(value, place))
    case "splitView": return .splitView(try word(value, place))
    case "resize": return try resize(value, place)
    case "showSpeed": return try speed(value, place)
    case "showTurn": return .showTurn(try word(value, place))
    case "nextTurn": return .content(["turn": try object(value, place)])
    case "content": return .content(try object(value, place))
    case "lightingMode":
      return .event(.setLightingMode(isLowLight: try choice(value, place, "normal", "lowLight")))
    case "appearance": return .event(.setAppearance(isDark: try choice(value, place, "light", "dark")))
    case "wideMode": return .event(.setWideMode(isWide: try wideMode(value, place)))
    default:
      guard !Self.plain.contains(where: { $0.name == name }) else {
        throw .badValue(
          file: file, path: path, found: "an object", expected: "the word \"\(name)\", which takes no value")
      }
      throw .unknownKey(file: file, path: place, known: Self.names)
    }
  }

  private func word<Word: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ path: String
  ) throws(DocumentError) -> Word where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    guard let text = value.text else {
      throw .badValue(file: file, path: path, found: value.kind, expected: "one of \(known.joined(separator: ", "))")
    }
    guard let word = Word(rawValue: text) else { throw .unknownWord(file: file, path: path, word: text, known: known) }
    return word
  }

  /// Whether the second of two words is written.
  private func choice(
    _ value: JSONValue, _ path: String, _ first: String, _ second: String
  ) throws(DocumentError) -> Bool {
    guard let text = value.text, text == first || text == second else {
      throw .badValue(file: file, path: path, found: value.kind, expected: "\"\(first)\" or \"\(second)\"")
    }
    return text == second
  }

  private func wideMode(_ value: JSONValue, _ path: String) throws(DocumentError) -> Bool? {
    switch value {
    case .bool(let isWide): return isWide
    case .string("auto"): return nil
    default: throw .badValue(file: file, path: path, found: value.kind, expected: "true, false or \"auto\"")
    }
  }

  private func number(
    _ value: JSONValue, _ path: String, in range: ClosedRange<Double>, unit: String
  ) throws(DocumentError) -> Double {
    guard let number = value.number, range.contains(number) else {
      let limits = "\(DecimalText.of(range.lowerBound)) to \(DecimalText.of(range.upperBound))"
      throw .badValue(file: file, path: path, found: value.kind, expected: "\(unit) from \(limits)")
    }
    return number
  }

  private func object(_ value: JSONValue, _ path: String) throws(DocumentError) -> JSONValue {
    guard case .object = value else {
      throw .badValue(
        file: file, path: path, found: value.kind, expected: "an object of content, for example {\"road\": …}")
    }
    return value
  }

  private func resize(_ value: JSONValue, _ path: String) throws(DocumentError) -> ScenarioStep {
    var reader = try DocumentReader(file: file, path: path, value: value)
    let (width, height) = (try reader.number("width", in: 1...10_000), try reader.number("height", in: 1...10_000))
    let safeArea = reader.value("safeArea")
    try reader.finish()
    guard let width, let height else {
      throw .missingValue(
        file: file, path: reader.path(of: width == nil ? "width" : "height"), expected: "points from 1 to 10000")
    }
    return .resize(width: width, height: height, insets: try safeArea.map(insets(at: reader.path(of: "safeArea"))))
  }

  private func insets(
    at path: String
  ) -> (JSONValue) throws(DocumentError) -> ScreenConfiguration.Insets {
    { value throws(DocumentError) in
      var reader = try DocumentReader(file: file, path: path, value: value)
      let insets = ScreenConfiguration.Insets(
        top: try reader.number("top", in: 0...1000) ?? 0, left: try reader.number("left", in: 0...1000) ?? 0,
        bottom: try reader.number("bottom", in: 0...1000) ?? 0, right: try reader.number("right", in: 0...1000) ?? 0)
      try reader.finish()
      return insets
    }
  }

  private func speed(_ value: JSONValue, _ path: String) throws(DocumentError) -> ScenarioStep {
    var reader = try DocumentReader(file: file, path: path, value: value)
    let (current, limit) = (try speed("current", &reader), try speed("limit", &reader))
    try reader.finish()
    return .showSpeed(current, limit: limit)
  }

  /// A whole number; null or nothing for a part that is not shown.
  private func speed(_ key: String, _ reader: inout DocumentReader) throws(DocumentError) -> Int? {
    guard let value = reader.value(key), value != .null else { return nil }
    let number = try number(value, reader.path(of: key), in: 0...999, unit: "a whole number")
    guard number == number.rounded() else {
      throw .badValue(
        file: file, path: reader.path(of: key), found: value.kind, expected: "a whole number from 0 to 999")
    }
    return Int(number)
  }
}
