import Drawing
import Foundation
import GoogleNavigation
import Typography

/// Many screens on one sheet, in rows and columns with headings.
struct ContactSheet {
  let grid: SheetGrid
  let cells: [SheetCell]
  var title = ""
  var subtitle = ""
  /// Points of the sheet for a point of a screen.
  var zoom: CGFloat = 0.5
  var showsFrames = true

  private static let margin: CGFloat = 32
  private static let spacing: CGFloat = 26
  private static let pairSpacing: CGFloat = 10
  private static let rowHeadingWidth: CGFloat = 104
  private static let remarkLimit = 4

  private struct PlacedCell {
    let cell: SheetCell
    let sizes: [CGSize]
    let tag: CGFloat
    let words: [SetText]

    var screensWidth: CGFloat {
      sizes.reduce(0) { $0 + $1.width } + CGFloat(max(0, sizes.count - 1)) * ContactSheet.pairSpacing
    }
    var screensHeight: CGFloat { tag + (sizes.map(\.height).max() ?? 0) }
    var wordsHeight: CGFloat { words.isEmpty ? 0 : 8 + words.reduce(0) { $0 + $1.size.height } }
  }

  /// The sheet at `scale` pixels a point.
  func displayList(scale: CGFloat, _ typesetter: FigureTypesetter) throws(FontError) -> DisplayList {
    let placed = try cells.map { cell throws(FontError) in try place(cell, typesetter) }
    let columnWidths = widths(placed)
    let left = Self.margin + (grid.rowHeadings.isEmpty ? 0 : Self.rowHeadingWidth)
    let gridWidth = columnWidths.reduce(0, +) + CGFloat(max(0, columnWidths.count - 1)) * Self.spacing
    let width = left + gridWidth + Self.margin
    let heading = try FigureHeading(
      title: title, subtitle: subtitle, width: width - Self.margin * 2, titleSize: 24, typesetter)
    var items = heading.items(at: CGPoint(x: Self.margin, y: Self.margin))
    var y = Self.margin + heading.height
    let xs = columnWidths.indices.map { index in
      left + columnWidths[..<index].reduce(0) { $0 + $1 + Self.spacing }
    }
    let columns = try columnHeadings(xs, columnWidths, y: y, typesetter)
    items += columns.items
    y += columns.height
    for (index, row) in grid.rows.enumerated() {
      let present = row.compactMap { $0.map { placed[$0] } }
      let screens = present.map(\.screensHeight).max() ?? 0
      if !grid.rowHeadings.isEmpty {
        items += try rowHeading(grid.rowHeadings[index], y: y, isFirst: index == 0, width: width, typesetter)
      }
      for (column, place) in row.enumerated() {
        guard let place else { continue }
        let cell = placed[place]
        items += try self.items(of: cell, x: xs[column], y: y, width: columnWidths[column], screens, typesetter)
      }
      y += screens + (present.map(\.wordsHeight).max() ?? 0) + Self.spacing
    }
    return DisplayList(
      size: CGSize(width: width.rounded(.up), height: (y - Self.spacing + Self.margin).rounded(.up)), scale: scale,
      background: FigureColors.paper, items: items)
  }

  private func place(_ cell: SheetCell, _ typesetter: FigureTypesetter) throws(FontError) -> PlacedCell {
    let sizes = cell.pictures.map { picture in
      let size = showsFrames ? DeviceFrame(screen: picture.device.screen).size : picture.device.screen.size
      return CGSize(width: size.width * zoom, height: size.height * zoom)
    }
    let width = max(60, sizes.reduce(0) { $0 + $1.width } + CGFloat(max(0, sizes.count - 1)) * Self.pairSpacing)
    var words: [SetText] = []
    if !cell.caption.isEmpty { words.append(try typesetter.set(cell.caption, .init(12, weight: 500), width: width)) }
    for remark in cell.remarks.prefix(Self.remarkLimit) {
      words.append(try typesetter.set(remark, .init(11, FigureColors.quietInk), width: width, alignment: .center))
    }
    if cell.remarks.count > Self.remarkLimit {
      let rest = "and \(cell.remarks.count - Self.remarkLimit) more"
      words.append(try typesetter.set(rest, .init(11, FigureColors.quietInk), width: width))
    }
    let hasTags = cell.pictures.contains { !$0.tag.isEmpty }
    return PlacedCell(cell: cell, sizes: sizes, tag: hasTags ? 18 : 0, words: words)
  }

