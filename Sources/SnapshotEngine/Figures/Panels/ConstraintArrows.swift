import Drawing
import Foundation
import LayoutModel

/// The constraints of one view, as arrows between the edges that they tie together, each with a letter that the legend
/// explains.
struct ConstraintArrows {
  let stage: ScreenStage
  let finder: AnchorFinder

  struct Result {
    var items: [DisplayItem] = []
    var callouts: [CalloutPlan.Callout] = []
    /// Where the lines are, to be kept free of others.
    var taken: [CGRect] = []
  }

  /// - Parameter first: how many letters are taken already.
  func result(for view: String, first: Int, avoiding taken: [CGRect]) -> Result {
    var spots = FreeSpots(in: stage.visible, gap: 2)
    taken.forEach { spots.block($0) }
    var result = Result()
    if let rect = finder.rect(of: view).map(stage.rect) {
      result.items += Swatch(color: FigureColors.constraint, filling: .tint)
        .items(over: .rectangle(rect), bounds: rect)
    }
    let inside = finder.descendants(of: view)
    for constraint in finder.layout.constraints
    where constraint.mentions(view) && !inside.contains(where: constraint.mentions) {
      guard let line = line(of: constraint, view: view, among: spots) else { continue }
      spots.block(line.bounds)
      result.taken.append(line.bounds)
      result.items += line.items
      result.callouts.append(
        CalloutPlan.Callout(
          target: CGRect(origin: line.point((line.span.lowerBound + line.span.upperBound) / 2), size: .zero),
          sign: Self.letter(first + result.callouts.count), color: line.color, title: Equation(constraint).text,
          detail: Self.remark(on: constraint), isInLegend: true))
    }
    return result
  }

  /// a … z, then aa, ab and so on.
  static func letter(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return (index >= letters.count ? letter(index / letters.count - 1) : "") + String(letters[index % letters.count])
  }

  private static func remark(on constraint: SolvedConstraint) -> String {
    let priority = constraint.priority == 1000 ? "" : "priority \(DecimalText.of(CGFloat(constraint.priority)))"
    let state = constraint.isBroken ? "broken" : constraint.isSatisfied ? "" : "does not hold"
    return [priority, state].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A line between the two edges, or along the side that a size constraint measures. Nil where an end lies nowhere on
  /// the screen.
  private func line(of constraint: SolvedConstraint, view: String, among spots: FreeSpots) -> DimensionLine? {
    let color =
      constraint.isSatisfied
      ? FigureColors.constraint
      : constraint.isBroken || constraint.priority == 1000 ? FigureColors.error : FigureColors.quietInk
    let attribute = constraint.first.attribute
    if attribute == "width" || attribute == "height" {
      // A tie between two views' sizes is drawn on the view that the figure is about.
      guard let rect = finder.rect(of: view).map(stage.rect) else { return nil }
      let axis: DimensionLine.Axis = attribute == "width" ? .horizontal : .vertical
      return line(axis, rect.span(axis), across: rect.span(axis.other), color, spots)
    }
    guard let second = constraint.second, let start = place(of: constraint.first), let end = place(of: second),
      start.axis == end.axis
    else { return nil }
    let (one, other) = (start.rect.span(start.axis.other), end.rect.span(start.axis.other))
    let lower = max(one.lowerBound, other.lowerBound)
    return line(
      start.axis, min(start.value, end.value)...max(start.value, end.value),
      across: lower...max(lower, min(one.upperBound, other.upperBound)), color, spots)
  }

  /// At the first place across the axis that no other line takes.
  private func line(
    _ axis: DimensionLine.Axis, _ span: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>, _ color: Color,
    _ spots: FreeSpots
  ) -> DimensionLine {
    let lines = ([0.5, 0.25, 0.75, 0.1, 0.9, 0.4, 0.6] as [CGFloat]).map { share in
      DimensionLine(
        axis: axis, span: span, position: across.lowerBound + (across.upperBound - across.lowerBound) * share,
        color: color)
    }
    return lines.first { spots.isFree($0.bounds.intersection(stage.visible)) } ?? lines[0]
  }

  /// Where an end of a constraint is on the panel; nil for attributes without a place, such as baselines.
  private func place(
    of anchor: SolvedConstraint.Anchor
  ) -> (axis: DimensionLine.Axis, value: CGFloat, rect: CGRect)? {
    let isMargin = anchor.attribute.hasSuffix("Margin")
    let name = isMargin ? String(anchor.attribute.dropLast("Margin".count)) : anchor.attribute
    guard let edge = FigureAnchor.Edge(rawValue: name),
      let rect = finder.rect(of: isMargin ? anchor.item + ".margins" : anchor.item)
    else { return nil }
    let value = finder.coordinate(of: edge, in: rect)
    let point = stage.point(CGPoint(x: value, y: value))
    return (edge.axis, edge.axis == .vertical ? point.y : point.x, stage.rect(rect))
  }
}

extension SolvedConstraint {
  fileprivate func mentions(_ item: String) -> Bool { first.item == item || second?.item == item }
}

extension DimensionLine.Axis {
  var other: Self { self == .vertical ? .horizontal : .vertical }
}

extension CGRect {
  /// The rectangle's extent along an axis.
  func span(_ axis: DimensionLine.Axis) -> ClosedRange<CGFloat> {
    axis == .vertical ? minY...maxY : minX...maxX
  }
}
