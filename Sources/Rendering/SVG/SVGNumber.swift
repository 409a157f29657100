import Drawing
import Foundation

/// Writes numbers the same way everywhere: no exponents, no trailing zeros, no negative zero.
enum SVGNumber {
  /// Rounded to two decimals, a third of a hundredth of a pixel at three pixels a point.
  static func text(_ value: CGFloat, decimals: Int = 2) -> String {
    let unit = (0..<decimals).reduce(1) { result, _ in result * 10 }
    let scaled = (Double(value) * Double(unit)).rounded()
    // The writer has refused anything near this; digits here must never trap.
    let whole = Int(min(max(scaled, -9e15), 9e15))
    let (integer, fraction) = (whole.magnitude / UInt(unit), whole.magnitude % UInt(unit))
    let sign = whole < 0 ? "-" : ""
    guard fraction > 0 else { return sign + String(integer) }
    var digits = String(fraction)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return sign + String(integer) + "." + digits
  }

  static func text(_ transform: CGAffineTransform) -> String {
    let (x, y) = (text(transform.tx), text(transform.ty))
    guard (transform.a, transform.b, transform.c, transform.d) != (1, 0, 0, 1) else { return "translate(\(x) \(y))" }
    let parts = [transform.a, transform.b, transform.c, transform.d].map { text($0, decimals: 6) }
    return "matrix(" + (parts + [x, y]).joined(separator: " ") + ")"
  }
}

extension Path {
  /// The path as SVG's `d` attribute has it.
  var svgData: String {
    elements.map { element in
      let numbers = element.points.map { SVGNumber.text($0.x) + " " + SVGNumber.text($0.y) }.joined(separator: " ")
      return element.svgLetter + numbers
    }.joined()
  }
}

extension PathElement {
  fileprivate var svgLetter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}
