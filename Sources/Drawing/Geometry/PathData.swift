import Foundation

extension Path {
  /// A path from SVG path data with absolute `M L H V C Q Z` commands, `O x y r` for a circle and `R x y width height r`
  /// for a rounded rectangle.
  ///
  /// For drawings kept as text in the source: nil where the data has another command or a number is missing.
  package init?(data: String) {
    var scanner = PathDataScanner(data)
    var path = Path()
    while let command = scanner.command() {
      guard path.append(command, from: &scanner) else { return nil }
    }
    guard scanner.isAtEnd else { return nil }
    self = path
  }

  private mutating func append(_ command: Character, from scanner: inout PathDataScanner) -> Bool {
    if command == "Z" {
      close()
      return true
    }
    repeat {
      guard appendOne(command, from: &scanner) else { return false }
    } while scanner.isAtNumber
    return true
  }

  private mutating func appendOne(_ command: Character, from scanner: inout PathDataScanner) -> Bool {
    let here = elements.last?.points.last ?? .zero
    let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "O": 3, "R": 5]
    guard let count = counts[command], let numbers = scanner.numbers(count) else { return false }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch command {
    case "M": move(to: point(0))
    case "L": line(to: point(0))
    case "H": line(to: CGPoint(x: numbers[0], y: here.y))
    case "V": line(to: CGPoint(x: here.x, y: numbers[0]))
    case "C": cubic(to: point(4), control1: point(0), control2: point(2))
    case "Q": quadratic(to: point(2), control: point(0))
    case "O": append(.circle(center: point(0), radius: numbers[2]))
    default: append(Self.roundedRectangle(numbers))
    }
    return true
  }

  private static func roundedRectangle(_ numbers: [CGFloat]) -> Path {
    let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return RoundedRectangle(rect, radius: numbers[4]).path
  }
}

/// Reads commands and numbers from path data, left to right.
private struct PathDataScanner {
  private var rest: Substring

  init(_ data: String) {
    rest = Substring(data)
  }

  var isAtEnd: Bool { trimmed.isEmpty }
  var isAtNumber: Bool { trimmed.first.map { $0.isNumber || $0 == "-" || $0 == "." } ?? false }

  private var trimmed: Substring { rest.drop { $0 == " " || $0 == "," || $0 == "\n" } }

  mutating func command() -> Character? {
    rest = trimmed
    guard let first = rest.first, first.isLetter else { return nil }
    rest.removeFirst()
    return first
  }

  mutating func numbers(_ count: Int) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    while numbers.count < count {
      rest = trimmed
      let token = rest.prefix { $0.isNumber || $0 == "-" || $0 == "." }
      guard let number = Double(token) else { return nil }
      numbers.append(CGFloat(number))
      rest = rest.dropFirst(token.count)
    }
    return numbers
  }
}
