/// One limit of a tolerance, and what it was held against.
package struct Gate: Sendable, Hashable {
  package enum Measure: Sendable, Hashable {
    /// Pixels that differ.
    case count
    /// Their share of all compared pixels, 0...1.
    case share
    /// The most of them in a square of so many pixels a side.
    case density(side: Int)
  }

  package var measure: Measure
  package var value, limit: Double

  package init(_ measure: Measure, value: Double, limit: Double) {
    (self.measure, self.value, self.limit) = (measure, value, limit)
  }

  package var isPassed: Bool { value <= limit }
}

extension Gate: CustomStringConvertible {
  /// What is measured.
  package var name: String {
    switch measure {
    case .count: "different pixels"
    case .share: "share of different pixels"
    case .density(let side): "different pixels in any \(side)×\(side) square"
    }
  }

  /// For example `different pixels: 12 > 0 ✗`.
  package var description: String {
    "\(name): \(text(value)) \(isPassed ? "≤" : ">") \(text(limit)) \(isPassed ? "✓" : "✗")"
  }

  private func text(_ number: Double) -> String {
    guard measure == .share else { return "\(Int(number))" }
    // Digits enough to tell one pixel of the largest picture from none.
    let millionths = number > 0 ? max(1, Int((number * 100_000_000).rounded())) : 0
    let (whole, part) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(String(part + 1_000_000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole)\(digits.isEmpty ? "" : "." + digits) %"
  }
}
