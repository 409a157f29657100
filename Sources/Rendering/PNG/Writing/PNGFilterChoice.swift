/// Ways to choose the filter of each row. None is best for every picture.
enum PNGFilterChoice: CaseIterable {
  /// The filter whose bytes are closest to 0 in sum.
  case leastSum
  /// The filter that leaves the fewest different pairs of neighbouring bytes.
  case fewestPairs

  /// The rows, filtered.
  func filtered(_ storage: PNGStorage) -> [UInt8] {
    let stride = storage.rowLength + 1
    let count = storage.rows.count / stride
    var target = [UInt8](repeating: 0, count: storage.rows.count)
    var scratch = [UInt8](repeating: 0, count: storage.rowLength)
    var measure = RowMeasure(choice: self)
    let blank = [UInt8](repeating: 0, count: storage.rowLength)
    storage.rows.withUnsafeBufferPointer { rows in
      blank.withUnsafeBufferPointer { blank in
        target.withUnsafeMutableBufferPointer { target in
          scratch.withUnsafeMutableBufferPointer { scratch in
            for y in 0..<count {
              let row = UnsafeBufferPointer(rebasing: rows[(y * stride + 1)..<((y + 1) * stride)])
              let above =
                y == 0 ? blank : UnsafeBufferPointer(rebasing: rows[((y - 1) * stride + 1)..<(y * stride)])
              var least = Int.max
              for filter in PNGRowFilter.allCases {
                filter.apply(row, above: above, pixelLength: storage.pixelLength, to: scratch)
                let cost = measure.cost(of: UnsafeBufferPointer(scratch))
                guard cost < least else { continue }
                least = cost
                target[y * stride] = filter.rawValue
                _ = UnsafeMutableBufferPointer(rebasing: target[(y * stride + 1)..<((y + 1) * stride)])
                  .update(fromContentsOf: scratch)
              }
            }
          }
        }
      }
    }
    return target
  }
}

/// How badly a filtered row is expected to pack.
private struct RowMeasure {
  let choice: PNGFilterChoice
  /// The last row each pair of bytes was seen in.
  private var seen: [Int32]
  private var row: Int32 = 0

  init(choice: PNGFilterChoice) {
    self.choice = choice
    seen = choice == .fewestPairs ? Array(repeating: 0, count: 1 << 16) : []
  }

  mutating func cost(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch choice {
    case .leastSum: return bytes.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
    case .fewestPairs:
      row += 1
      var (pairs, previous) = (0, 0)
      for byte in bytes {
        let pair = previous << 8 | Int(byte)
        if seen[pair] != row {
          seen[pair] = row
          pairs += 1
        }
        previous = Int(byte)
      }
      return pairs
    }
  }
}
