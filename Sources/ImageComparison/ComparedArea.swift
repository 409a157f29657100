/// What masks leave of a picture, as bands of rows that have the same columns.
struct ComparedArea {
  struct Band {
    let rows: Range<Int>
    let columns: [Range<Int>]
  }

  let bands: [Band]

  init(size: PixelSize, masks: [PixelRectangle]) {
    let (all, width) = (0..<size.height, 0..<size.width)
    let masks = masks.filter { !$0.rows.clamped(to: all).isEmpty && !$0.columns.clamped(to: width).isEmpty }
    let cuts = masks.flatMap { [$0.rows.clamped(to: all).lowerBound, $0.rows.clamped(to: all).upperBound] }
    let edges = Set(cuts + [0, size.height]).sorted()
    bands = zip(edges, edges.dropFirst()).map { top, bottom in
      let covering = masks.filter { $0.rows.contains(top) }.map { $0.columns.clamped(to: width) }
      return Band(rows: top..<bottom, columns: Self.gaps(between: covering, in: width))
    }
  }

  private static func gaps(between covered: [Range<Int>], in whole: Range<Int>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = whole.lowerBound
    for range in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > start { gaps.append(start..<range.lowerBound) }
      start = max(start, range.upperBound)
    }
    if start < whole.upperBound { gaps.append(start..<whole.upperBound) }
    return gaps
  }

  var pixelCount: Int {
    bands.reduce(0) { sum, band in sum + band.rows.count * band.columns.reduce(0) { $0 + $1.count } }
  }
}
