import Foundation
import LayoutModel

/// What a `matrix.json` says.
package struct SuiteDefinition: Sendable, Hashable {
  /// `sample`, or the path of a Swift file or folder relative to the matrix.
  package var delegate: String
  package var delegateType: String?
  package var swiftVersion: String?
  package var devices: [String]
  package var states: [String]
  package var directions: [String]
  package var lightings: [String]
  package var times: [Double]
  package var theme: String?
  package var locale: String?
  package var scale: Double?
}

/// What is wrong with a `matrix.json`.
package enum SuiteError: UserError, Hashable {
  case notJSON(file: String, reason: String)
  case unknownKey(String, file: String, known: [String])
  case badValue(key: String, file: String, expected: String)
  case unknownValue(String, key: String, file: String, known: [String])

  package var description: String {
    switch self {
    case .notJSON(let file, let reason): "\(file): not a JSON object: \(reason)"
    case .unknownKey(let key, let file, let known):
      "\(file): unknown key '\(key)'\(Suggestion(for: key, among: known)); it knows \(known.joined(separator: ", "))"
    case .badValue(let key, let file, let expected): "\(file): '\(key)' needs \(expected)"
    case .unknownValue(let value, let key, let file, let known):
      "\(file): '\(key)' does not know '\(value)'\(Suggestion(for: value, among: known)); it knows \(known.joined(separator: ", "))"
    }
  }
}

extension SuiteDefinition {
  init(json: [UInt8], file: String) throws(SuiteError) {
    var reader = try MatrixReader(json: json, file: file)
    delegate = try reader.text("delegate") ?? "sample"
    delegateType = try reader.text("delegateType")
    swiftVersion = try reader.text("swiftVersion")
    devices = try reader.texts("devices") ?? ["iphone-15"]
    states = try reader.texts("states") ?? ["all"]
    directions = try reader.texts("directions") ?? ["ltr"]
    lightings = try reader.texts("lightings") ?? ["day"]
    times = try reader.numbers("times", in: 0...3600) ?? []
    theme = try reader.text("theme")
    locale = try reader.text("locale")
    scale = try reader.number("scale", in: 0.5...8)
    try reader.finish()
  }

  func matrix(file: String) throws(SuiteError) -> ScenarioMatrix {
    func choices<Value>(
      _ key: String, _ names: [String], among known: [(name: String, value: Value)]
    ) throws(SuiteError) -> [Value] {
      if names == ["all"] { return known.map(\.value) }
      var values: [Value] = []
      for name in names {
        guard let value = known.first(where: { $0.name == name })?.value else {
          throw .unknownValue(name, key: key, file: file, known: known.map(\.name) + ["all"])
        }
        values.append(value)
      }
      return values
    }
    let devices = try choices("devices", devices, among: Device.all.map { ($0.name, $0) })
    return ScenarioMatrix(
      devices: devices.map { device in scale.map(device.scaled) ?? device },
      states: try choices("states", states, among: NavigationState.allCases.map { ($0.name, $0) }),
      directions: try choices("directions", directions, among: LayoutDirection.allCases.map { ($0.rawValue, $0) }),
      lightings: try choices("lightings", lightings, among: Lighting.allCases.map { ($0.rawValue, $0) }),
      times: times, theme: theme, locale: locale)
  }
}

/// Takes a matrix's values by key, and knows which keys nobody asked for.
private struct MatrixReader {
  private let values: [String: Any]
  private let file: String
  private var known: [String] = []

  init(json: [UInt8], file: String) throws(SuiteError) {
    self.file = file
    do {
      guard let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] else {
        throw SuiteError.notJSON(file: file, reason: "the file holds another kind of value")
      }
      values = object
    } catch let error as SuiteError {
      throw error
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw .notJSON(file: file, reason: detail ?? "a bracket, comma or quotation mark is missing or too many")
    }
  }

  mutating func text(_ key: String) throws(SuiteError) -> String? {
    try take(key, expected: "a text") { $0 as? String }
  }

  /// A list of texts that is not empty, or a single one.
  mutating func texts(_ key: String) throws(SuiteError) -> [String]? {
    try take(key, expected: "a list of at least one text") { value in
      let texts = (value as? String).map { [$0] } ?? (value as? [String])
      return texts.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// A list of numbers, or a single one.
  mutating func numbers(_ key: String, in range: ClosedRange<Double>) throws(SuiteError) -> [Double]? {
    try take(key, expected: "numbers from \(Self.text(range))") { Self.numbers($0, in: range) }
  }

  /// A single number, alone or in a list.
  mutating func number(_ key: String, in range: ClosedRange<Double>) throws(SuiteError) -> Double? {
    try take(key, expected: "one number from \(Self.text(range))") { value in
      Self.numbers(value, in: range).flatMap { $0.count == 1 ? $0.first : nil }
    }
  }

  private static func numbers(_ value: Any, in range: ClosedRange<Double>) -> [Double]? {
    let numbers = (value as? Double).map { [$0] } ?? (value as? [Double])
    return numbers.flatMap { $0.allSatisfy(range.contains) ? $0 : nil }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    "\(DecimalText.of(range.lowerBound)) to \(DecimalText.of(range.upperBound))"
  }

  func finish() throws(SuiteError) {
    guard let stranger = values.keys.sorted().first(where: { !known.contains($0) }) else { return }
    throw .unknownKey(stranger, file: file, known: known)
  }

  private mutating func take<Value>(
    _ key: String, expected: String, as convert: (Any) -> Value?
  ) throws(SuiteError) -> Value? {
    known.append(key)
    guard let raw = values[key] else { return nil }
    guard let value = convert(raw) else { throw .badValue(key: key, file: file, expected: expected) }
    return value
  }
}
