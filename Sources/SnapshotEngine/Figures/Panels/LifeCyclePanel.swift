import Drawing
import Foundation
import GoogleNavigation
import Typography

/// The life cycle as a table of arrows: a column for each state, a row for each way from one to another, with the event
/// above its arrow and the delegate's callbacks below it.
struct LifeCyclePanel {
  let table: LifeCycleTable
  let typesetter: FigureTypesetter

  private static let columnDistance: CGFloat = 208
  private static let headHeight: CGFloat = 40
  private static let headWidth: CGFloat = 164
  private static let loopReach: CGFloat = 34
  private static let rowSpacing: CGFloat = 15

  private func x(of state: LifeCycleState) -> CGFloat {
    let index = LifeCycleState.allCases.firstIndex(of: state) ?? 0
    return Self.headWidth / 2 + CGFloat(index) * Self.columnDistance
  }

  private struct Row {
    let event, callbacks: SetText
    var height: CGFloat { event.size.height + 9 + callbacks.size.height }
  }

  func drawing() throws(FontError) -> PanelDrawing {
    var drawing = PanelDrawing.empty
    var rows: [DisplayItem] = []
    var y = Self.headHeight + 20
    for transition in table.transitions {
      let row = try row(of: transition)
      rows += items(of: row, transition, y: y, &drawing.labels)
      y += row.height + Self.rowSpacing
    }
    let columns = LifeCycleState.allCases
    for state in columns {
      let line = Path([.move(CGPoint(x: x(of: state), y: Self.headHeight)), .line(CGPoint(x: x(of: state), y: y - 4))])
      drawing.items.append(
        .stroke(line, StrokeStyle(width: 1, dash: [3, 3]), FigureColors.quietInk.multiplyingAlpha(by: 0.6)))
      drawing.items += try head(of: state)
    }
    drawing.items += rows
    let width = Self.headWidth + CGFloat(columns.count - 1) * Self.columnDistance
    return drawing.fitted(around: CGRect(x: 0, y: 0, width: width, height: y))
  }

  private func head(of state: LifeCycleState) throws(FontError) -> [DisplayItem] {
    let rect = CGRect(x: x(of: state) - Self.headWidth / 2, y: 0, width: Self.headWidth, height: Self.headHeight)
    let text = try typesetter.set("\(state)", .init(13, weight: 500, .white), width: Self.headWidth - 16)
    return [.fill(RoundedRectangle(rect, radius: 10).path, FigureColors.callout)] + text.items(centeredIn: rect)
  }

  /// How wide a row's words may be.
  private func width(of transition: LifeCycleTable.Transition) -> CGFloat {
    let distance = abs(x(of: transition.source) - x(of: transition.target))
    return distance == 0 ? Self.columnDistance - Self.loopReach - 24 : distance - 28
  }

  private func row(of transition: LifeCycleTable.Transition) throws(FontError) -> Row {
    let width = width(of: transition)
    let centering: TextParagraph.Alignment = transition.source == transition.target ? .natural : .center
    let names = transition.callbacks.isEmpty ? "–" : transition.callbacks.joined(separator: "\n")
    return Row(
      event: try typesetter.set(transition.event, .init(13, weight: 500), width: width),
      callbacks: try typesetter.set(names, .init(11.5, FigureColors.viewport), width: width, alignment: centering))
  }

  private func items(
    of row: Row, _ transition: LifeCycleTable.Transition, y: CGFloat, _ labels: inout [CGRect]
  ) -> [DisplayItem] {
    let (start, end) = (x(of: transition.source), x(of: transition.target))
    let line = y + row.event.size.height + 5
    let isLoop = start == end
    // The words of a loop stand to its right.
    let middle =
      isLoop ? start + Self.loopReach + 10 + max(row.event.size.width, row.callbacks.size.width) / 2 : (start + end) / 2
    var items: [DisplayItem] = []
    for (text, top) in [(row.event, y), (row.callbacks, line + 4)] {
      let left = isLoop ? start + Self.loopReach + 10 : middle - text.size.width / 2
      let rect = CGRect(x: left - 3, y: top, width: text.size.width + 6, height: text.size.height)
      labels.append(rect)
      items.append(.fill(.rectangle(rect), FigureColors.paper))
      items += text.items(at: CGPoint(x: left, y: top))
    }
    return items
      + (isLoop ? loop(at: start, from: y + 6, to: y + row.height - 2) : arrow(from: start, to: end, y: line))
  }

  private func arrow(from start: CGFloat, to end: CGFloat, y: CGFloat) -> [DisplayItem] {
    let sign: CGFloat = end > start ? 1 : -1
    let line = Path([.move(CGPoint(x: start, y: y)), .line(CGPoint(x: end - sign * 6, y: y))])
    return [
      .stroke(line, StrokeStyle(width: 1.5), FigureColors.ink),
      .fill(head(at: CGPoint(x: end - sign, y: y), sign), FigureColors.ink),
      .fill(.circle(center: CGPoint(x: start, y: y), radius: 3), FigureColors.ink),
    ]
  }

  private func loop(at x: CGFloat, from top: CGFloat, to bottom: CGFloat) -> [DisplayItem] {
    var path = Path()
    let radius: CGFloat = 8
    path.move(to: CGPoint(x: x, y: top))
    path.line(to: CGPoint(x: x + Self.loopReach - radius, y: top))
    path.quadratic(to: CGPoint(x: x + Self.loopReach, y: top + radius), control: CGPoint(x: x + Self.loopReach, y: top))
    path.line(to: CGPoint(x: x + Self.loopReach, y: bottom - radius))
    path.quadratic(
      to: CGPoint(x: x + Self.loopReach - radius, y: bottom), control: CGPoint(x: x + Self.loopReach, y: bottom))
    path.line(to: CGPoint(x: x + 6, y: bottom))
    return [
      .stroke(path, StrokeStyle(width: 1.5), FigureColors.ink),
      .fill(head(at: CGPoint(x: x + 1, y: bottom), -1), FigureColors.ink),
      .fill(.circle(center: CGPoint(x: x, y: top), radius: 3), FigureColors.ink),
    ]
  }

  private func head(at tip: CGPoint, _ sign: CGFloat) -> Path {
    Path([
      .move(tip), .line(CGPoint(x: tip.x - sign * 8, y: tip.y - 3.5)),
      .line(CGPoint(x: tip.x - sign * 8, y: tip.y + 3.5)), .close,
    ])
  }
}
