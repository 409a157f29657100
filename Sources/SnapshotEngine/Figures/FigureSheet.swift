import Drawing
import Foundation
import Typography

/// Panels side by side with titles, legends, a common key and a caption.
struct FigureSheet {
  struct Panel {
    var title: String
    var drawing: PanelDrawing
  }

  var title: String
  var caption: String
  var panels: [Panel]

  private static let margin: CGFloat = 28
  private static let spacing: CGFloat = 40
  private static let keyColumn: CGFloat = 230

  private struct Column {
    let title: SetText?
    let drawing: PanelDrawing
    let legend: Legend?
    var width: CGFloat
  }

  func displayList(scale: CGFloat, _ typesetter: FigureTypesetter) throws(FontError) -> DisplayList {
    var columns: [Column] = []
    for panel in panels { columns.append(try column(of: panel, typesetter)) }
    let panelsWidth = columns.reduce(0) { $0 + $1.width } + CGFloat(columns.count - 1) * Self.spacing
    let width = max(panelsWidth, 320)
    let heading = try FigureHeading(title: title, width: width, typesetter)
    let titleHeight = columns.compactMap { $0.title?.size.height }.max().map { $0 + 12 } ?? 0
    var items = heading.items(at: CGPoint(x: Self.margin, y: Self.margin))
    let top = Self.margin + heading.height
    var x = Self.margin + (width - panelsWidth) / 2
    var bottom = top
    // From right to left the first panel is the right one.
    for column in typesetter.isRightToLeft ? columns.reversed() : columns {
      items += try self.items(of: column, at: CGPoint(x: x, y: top), titleHeight: titleHeight)
      let legend = column.legend.map { $0.size.height + 20 } ?? 0
      bottom = max(bottom, top + titleHeight + column.drawing.size.height + legend)
      x += column.width + Self.spacing
    }
    let key = try Legend(
      self.key, width: width, columns: Int(((width + 28) / Self.keyColumn).rounded(.down)), typesetter)
    if !self.key.isEmpty {
      items.append(
        .group(
          DisplayGroup(
            source: .init(name: "key", type: "Legend"),
            items: try key.items(at: CGPoint(x: Self.margin, y: bottom + 20)))))
      bottom += 20 + key.size.height
    }
    if !caption.isEmpty {
      let text = try typesetter.set(caption, .init(13, FigureColors.quietInk), width: width)
      let left = typesetter.isRightToLeft ? Self.margin + width - text.size.width : Self.margin
      items += text.items(at: CGPoint(x: left, y: bottom + 18))
      bottom += 18 + text.size.height
    }
    return DisplayList(
      size: CGSize(width: (width + Self.margin * 2).rounded(.up), height: (bottom + Self.margin).rounded(.up)),
      scale: scale, background: FigureColors.paper, items: items)
  }

  private var key: [Legend.Entry] {
    panels.flatMap(\.drawing.key).firstOccurrences
  }

  private func column(of panel: Panel, _ typesetter: FigureTypesetter) throws(FontError) -> Column {
    let hasLegend = !panel.drawing.legend.isEmpty
    let width = max(panel.drawing.size.width, hasLegend ? 280 : 0)
    return Column(
      title: panel.title.isEmpty
        ? nil
        : try typesetter.set(
          panel.title, .init(15, weight: 700), width: width, alignment: .center),
      drawing: panel.drawing,
      legend: hasLegend
        ? try Legend(
          panel.drawing.legend, width: width, columns: max(1, Int(((width + 28) / 300).rounded(.down))), typesetter)
        : nil, width: width)
  }

  private func items(of column: Column, at point: CGPoint, titleHeight: CGFloat) throws(FontError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let left = (point.x + (column.width - column.drawing.size.width) / 2).rounded()
    if let title = column.title {
      let middle = left + (column.drawing.axis ?? column.drawing.size.width / 2)
      let x = max(point.x, min(middle - title.size.width / 2, point.x + column.width - title.size.width))
      items += title.items(at: CGPoint(x: x, y: point.y))
    }
    items += column.drawing.moved(by: CGVector(dx: left, dy: point.y + titleHeight)).items
    if let legend = column.legend {
      let top = point.y + titleHeight + column.drawing.size.height + 20
      items.append(
        .group(
          DisplayGroup(
            source: .init(name: "legend", type: "Legend"), items: try legend.items(at: CGPoint(x: point.x, y: top)))))
    }
    return items
  }
}
