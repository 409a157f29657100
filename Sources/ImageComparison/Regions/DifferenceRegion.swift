/// Different pixels that lie close together.
package struct DifferenceRegion: Sendable, Hashable, CustomStringConvertible {
  /// The smallest rectangle that holds them.
  package var bounds: PixelRectangle
  package var pixelCount: Int

  package init(bounds: PixelRectangle, pixelCount: Int) {
    (self.bounds, self.pixelCount) = (bounds, pixelCount)
  }

  package var description: String { "\(pixelCount) px in \(bounds)" }
}

extension DifferenceMap {
  /// The different pixels in groups, the one with most pixels first.
  ///
  /// The picture is laid out in squares of 8 pixels; squares that touch, even by a corner, belong together. So the letters
  /// of a word make one region, and two cards two.
  package var regions: [DifferenceRegion] {
    var cells = RegionCells(size: size)
    for run in runs where run.kind == .different { cells.add(run) }
    return cells.regions
  }
}

/// The squares that regions are made of.
private struct RegionCells {
  private static let side = 8
  private let columns, rows: Int
  private var cells: [DifferenceRegion?]

  init(size: PixelSize) {
    columns = (size.width + Self.side - 1) / Self.side
    rows = (size.height + Self.side - 1) / Self.side
    cells = Array(repeating: nil, count: columns * rows)
  }

  mutating func add(_ run: DifferenceMap.Run) {
    var start = run.columns.lowerBound
    while start < run.columns.upperBound {
      let column = start / Self.side
      let end = min(run.columns.upperBound, (column + 1) * Self.side)
      let part = DifferenceRegion(
        bounds: PixelRectangle(x: start, y: run.y, width: end - start, height: 1), pixelCount: end - start)
      let cell = run.y / Self.side * columns + column
      cells[cell] = cells[cell]?.joined(with: part) ?? part
      start = end
    }
  }

  var regions: [DifferenceRegion] {
    var rest = cells
    var regions: [DifferenceRegion] = []
    for cell in rest.indices {
      if let region = Self.takeRegion(at: cell, from: &rest, columns: columns) { regions.append(region) }
    }
    return regions.sorted { ($1.pixelCount, $0.bounds.y, $0.bounds.x) < ($0.pixelCount, $1.bounds.y, $1.bounds.x) }
  }

  private static func takeRegion(
    at start: Int, from cells: inout [DifferenceRegion?], columns: Int
  ) -> DifferenceRegion? {
    guard var region = cells[start] else { return nil }
    cells[start] = nil
    var open = [start]
    while let cell = open.popLast() {
      let (column, row) = (cell % columns, cell / columns)
      for y in max(0, row - 1)...min(cells.count / columns - 1, row + 1) {
        for x in max(0, column - 1)...min(columns - 1, column + 1) {
          guard let part = cells[y * columns + x] else { continue }
          cells[y * columns + x] = nil
          region = region.joined(with: part)
          open.append(y * columns + x)
        }
      }
    }
    return region
  }
}

extension DifferenceRegion {
  fileprivate func joined(with other: Self) -> Self {
    Self(bounds: bounds.union(other.bounds), pixelCount: pixelCount + other.pixelCount)
  }
}
