import Foundation

/// Reads Apple's Visual Format Language.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var index = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = Self(format)
    return try parser.readFormat()
  }

  private mutating func readFormat() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    result.axis = try readAxis()
    if accept("|") { result.beginning = try readConnection() }
    result.elements.append(try readElement())
    while index < characters.count {
      let connection = try readConnection()
      if accept("|") {
        result.end = connection
        break
      }
      result.connections.append(connection)
      result.elements.append(try readElement())
    }
    guard index == characters.count else { throw problem("Expected the format to end after '|'") }
    return result
  }

  private mutating func readAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    let axis: NSLayoutConstraint.Axis
    switch next {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    default: return .horizontal
    }
    index += 1
    guard accept(":") else { throw problem("Expected a ':' after the direction") }
    return axis
  }

  private mutating func readElement() throws(VisualFormatError) -> VisualFormat.Element {
    guard accept("[") else { throw problem("Expected a view; views are enclosed in square brackets") }
    guard let name = readName() else { throw problem("Expected a view's name") }
    let sizes = next == "(" ? try readPredicates() : []
    guard accept("]") else { throw problem("Expected a ']' after the view") }
    return VisualFormat.Element(name: name, sizes: sizes)
  }

  private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard accept("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try readPredicates()
    } else {
      predicates = [VisualFormat.Predicate(operand: try readOperand(), priority: try readPriority())]
    }
    guard accept("-") else { throw problem("Expected a '-' after the distance") }
    return .explicit(predicates)
  }

  private mutating func readPredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    index += 1
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      predicates.append(try readPredicate())
    } while accept(",")
    guard accept(")") else { throw problem("Expected a ')' or a ',' after the predicate") }
    return predicates
  }

  private mutating func readPredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try readRelation()
    let operand = try readOperand()
    return VisualFormat.Predicate(relation: relation, operand: operand, priority: try readPriority())
  }

  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    guard let first = next, "=<>".contains(first) else { return .equal }
    index += 1
    guard accept("=") else { throw problem("Expected '==', '<=' or '>='") }
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func readPriority() throws(VisualFormatError) -> VisualFormat.Operand? {
    guard accept("@") else { return nil }
    return try readOperand()
  }

  /// A number, the name of a metric, or the name of a view.
  private mutating func readOperand() throws(VisualFormatError) -> VisualFormat.Operand {
    guard let operand = readNumber() ?? readName() else { throw problem("Expected a number, a metric or a view") }
    return operand
  }

  private mutating func readNumber() -> VisualFormat.Operand? {
    let start = index
    var end = index
    if end < characters.count, characters[end] == "-" { end += 1 }
    let digits = end
    while end < characters.count, characters[end].isASCII, characters[end].isNumber || characters[end] == "." {
      end += 1
    }
    guard end > digits else { return nil }
    index = end
    return operand(from: start)
  }

  private mutating func readName() -> VisualFormat.Operand? {
    let start = index
    guard let first = next, first.isLetter || first == "_" else { return nil }
    while let character = next, character.isLetter || character.isNumber || character == "_" { index += 1 }
    return operand(from: start)
  }

  private func operand(from start: Int) -> VisualFormat.Operand {
    VisualFormat.Operand(text: String(characters[start..<index]), column: start + 1)
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func accept(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private func problem(_ reason: String) -> VisualFormatError {
    VisualFormatError(format: format, column: index + 1, reason: reason)
  }
}
