import Drawing
import Foundation
import Typography

/// Call-outs beside a drawing: numbers or letters with lines that lead to what they name, and their words.
struct CalloutPlan {
  struct Callout {
    /// What is named, in the drawing's coordinates.
    var target: CGRect
    /// What stands in the disc.
    var sign: String
    var color = FigureColors.callout
    var title: String
    var detail = ""
    var side: CalloutColumns.Side?
    /// Whether the words stand in the legend, not beside the disc.
    var isInLegend = false
  }

  /// What the call-outs stand beside.
  let content: CGRect
  let typesetter: FigureTypesetter
  var textWidth: CGFloat = 150

  private static let spacing: CGFloat = 26
  private static let textGap: CGFloat = 8
  /// From a label's top to its text, so that the first line stands beside the disc.
  private static let textDrop: CGFloat = 2.5

  func drawing(_ callouts: [Callout]) throws(FontError) -> PanelDrawing {
    var sizes: [CGSize] = []
    for callout in callouts { sizes.append(Self.size(of: try texts(of: callout, on: .right))) }
    let columns = CalloutColumns(
      picture: content, leftEdge: content.minX - Self.spacing, rightEdge: content.maxX + Self.spacing,
      lineOffset: NumberBadge.radius)
    let placed = columns.placed(
      zip(callouts, sizes).map { CalloutColumns.Item(target: $0.target, labelSize: $1, side: $0.side) })
    var items = zip(callouts, placed).flatMap { Self.leader($1, color: $0.color) }
    for (callout, place) in zip(callouts, placed) { items += try label(of: callout, at: place) }
    var drawing = PanelDrawing(size: content.size, items: [])
    guard !items.isEmpty else { return drawing }
    drawing.items = [.group(DisplayGroup(source: .init(name: "callouts", type: "Callouts"), items: items))]
    drawing.labels = placed.map(\.label)
    drawing.leaders = placed.map { Segment(start: $0.start, end: $0.end) }
    drawing.legend = callouts.filter(\.isInLegend).map { callout in
      Legend.Entry(sign: .badge(callout.sign, callout.color), title: callout.title, detail: callout.detail)
    }
    return drawing
  }

  /// Lines end at the disc, on whichever side of the drawing it is.
  private func texts(of callout: Callout, on side: CalloutColumns.Side) throws(FontError) -> [SetText] {
    guard !callout.isInLegend else { return [] }
    let alignment: TextParagraph.Alignment = side == .left ? .right : .left
    var texts = [
      try typesetter.set(callout.title, .init(13, weight: 500), width: textWidth, alignment: alignment)
    ]
    if !callout.detail.isEmpty {
      texts.append(
        try typesetter.set(
          callout.detail, .init(11.5, FigureColors.quietInk), width: textWidth, alignment: alignment))
    }
    return texts
  }

  private static func size(of texts: [SetText]) -> CGSize {
    let width = texts.map(\.size.width).max()
    return CGSize(
      width: NumberBadge.radius * 2 + (width.map { $0 + textGap } ?? 0),
      height: max(NumberBadge.radius * 2, texts.reduce(textDrop) { $0 + $1.size.height }))
  }

  /// A line from the disc to a dot on the target.
  private static func leader(_ place: CalloutColumns.Placed, color: Color) -> [DisplayItem] {
    let line = Path([.move(place.start), .line(place.end)])
    return [
      .stroke(line, StrokeStyle(width: 3.25), Color.white.multiplyingAlpha(by: 0.8)),
      .stroke(line, StrokeStyle(width: 1.25), color),
      .fill(.circle(center: place.end, radius: 4.5), Color.white),
      .fill(.circle(center: place.end, radius: 3), color),
    ]
  }

  /// The disc next to the line, the words on its far side.
  private func label(of callout: Callout, at place: CalloutColumns.Placed) throws(FontError) -> [DisplayItem] {
    let radius = NumberBadge.radius
    let isLeft = place.side == .left
    let center = CGPoint(
      x: isLeft ? place.label.maxX - radius : place.label.minX + radius, y: place.label.minY + radius)
    var items = try NumberBadge(text: callout.sign, color: callout.color).items(center: center, typesetter)
    let near = radius * 2 + Self.textGap
    var y = place.label.minY + Self.textDrop
    for text in try texts(of: callout, on: place.side) {
      let x = isLeft ? place.label.maxX - near - text.size.width : place.label.minX + near
      items += text.items(at: CGPoint(x: x, y: y))
      y += text.size.height
    }
    return items
  }
}
