package import Drawing

/// Two pictures and what differs between them, as one picture.
package struct DifferencePicture: Sendable {
  package let expected, actual: Bitmap
  private let tolerance: Tolerance
  private let masks: [PixelRectangle]

  package init(
    expected: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact, masks: [PixelRectangle] = []
  ) {
    (self.expected, self.actual, self.tolerance, self.masks) = (expected, actual, tolerance, masks)
  }

  static let (margin, gap) = (24, 24)

  /// Expected, actual and the marks, side by side.
  package var bitmap: Bitmap {
    let marks = marksGrid
    let panels = [PixelGrid(expected), PixelGrid(actual), marks]
    var strip = PixelGrid(
      width: marks.width * 3 + Self.gap * 2 + Self.margin * 2, height: marks.height + Self.margin * 2,
      color: DifferencePalette.paper)
    for (index, panel) in panels.enumerated() {
      strip.draw(panel, x: Self.margin + index * (marks.width + Self.gap), y: Self.margin)
    }
    return strip.bitmap
  }

  /// The actual picture, faded to grey, as large as the larger of the two.
  ///
  /// Different pixels are magenta where they became darker and teal where they became lighter, the stronger the further
  /// apart they are, and each group of them has a frame; those exempt as smoothed edges are amber, those that differ too
  /// little to count blue. What a mask covers, or what only one of the two pictures has, is hatched.
  package var marks: Bitmap { marksGrid.bitmap }

  private var marksGrid: PixelGrid {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let common = PixelSize(width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    var grid = PixelGrid(width: width, height: height, color: DifferencePalette.outside)
    grid.draw(PixelGrid(actual), x: 0, y: 0)
    fade(&grid, within: common)
    if let map = map(of: common) {
      mark(map, on: &grid)
      frame(map.regions, on: &grid)
    }
    return grid
  }

  /// Of what both pictures have.
  private func map(of size: PixelSize) -> DifferenceMap? {
    func part(of bitmap: Bitmap) -> Bitmap {
      PixelSize(of: bitmap) == size
        ? bitmap : PixelGrid(bitmap).cropped(width: size.width, height: size.height).bitmap
    }
    return DifferenceMap(expected: part(of: expected), actual: part(of: actual), tolerance: tolerance, masks: masks)
  }

  private func fade(_ grid: inout PixelGrid, within common: PixelSize) {
    for row in 0..<grid.height {
      let shared = row < common.height ? common.width : 0
      grid.change(row: row, columns: 0..<shared) { _, pixel in DifferencePalette.faded(pixel) }
      grid.change(row: row, columns: shared..<grid.width) { x, _ in
        (x + row) / 8 % 2 == 0 ? DifferencePalette.outside : DifferencePalette.different
      }
    }
    for mask in masks {
      let rows = mask.rows.clamped(to: 0..<common.height)
      for row in rows {
        grid.change(row: row, columns: mask.columns.clamped(to: 0..<common.width)) { x, pixel in
          (x + row) / 6 % 2 == 0 ? DifferencePalette.masked : pixel
        }
      }
    }
  }

  private func mark(_ map: DifferenceMap, on grid: inout PixelGrid) {
    let (before, after) = (PixelGrid(expected), PixelGrid(actual))
    for run in map.runs {
      switch run.kind {
      case .different:
        grid.change(row: run.y, columns: run.columns) { x, _ in
          DifferencePalette.mark(expected: before[x, run.y], actual: after[x, run.y])
        }
      case .antialiased: grid.change(row: run.y, columns: run.columns) { _, _ in DifferencePalette.antialiased }
      case .tolerated: grid.change(row: run.y, columns: run.columns) { _, _ in DifferencePalette.tolerated }
      }
    }
  }

  /// A single pixel on a large picture would be overlooked without. Frames that would touch become one.
  private func frame(_ regions: [DifferenceRegion], on grid: inout PixelGrid) {
    let thickness = max(2, min(grid.width, grid.height) / 400)
    let frames = regions.prefix(DifferenceMap.mostShownRegions).map { $0.bounds.grown(by: thickness * 4) }
    for frame in PixelRectangle.joined(frames, apart: thickness * 2) {
      grid.outline(frame, DifferencePalette.different, thickness: thickness)
    }
  }
}
