/// The five ways to write a row as its difference to what is around, numbered as in the file.
enum PNGRowFilter: UInt8, CaseIterable {
  case none, left, above, average, paeth

  /// Writes the filtered row.
  func apply(
    _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelLength: Int,
    to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    let count = row.count
    // The pixels of the first column have nothing to their left.
    for index in 0..<min(pixelLength, count) { target[index] = row[index] &- guess(0, above[index], 0) }
    guard count > pixelLength else { return }
    switch self {
    case .none: for index in pixelLength..<count { target[index] = row[index] }
    case .left: for index in pixelLength..<count { target[index] = row[index] &- row[index - pixelLength] }
    case .above: for index in pixelLength..<count { target[index] = row[index] &- above[index] }
    case .average, .paeth:
      for index in pixelLength..<count {
        target[index] = row[index] &- guess(row[index - pixelLength], above[index], above[index - pixelLength])
      }
    }
  }

  @inline(__always)
  private func guess(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .left: left
    case .above: up
    case .average: UInt8((UInt16(left) + UInt16(up)) / 2)
    case .paeth: Self.paeth(left, up, corner)
    }
  }

  /// Whichever of the three neighbours comes closest to left + up - corner.
  @inline(__always)
  static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (toLeft, toUp) = (abs(estimate - Int(left)), abs(estimate - Int(up)))
    let toCorner = abs(estimate - Int(corner))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
