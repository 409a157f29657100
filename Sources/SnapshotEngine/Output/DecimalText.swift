import Foundation

/// Numbers as files write them: at most three decimals, no exponent, no negative zero, whatever the host's locale.
package enum DecimalText {
  package static func of(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let rounded = (number * 1000).rounded()
    guard abs(rounded) < 1e15 else { return String(number) }
    let thousandths = Int(rounded)
    let sign = thousandths < 0 ? "-" : ""
    let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    return sign + String(whole) + fraction(part)
  }

  private static func fraction(_ thousandths: Int) -> String {
    guard thousandths > 0 else { return "" }
    var digits = String(String(1000 + thousandths).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }
}
