/// Filters and packs rows.
struct PNGPacking {
  let compressed: [UInt8]

  init(_ storage: PNGStorage, effort: PNGEncoder.Effort) {
    compressed =
      switch effort {
      // Without filters: on flat pictures faster and mostly smaller than with any.
      case .fast: Zlib.deflate(storage.rows, level: 1)
      // Higher levels save a hundredth each, and take half as much time again.
      case .balanced: Zlib.deflate(storage.rows, level: 6)
      case .smallest: Self.smallest(storage)
      }
  }

  /// Tries ways to choose each row's filter, and packs the best of them as hard as can be.
  private static func smallest(_ storage: PNGStorage) -> [UInt8] {
    let trial = Compressor(level: 4)
    var best = (rows: storage.rows, length: trial.deflate(storage.rows).count)
    for choice in PNGFilterChoice.allCases {
      let rows = choice.filtered(storage)
      let length = trial.deflate(rows).count
      if length < best.length { best = (rows, length) }
    }
    // The highest level saves another hundredth, and takes twice as long.
    return Zlib.deflate(best.rows, level: 11)
  }
}
