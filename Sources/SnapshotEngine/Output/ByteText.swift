/// A number of bytes for people, for example `12.3 KB`.
enum ByteText {
  static func of(_ bytes: Int) -> String {
    guard bytes >= 1024 else { return "\(bytes) B" }
    let kilobytes = Double(bytes) / 1024
    guard kilobytes >= 1024 else { return "\(tenths(kilobytes)) KB" }
    return "\(tenths(kilobytes / 1024)) MB"
  }

  private static func tenths(_ number: Double) -> String { DecimalText.of((number * 10).rounded() / 10) }
}
