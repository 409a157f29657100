import Drawing
import Foundation

/// Draws the rows of a list of directions: for each leg its destination, then icon, instruction and distance of each step.
struct DirectionsPainter {
  let directions: DirectionsContent
  let style: ComponentStyle
  /// The list without its unsafe edges.
  let room: CGRect
  /// The whole list, which the legs' bars and the lines reach across.
  let bounds: CGRect

  private static let (iconSide, iconGap, sideMargin): (CGFloat, CGFloat, CGFloat) = (28, 16, 16)
  private static let (rowPadding, headerHeight, lineGap): (CGFloat, CGFloat, CGFloat) = (12, 52, 3)
  private static let (headerSize, instructionSize, distanceSize): (CGFloat, CGFloat, CGFloat) = (18, 17, 14)

  private var colors: NavigationTheme.CardColors { style.theme.card }
  private var content: CGRect { room.insetBy(dx: Self.sideMargin, dy: 0) }
  private var texts: CGRect {
    let start = Self.iconSide + Self.iconGap
    return CGRect(x: content.minX + start, y: content.minY, width: max(content.width - start, 1), height: 0)
  }

  func paint(on canvas: inout Canvas) {
    var y = room.minY
    for leg in directions.legs {
      y = paintHeader(leg.destination, at: y, on: &canvas)
      for (index, step) in leg.steps.enumerated() {
        y = paint(step, at: y, hasLine: index + 1 < leg.steps.count, on: &canvas)
      }
    }
  }

  private func paintHeader(_ destination: String, at top: CGFloat, on canvas: inout Canvas) -> CGFloat {
    let bar = CGRect(x: bounds.minX, y: top, width: bounds.width, height: Self.headerHeight)
    canvas.fill(.rectangle(bar), colors.action)
    let title = style.text.fit(
      destination, .init(size: Self.headerSize, weight: 700, color: colors.title), width: texts.width)
    let line = CGRect(x: texts.minX, y: top, width: texts.width, height: bar.height)
    canvas.add(title, in: line.mirrored(in: content, style.direction), style.direction)
    let pin = CGPoint(x: icon(at: top, height: bar.height).midX, y: bar.midY)
    canvas.fill(.circle(center: pin, radius: 8), style.theme.route.destination)
    canvas.fill(.circle(center: pin, radius: 3), style.theme.route.destinationEdge)
    return bar.maxY
  }

  private func paint(
    _ step: DirectionsContent.Step, at top: CGFloat, hasLine: Bool, on canvas: inout Canvas
  ) -> CGFloat {
    let instruction = style.text.fit(
      step.instruction,
      .init(size: Self.instructionSize, weight: 500, color: colors.title, minimumScale: 1, maximumLines: 3),
      width: texts.width)
    let distance = step.distance.map {
      style.text.fit($0, .init(size: Self.distanceSize, color: colors.detail), width: texts.width)
    }
    let textHeight = instruction.size.height + (distance.map { Self.lineGap + $0.size.height } ?? 0)
    let height = max(textHeight, Self.iconSide) + 2 * Self.rowPadding
    var y = top + (height - textHeight) / 2
    for text in [instruction, distance].compactMap(\.self) {
      let line = CGRect(x: texts.minX, y: y, width: texts.width, height: text.size.height)
      canvas.add(text, in: line.mirrored(in: content, style.direction), style.direction)
      y += text.size.height + Self.lineGap
    }
    ArrowGlyph.maneuver(step.maneuver).paint(on: &canvas, in: icon(at: top, height: height), color: colors.title)
    if hasLine { paintLine(at: top + height, on: &canvas) }
    return top + height
  }

  private func icon(at top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: content.minX, y: top + (height - Self.iconSide) / 2, width: Self.iconSide, height: Self.iconSide
    ).mirrored(in: content, style.direction)
  }

  private func paintLine(at y: CGFloat, on canvas: inout Canvas) {
    let start = texts.mirrored(in: content, style.direction)
    let line =
      style.isRightToLeft
      ? CGRect(x: bounds.minX, y: y - 0.5, width: start.maxX - bounds.minX, height: 1)
      : CGRect(x: start.minX, y: y - 0.5, width: bounds.maxX - start.minX, height: 1)
    canvas.fill(.rectangle(line), colors.detail.multiplyingAlpha(by: 0.2))
  }
}
