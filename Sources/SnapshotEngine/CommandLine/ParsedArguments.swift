/// A command's options and operands, as they were written.
package struct ParsedArguments: Sendable, Hashable {
  /// Each option's values in order of appearance; a switch has an empty one.
  var values: [String: [String]] = [:]
  var operands: [String] = []

  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value that was given last.
  func value(_ option: String) -> String? { values[option]?.last }

  /// Every value of a list option, split at commas; nil where it was not given.
  func list(_ option: String) -> [String]? {
    values[option]?.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// A number within `range`.
  func number(_ option: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(option) else { return nil }
    return try Self.number(text, option: option, in: range)
  }

  func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(option: option, reason: "it needs a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func numbers(_ option: String, in range: ClosedRange<Double>) throws(UsageError) -> [Double]? {
    guard let texts = list(option) else { return nil }
    var numbers: [Double] = []
    for text in texts { numbers.append(try Self.number(text, option: option, in: range)) }
    return numbers
  }

  private static func number(
    _ text: String, option: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw .badNumber(option: option, value: text, range: range)
    }
    return number
  }

  /// The values of a list option among `known`, without repetitions; `all` stands for every one.
  func choices<Value: Hashable>(
    _ option: String, among known: [(name: String, value: Value)], default fallback: [Value]
  ) throws(UsageError) -> [Value] {
    guard let names = list(option) else { return fallback }
    var chosen: [Value] = []
    for name in names {
      let matches = name == "all" ? known : known.filter { $0.name == name }
      if matches.isEmpty { throw .unknownValue(name, option: option, known: known.map(\.name) + ["all"]) }
      for match in matches where !chosen.contains(match.value) { chosen.append(match.value) }
    }
    guard !chosen.isEmpty else { throw .missingValue(option: option) }
    return chosen
  }
}
