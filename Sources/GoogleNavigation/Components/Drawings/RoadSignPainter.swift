import Drawing
import Foundation

/// Draws an exit's or a road's number on its sign. Signs are as on the road: nothing on them mirrors.
struct RoadSignPainter {
  let sign: RoadSign
  let style: ComponentStyle
  /// The sign's height in points.
  let height: CGFloat

  private var colors: NavigationTheme.RoadSignColors { style.theme.roadSigns }

  /// The sign's width in points.
  var width: CGFloat {
    let text = style.text.size(of: sign.text, look(color: .black)).width
    switch sign.kind {
    case .interstate: return max(height * 1.12, text + height * 0.62)
    case .exit, .motorway, .european, .national: return max(height * 1.3, text + height * 0.72)
    }
  }

  func paint(in rect: CGRect, on canvas: inout Canvas) {
    switch sign.kind {
    case .exit: paintPlate(in: rect, style.header.firstRow.color, edge: nil, text: style.header.primary, on: &canvas)
    case .motorway: paintPlate(in: rect, colors.motorway, edge: colors.edge, text: colors.motorwayText, on: &canvas)
    case .european: paintPlate(in: rect, colors.european, edge: colors.edge, text: colors.europeanText, on: &canvas)
    case .national:
      paintPlate(in: rect, colors.national, edge: colors.nationalText, text: colors.nationalText, on: &canvas)
    case .interstate: paintShield(in: rect, on: &canvas)
    }
  }

  private func look(color: Color) -> TextFitter.Look {
    let share: CGFloat = sign.kind == .interstate ? 0.5 : 0.6
    return .init(
      size: height * share, weight: 700, color: color, minimumScale: 0.6, followsTextSize: false, isIsolated: true)
  }

  /// A plate with rounded corners, and a line inside its edge where it has one.
  private func paintPlate(in rect: CGRect, _ ground: Color, edge: Color?, text: Color, on canvas: inout Canvas) {
    let radius = height * 0.24
    canvas.fill(RoundedRectangle(rect, radius: radius).path, ground)
    if let edge {
      let inset = height * 0.08
      canvas.stroke(
        RoundedRectangle(rect.insetBy(dx: inset, dy: inset), radius: radius - inset).path,
        StrokeStyle(width: height * 0.06), edge)
    }
    write(in: rect, width: rect.width - height * 0.4, text, on: &canvas)
  }

  private func paintShield(in rect: CGRect, on canvas: inout Canvas) {
    canvas.fill(shield(in: rect), colors.edge)
    let inner = rect.insetBy(dx: height * 0.06, dy: height * 0.06)
    canvas.group(clip: shield(in: inner)) { canvas in
      canvas.fill(.rectangle(inner), colors.interstate)
      canvas.fill(
        .rectangle(CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height * 0.27)),
        colors.interstateBand)
    }
    let room = CGRect(x: rect.minX, y: rect.minY + height * 0.27, width: rect.width, height: height * 0.54)
    write(in: room, width: rect.width - height * 0.4, colors.interstateText, on: &canvas)
  }

  /// Two bows above, round sides that meet in a tip below.
  private func shield(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0.5, 0.06))
    path.quadratic(to: point(0.88, 0), control: point(0.72, 0.1))
    path.cubic(to: point(0.5, 1), control1: point(1.08, 0.42), control2: point(1.02, 0.86))
    path.cubic(to: point(0.12, 0), control1: point(-0.02, 0.86), control2: point(-0.08, 0.42))
    path.quadratic(to: point(0.5, 0.06), control: point(0.28, 0.1))
    path.close()
    return path
  }

  private func write(in rect: CGRect, width: CGFloat, _ color: Color, on canvas: inout Canvas) {
    let text = style.text.fit(sign.text, look(color: color), width: width)
    canvas.addOptically(text, centeredIn: rect)
  }
}

extension Canvas {
  /// Draws a set text with its ink, not its line, in the middle of a rectangle's height.
  mutating func addOptically(_ text: FittedText, centeredIn rect: CGRect) {
    let ink = text.ink
    let top = rect.midY - (ink.lowerBound + ink.upperBound) / 2
    add(contentsOf: text.items(at: CGPoint(x: rect.midX - text.size.width / 2, y: top)))
  }
}
