import Drawing
import Foundation
import Typography

/// The dimension lines of a screen: those on the screen where there is room, the others in lanes beside it.
struct DimensionPlan {
  let stage: ScreenStage
  let finder: AnchorFinder
  let typesetter: FigureTypesetter
  let file: String

  private static let laneSpacing: CGFloat = 12
  private static let textSize: CGFloat = 11.5

  /// A distance between two edges, in the panel's coordinates.
  private struct Measure {
    var axis: DimensionLine.Axis
    var span: ClosedRange<CGFloat>
    /// The two items that the edges belong to, the one at the span's beginning first.
    var rects: [CGRect]
    var label: SetText
    var place: FigureDocument.Dimension.Place
  }

  /// A line with its label and its end lines.
  private struct Drawn {
    var line: DimensionLine
    var label: SetText
    var labelRect: CGRect
    var endLines: Path
  }

  struct Result {
    var items: [DisplayItem] = []
    var labels: [CGRect] = []
    /// Everything that is drawn.
    var bounds: CGRect
  }

  func result(
    _ dimensions: [FigureDocument.Dimension], language: String, avoiding taken: [CGRect] = []
  ) throws -> Result {
    var measures: [Measure] = []
    for dimension in dimensions { measures.append(try measure(dimension, language: language)) }
    var spots = FreeSpots(in: stage.visible.insetBy(dx: 2, dy: 2), gap: 3)
    taken.forEach { spots.block($0) }
    var drawn: [Drawn] = []
    for index in measures.indices where measures[index].place == .inside {
      if let line = inside(measures[index], &spots) {
        drawn.append(line)
      } else {
        measures[index].place = measures[index].axis == .vertical ? .right : .bottom
      }
    }
    for place in [FigureDocument.Dimension.Place.left, .right, .top, .bottom] {
      drawn += beside(measures.filter { $0.place == place }, place)
    }
    return result(of: drawn)
  }

  private func measure(_ dimension: FigureDocument.Dimension, language: String) throws -> Measure {
    let ends = try [(dimension.start, "from"), (dimension.end, "to")].map { anchor, key in
      guard let rect = finder.rect(of: anchor.item), let edge = anchor.edge else {
        throw DocumentError.unknownWord(
          file: file, path: "\(dimension.path).\(key)", word: anchor.item, known: finder.knownItems)
      }
      return (rect: rect, value: finder.coordinate(of: edge, in: rect), axis: edge.axis)
    }.sorted { $0.value < $1.value }
    let distance = ends[1].value - ends[0].value
    // Held from left to right among words that are read from the right, too.
    let length = "\u{2066}\(DecimalText.of((distance * 100).rounded() / 100)) pt\u{2069}"
    let text = dimension.label?.text(in: language) ?? length
    let look = FigureTypesetter.Look(Self.textSize, weight: 500, FigureColors.dimension)
    let axis = ends[0].axis
    let coordinates = ends.map { end -> CGFloat in
      let point = stage.point(CGPoint(x: end.value, y: end.value))
      return axis == .vertical ? point.y : point.x
    }
    return Measure(
      axis: axis, span: coordinates[0]...max(coordinates[0], coordinates[1]),
      rects: ends.map { stage.rect($0.rect) }, label: try typesetter.set(text, look), place: dimension.place)
  }

  private static func size(of label: SetText) -> CGSize {
    CGSize(width: label.size.width + 8, height: label.size.height + 2)
  }

  /// On the screen, where the two items lie side by side, at the first place where neither line nor label covers another.
  private func inside(_ measure: Measure, _ spots: inout FreeSpots) -> Drawn? {
    let ranges = measure.rects.map { rect in
      measure.axis == .vertical ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }
    let common =
      max(
        ranges[0].lowerBound, ranges[1].lowerBound)...max(
        max(ranges[0].lowerBound, ranges[1].lowerBound), min(ranges[0].upperBound, ranges[1].upperBound))
    let size = Self.size(of: measure.label)
    for share in [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9] as [CGFloat] {
      let position = common.lowerBound + (common.upperBound - common.lowerBound) * share
      let line = DimensionLine(
        axis: measure.axis, span: measure.span, position: position, color: FigureColors.dimension)
      guard spots.isFree(line.bounds.intersection(spots.bounds)) else { continue }
      for center in line.labelCenters(size) {
        let rect = Self.rect(size, center)
        guard spots.isFree(rect) else { continue }
        spots.block(rect)
        spots.block(line.bounds)
        return Drawn(line: line, label: measure.label, labelRect: rect, endLines: Path())
      }
    }
    return nil
  }