  private func widths(_ placed: [PlacedCell]) -> [CGFloat] {
    let count = grid.rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      let cells = grid.rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
      return max(60, cells.map { placed[$0].screensWidth }.max() ?? 0)
    }
  }

  private func columnHeadings(
    _ xs: [CGFloat], _ widths: [CGFloat], y: CGFloat, _ typesetter: FigureTypesetter
  ) throws(FontError) -> (items: [DisplayItem], height: CGFloat) {
    guard !grid.columnHeadings.isEmpty else { return ([], 0) }
    let texts = try zip(grid.columnHeadings, widths).map { heading, width throws(FontError) in
      try Self.texts(of: heading, size: 13, width: width, typesetter)
    }
    let heights = texts.map { $0.reduce(0) { $0 + $1.size.height } }
    let height = heights.max() ?? 0
    var items: [DisplayItem] = []
    for (index, texts) in texts.enumerated() {
      var top = y + height - heights[index]
      for text in texts {
        items += text.items(at: CGPoint(x: xs[index] + (widths[index] - text.size.width) / 2, y: top))
        top += text.size.height
      }
    }
    return (items, height + 14)
  }

  private static func texts(
    of heading: SheetGrid.Heading, size: CGFloat, width: CGFloat, _ typesetter: FigureTypesetter
  ) throws(FontError) -> [SetText] {
    var texts = [try typesetter.set(heading.title, .init(size, weight: 700), width: width)]
    if !heading.subtitle.isEmpty {
      texts.append(try typesetter.set(heading.subtitle, .init(size - 2, FigureColors.quietInk), width: width))
    }
    return texts
  }

  /// The words beside a row, and above it the line that parts it from the row before.
  private func rowHeading(
    _ heading: SheetGrid.Heading, y: CGFloat, isFirst: Bool, width: CGFloat, _ typesetter: FigureTypesetter
  ) throws(FontError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if !isFirst {
      let line = CGRect(x: Self.margin, y: y - Self.spacing / 2 - 0.5, width: width - Self.margin * 2, height: 1)
      items.append(.fill(.rectangle(line), FigureColors.hairline))
    }
    var top = y + 4
    for text in try Self.texts(of: heading, size: 13, width: Self.rowHeadingWidth - 16, typesetter) {
      items += text.items(at: CGPoint(x: Self.margin, y: top))
      top += text.size.height
    }
    return items
  }

  private func items(
    of placed: PlacedCell, x: CGFloat, y: CGFloat, width: CGFloat, _ screensHeight: CGFloat,
    _ typesetter: FigureTypesetter
  ) throws(FontError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var left = x + (width - placed.screensWidth) / 2
    for (picture, size) in zip(placed.cell.pictures, placed.sizes) {
      if placed.tag > 0 {
        let tag = try typesetter.set(picture.tag, .init(11, weight: 500, FigureColors.quietInk))
        items += tag.items(at: CGPoint(x: left + (size.width - tag.size.width) / 2, y: y))
      }
      let screen = SheetScreen(picture: picture, zoom: zoom, showsFrame: showsFrames)
      items += try screen.items(at: CGPoint(x: left, y: y + placed.tag), typesetter)
      left += size.width + Self.pairSpacing
    }
    // Captions of a row stand on one line, below the highest screen.
    var top = y + screensHeight + 8
    for text in placed.words {
      items += text.items(at: CGPoint(x: x + (width - text.size.width) / 2, y: top))
      top += text.size.height
    }
    return items
  }
}
