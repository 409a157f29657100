package import Drawing
package import Foundation
package import Typography

/// Where everything on a sheet of specimens stands, in points from its top left.
package struct SpecimenSheetLayout {
  /// A specimen on its ground.
  package struct Cell {
    /// The row's caption and the column's heading.
    package var label: String
    package var picture: DisplayList
    /// The ground, which is as wide as the column and as high as the row.
    package var rect: CGRect

    /// Where the picture stands: in the middle, on whole points.
    package var pictureRect: CGRect {
      let size = picture.size
      return CGRect(
        x: (rect.midX - size.width / 2).rounded(), y: (rect.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
  }

  private struct PlacedText {
    let text: SetText
    let origin: CGPoint
  }

  package private(set) var size: CGSize
  package private(set) var cells: [Cell] = []
  private let heading: FigureHeading
  private var texts: [PlacedText] = []
  private let typesetter: FigureTypesetter

  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 8
  private static let blockSpacing: CGFloat = 40
  private static let captionWidth: CGFloat = 140
  /// Between a specimen and the edge of its ground.
  private static let padding: CGFloat = 12

  package init(_ sheet: SpecimenSheet, _ typesetter: FigureTypesetter) throws(FontError) {
    self.typesetter = typesetter
    let headings = try sheet.columns.map { column throws(FontError) in try Self.heading(of: column, typesetter) }
    let widths = sheet.columns.indices.map { index in
      let pictures = sheet.rows.map { $0.pictures[index].size.width + Self.padding * 2 }
      return (pictures + headings[index].map { $0.size.width + 12 }).reduce(0, max).rounded(.up)
    }
    let blockWidth = Self.captionWidth + widths.reduce(0) { $0 + $1 + Self.gap }
    let blockCount = CGFloat(sheet.blocks.count)
    let width = max(360, blockWidth * blockCount + Self.blockSpacing * (blockCount - 1))
    heading = try FigureHeading(title: sheet.title, subtitle: sheet.subtitle, width: width, titleSize: 24, typesetter)
    // Whole points keep the edges of grounds sharp.
    let top = (Self.margin + heading.height).rounded(.up)
    var bottom = top
    size = CGSize(width: width + Self.margin * 2, height: 0)
    for (index, rows) in sheet.blocks.enumerated() {
      let left = Self.margin + CGFloat(index) * (blockWidth + Self.blockSpacing)
      let y = placeHeadings(headings, left: left + Self.captionWidth, top: top, widths)
      bottom = max(bottom, try place(rows, sheet.columns, left: left, top: y, widths))
    }
    size.height = (bottom + Self.margin).rounded(.up)
  }
  private static func heading(
    of column: SpecimenSheet.Column, _ typesetter: FigureTypesetter
  ) throws(FontError) -> [SetText] {
    var texts = [try typesetter.set(column.title, .init(15, weight: 700))]
    if !column.subtitle.isEmpty { texts.append(try typesetter.set(column.subtitle, .init(12, FigureColors.quietInk))) }
    return texts
  }

  /// Each in the middle of its column; returns where the rows begin.
  private mutating func placeHeadings(
    _ headings: [[SetText]], left: CGFloat, top: CGFloat, _ widths: [CGFloat]
  ) -> CGFloat {
    var (x, bottom) = (left, top)
    for (lines, width) in zip(headings, widths) {
      var y = top
      for line in lines {
        texts.append(.init(text: line, origin: CGPoint(x: x + (width - line.size.width) / 2, y: y)))
        y += line.size.height
      }
      bottom = max(bottom, y)
      x += width + Self.gap
    }
    return (bottom + 8).rounded(.up)
  }

  /// Rows of one block below each other; returns where they end.
  private mutating func place(
    _ rows: [SpecimenSheet.Row], _ columns: [SpecimenSheet.Column], left: CGFloat, top: CGFloat, _ widths: [CGFloat]
  ) throws(FontError) -> CGFloat {
    var y = top
    for row in rows {
      let caption = try typesetter.set(row.caption, .init(13, weight: 500), width: Self.captionWidth - 16)
      let heights = row.pictures.map { $0.size.height + Self.padding * 2 } + [caption.size.height + 8]
      let height = heights.reduce(0, max).rounded(.up)
      texts.append(.init(text: caption, origin: CGPoint(x: left, y: y + (height - caption.size.height) / 2)))
      var x = left + Self.captionWidth
      for (index, picture) in row.pictures.enumerated() {
        let words = [row.caption, columns[index].title, columns[index].subtitle].filter { !$0.isEmpty }
        cells.append(
          Cell(
            label: words.joined(separator: ", "), picture: picture,
            rect: CGRect(x: x, y: y, width: widths[index], height: height)))
        x += widths[index] + Self.gap
      }
      y += height + Self.gap
    }
    return y - Self.gap
  }
}

extension SpecimenSheetLayout {
  /// The sheet, `scale` pixels a point.
  package func displayList(scale: CGFloat) throws(FontError) -> DisplayList {
    var items = heading.items(at: CGPoint(x: Self.margin, y: Self.margin))
    for placed in texts { items += placed.text.items(at: placed.origin) }
    for cell in cells { items.append(try item(of: cell)) }
    return DisplayList(size: size, scale: scale, background: FigureColors.paper, items: items)
  }

  /// Clipped to its ground, so that a long shadow does not reach its neighbours.
  private func item(of cell: Cell) throws(FontError) -> DisplayItem {
    let ground = RoundedRectangle(cell.rect, radius: 8).path
    let place = cell.pictureRect.origin
    var content = [
      DisplayItem.group(
        DisplayGroup(
          transform: CGAffineTransform(translationX: place.x, y: place.y), items: cell.picture.items))
    ]
    if cell.picture.items.isEmpty {
      let background = cell.picture.background
      let color = background.contrast(with: .white) > 4.5 ? Color.white : FigureColors.ink
      let note = try typesetter.set("nothing", .init(12, color.multiplyingAlpha(by: 0.7)))
      content = note.items(centeredIn: cell.rect)
    }
    return .group(
      DisplayGroup(
        source: .init(name: cell.label, type: "Specimen"), clip: ground,
        items: [.fill(ground, cell.picture.background)] + content + [edge(of: cell)]))
  }

  /// A faint line, which paper-white grounds need and others can bear.
  private func edge(of cell: Cell) -> DisplayItem {
    let shape = RoundedRectangle(cell.rect.insetBy(dx: 0.5, dy: 0.5), radius: 7.5)
    return .stroke(shape.path, StrokeStyle(width: 1), FigureColors.ink.multiplyingAlpha(by: 0.12))
  }
}