  private static func rect(_ size: CGSize, _ center: CGPoint) -> CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// In lanes on one side of the device, with thin lines from the edges that are measured.
  private func beside(_ measures: [Measure], _ place: FigureDocument.Dimension.Place) -> [Drawn] {
    guard !measures.isEmpty else { return [] }
    let isVertical = place == .left || place == .right
    let sizes = measures.map { Self.size(of: $0.label) }
    let thicknesses = sizes.map { isVertical ? $0.width : $0.height }
    // A label stands on its line or beyond one of its ends, never aside: lanes would have to be wider.
    let lines = measures.map { measure in
      DimensionLine(axis: measure.axis, span: measure.span, position: 0, color: FigureColors.dimension)
    }
    let labels = zip(lines, sizes).map { Self.labelOnLine($0, $1) }
    let spans = zip(lines, labels).map { line, label -> ClosedRange<CGFloat> in
      let all = line.bounds.union(label)
      return isVertical ? all.minY...all.maxY : all.minX...all.maxX
    }
    let lanes = GutterLanes(spans)
    let outside = stage.outside
    // From the device to each lane's middle; a lane is as wide as its widest label.
    let laneWidths = (0..<lanes.count).map { lane in
      measures.indices.filter { lanes.lanes[$0] == lane }.map { thicknesses[$0] }.max() ?? 0
    }
    return measures.indices.map { index in
      let lane = lanes.lanes[index]
      let distance =
        laneWidths[..<lane].reduce(Self.laneSpacing) { $0 + $1 + Self.laneSpacing } + laneWidths[lane] / 2
      let position: CGFloat =
        switch place {
        case .left: outside.minX - distance
        case .top: outside.minY - distance
        case .bottom: outside.maxY + distance
        default: outside.maxX + distance
        }
      let line = DimensionLine(
        axis: measures[index].axis, span: measures[index].span, position: position, color: FigureColors.dimension)
      let label = labels[index].offsetBy(dx: isVertical ? position : 0, dy: isVertical ? 0 : position)
      return Drawn(
        line: line, label: measures[index].label, labelRect: label,
        endLines: endLines(of: measures[index], to: position, place))
    }
  }

  private static func labelOnLine(_ line: DimensionLine, _ size: CGSize) -> CGRect {
    let centers = line.labelCenters(size)
    return rect(size, centers.count > 4 ? centers[0] : centers[2])
  }

  private func endLines(
    of measure: Measure, to position: CGFloat, _ place: FigureDocument.Dimension.Place
  ) -> Path {
    var path = Path()
    for (rect, end) in zip(measure.rects, [measure.span.lowerBound, measure.span.upperBound]) {
      switch place {
      case .left, .right:
        path.move(to: CGPoint(x: place == .left ? rect.minX : rect.maxX, y: end))
        path.line(to: CGPoint(x: position, y: end))
      default:
        path.move(to: CGPoint(x: end, y: place == .top ? rect.minY : rect.maxY))
        path.line(to: CGPoint(x: end, y: position))
      }
    }
    return path
  }

  private func result(of drawn: [Drawn]) -> Result {
    var items: [DisplayItem] = []
    for line in drawn where !line.endLines.isEmpty {
      items.append(.stroke(line.endLines, StrokeStyle(width: 2), Color.white.multiplyingAlpha(by: 0.6)))
      items.append(
        .stroke(line.endLines, StrokeStyle(width: 0.75), FigureColors.dimension.multiplyingAlpha(by: 0.7)))
    }
    for line in drawn { items += line.line.items }
    for line in drawn {
      let pill = RoundedRectangle(line.labelRect, radius: 4).path
      items.append(.fill(pill, Color.white.multiplyingAlpha(by: 0.94)))
      items += line.label.items(centeredIn: line.labelRect)
    }
    let bounds = drawn.reduce(stage.outside) { $0.union($1.line.bounds).union($1.labelRect) }
    guard !items.isEmpty else { return Result(bounds: bounds) }
    let group = DisplayGroup(source: .init(name: "dimensions", type: "Dimensions"), items: items)
    return Result(items: [.group(group)], labels: drawn.map(\.labelRect), bounds: bounds)
  }
}
