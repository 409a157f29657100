/// Numbers the ids of Cairo's SVG anew: Cairo counts surfaces for as long as the process lives, so the same picture would
/// get other ids wherever another was drawn before it, or beside it.
struct SVGNames {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  private var result: [UInt8] = []

  /// The document with ids numbered in the order of their appearance.
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var names = SVGNames()
    names.result.reserveCapacity(document.count)
    names.copy(document)
    return names.result
  }

  private static let definition = Array("id=\"".utf8)
  private static let reference = UInt8(ascii: "#")

  private mutating func copy(_ document: [UInt8]) {
    var position = 0
    while let start = Self.nextName(in: document, from: position) {
      result += document[position..<start]
      let letters = document[start...].prefix {
        $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "-")
      }
      let digits = document[letters.endIndex...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      position = digits.endIndex
      result += letters
      // A colour such as #123456 has no letters before its digits; what has no digits needs no number.
      result += letters.isEmpty || digits.isEmpty ? Array(digits) : number(of: document[start..<position])
    }
    result += document[position...]
  }

  private mutating func number(of name: ArraySlice<UInt8>) -> [UInt8] {
    let number = numbers[name] ?? numbers.count
    numbers[name] = number
    return Array(String(number).utf8)
  }

  /// Where the next id begins, defined or referred to.
  private static func nextName(in document: [UInt8], from start: Int) -> Int? {
    document.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == reference { return index + 1 }
        if bytes[index] == UInt8(ascii: "\""), index >= definition.count - 1,
          bytes[(index - definition.count + 1)...index].elementsEqual(definition)
        {
          return index + 1
        }
        index += 1
      }
      return nil
    }
  }
}
