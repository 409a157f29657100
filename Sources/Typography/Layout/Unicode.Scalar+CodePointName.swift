extension Unicode.Scalar {
  /// As in `U+1F600`, with at least four digits.
  package var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
