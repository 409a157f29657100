/// Undoes what was done to rows to make them pack better.
struct PNGFilter {
  let header: PNGHeader
  let pass: PNGPass

  func undo(in bytes: inout [UInt8], at start: Int) throws(PNGError) {
    let length = header.rowLength(width: pass.width)
    for y in 0..<pass.height {
      let row = start + y * (length + 1)
      let filter = bytes[row]
      guard filter <= 4 else { throw .malformed("there is no filter \(filter)") }
      guard filter != 0 else { continue }
      bytes.withUnsafeMutableBufferPointer { all in
        undo(
          filter, UnsafeMutableBufferPointer(rebasing: all[(row + 1)..<(row + 1 + length)]),
          above: y == 0 ? nil : UnsafeBufferPointer(rebasing: all[(row - length)..<row]))
      }
    }
  }

  private func undo(
    _ filter: UInt8, _ row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>?
  ) {
    let back = header.pixelLength
    for index in row.indices {
      let left = index >= back ? row[index - back] : 0
      let up = above?[index] ?? 0
      switch filter {
      case 1: row[index] &+= left
      case 2: row[index] &+= up
      case 3: row[index] &+= UInt8((Int(left) + Int(up)) / 2)
      default: row[index] &+= Self.paeth(left, up, index >= back ? above?[index - back] ?? 0 : 0)
      }
    }
  }

  /// Whichever of the three neighbours comes closest to left + up - corner.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (toLeft, toUp) = (abs(estimate - Int(left)), abs(estimate - Int(up)))
    let toCorner = abs(estimate - Int(corner))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
