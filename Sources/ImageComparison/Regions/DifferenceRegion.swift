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
  /// As many of the largest regions are shown and listed.
  package static let mostShownRegions = 64

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
  private static let side: Int32 = 8
  private let columns, rows: Int
  /// Where in `parts` each square's pixels are; -1 where it has none, or they were taken.
  private var cells: [Int32]
  private var parts: [(cell: Int, region: DifferenceRegion)] = []

  init(size: PixelSize) {
    columns = (size.width + Int(Self.side) - 1) / Int(Self.side)
    rows = (size.height + Int(Self.side) - 1) / Int(Self.side)
    cells = Array(repeating: -1, count: columns * rows)
  }

  mutating func add(_ run: DifferenceMap.Run) {
    var start = run.start
    while start < run.end {
      let column = start / Self.side
      let end = min(run.end, (column + 1) * Self.side)
      let part = DifferenceRegion(
        bounds: PixelRectangle(x: Int(start), y: run.y, width: Int(end - start), height: 1),
        pixelCount: Int(end - start))
      let cell = Int(run.row / Self.side) * columns + Int(column)
      if cells[cell] < 0 {
        cells[cell] = Int32(parts.count)
        parts.append((cell, part))
      } else {
        parts[Int(cells[cell])].region.join(part)
      }
      start = end
    }
  }

  var regions: [DifferenceRegion] {
    var rest = self
    return parts.compactMap { rest.takeRegion(at: $0.cell) }
      .sorted { ($1.pixelCount, $0.bounds.y, $0.bounds.x) < ($0.pixelCount, $1.bounds.y, $1.bounds.x) }
  }

  private mutating func takeRegion(at start: Int) -> DifferenceRegion? {
    guard var region = takePart(at: start) else { return nil }
    var open = [start]
    while let cell = open.popLast() {
      let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
      for y in max(0, row - 1)...min(rows - 1, row + 1) {
        for x in max(0, column - 1)...min(columns - 1, column + 1) {
          guard let part = takePart(at: y * columns + x) else { continue }
          region.join(part)
          open.append(y * columns + x)
        }
      }
    }
    return region
  }

  private mutating func takePart(at cell: Int) -> DifferenceRegion? {
    guard cells[cell] >= 0 else { return nil }
    defer { cells[cell] = -1 }
    return parts[Int(cells[cell])].region
  }
}

extension DifferenceRegion {
  fileprivate mutating func join(_ other: Self) {
    (bounds, pixelCount) = (bounds.union(other.bounds), pixelCount + other.pixelCount)
  }
}
