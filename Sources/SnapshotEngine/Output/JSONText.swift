/// A JSON value that writes itself the same way everywhere: keys in the order given, two spaces a level, short
/// containers of plain values on one line. So a change of one frame is a change of one line.
package indirect enum JSONText: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written with at most three decimals.
  case number(Double)
  /// Written with as many digits as it takes to read the same number back.
  case exact(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  package struct Member: Sendable, Hashable {
    var key: String
    var value: JSONText
  }

  /// An object; members without a value are left out.
  package static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The document, with a line break at its end.
  package var document: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  /// The value without line breaks.
  package var line: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): DecimalText.of(number)
    case .exact(let number): "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + " }"
    }
  }
}

extension JSONText {
  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Whether the value holds plain values only, few enough for one line.
  private var fitsOneLine: Bool {
    switch self {
    case .array(let items): items.allSatisfy(\.isPlain) && line.utf8.count <= 100
    case .object(let members): members.allSatisfy(\.value.isPlain) && line.utf8.count <= 100
    default: true
    }
  }

  private func write(to text: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .array(let items) where !fitsOneLine:
      text += "[\n"
      for (index, item) in items.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner
        item.write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .object(let members) where !fitsOneLine:
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "" : ",\n") + inner + Self.quoted(member.key) + ": "
        member.value.write(to: &text, indent: inner)
      }
      text += "\n\(indent)}"
    default: text += line
    }
  }

  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      // Direction marks and other invisible characters would mislead whoever reads the file.
      case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format: text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
