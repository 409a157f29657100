package import Drawing
import Foundation

/// The turn card's drawings without the rest of the card, on its colours and on the theme's land.
package enum GlyphSpecimen {
  /// A manoeuvre as large as for the next step, and beside it as small as for the one after.
  package static func maneuver(_ maneuver: Maneuver, theme: NavigationTheme) -> DisplayList {
    let header = HeaderStyle(theme)
    let (large, small) = (CGRect(x: 0, y: 0, width: 72, height: 72), CGRect(x: 72, y: 0, width: 44, height: 72))
    var canvas = Canvas()
    canvas.fill(shape(large, left: 12, right: 0), header.primary)
    canvas.fill(shape(small, left: 0, right: 12), header.secondary)
    let glyph = ArrowGlyph.maneuver(maneuver)
    glyph.paint(on: &canvas, in: large.insetBy(dx: 8, dy: 8), color: header.largeIcon)
    glyph.paint(on: &canvas, in: small.insetBy(dx: 10, dy: 24), color: header.smallIcon)
    canvas.strokeEdge(of: RoundedRectangle(large.union(small), radius: 12), theme.card.edge)
    return list(canvas, size: large.union(small).size, theme)
  }

  /// Lanes side by side, as in the card's lower panel.
  package static func lanes(_ lanes: [Lane], theme: NavigationTheme) -> DisplayList {
    let header = HeaderStyle(theme)
    let panel = CGRect(
      x: 0, y: 0, width: CGFloat(lanes.count) * 44 + 16, height: theme.metrics.turnCardPanelHeight)
    var canvas = Canvas()
    canvas.fill(shape(panel, left: 12, right: 12), header.secondary)
    LanesPainter(lanes: lanes, header: header).paint(in: panel.insetBy(dx: 8, dy: 0), on: &canvas)
    canvas.strokeEdge(of: RoundedRectangle(panel, radius: 12), theme.card.edge)
    return list(canvas, size: panel.size, theme)
  }

  private static func shape(_ rect: CGRect, left: CGFloat, right: CGFloat) -> Path {
    let radii = RoundedRectangle.CornerRadii(topLeft: left, topRight: right, bottomLeft: left, bottomRight: right)
    return RoundedRectangle(rect, radii: radii).path
  }

  private static func list(_ canvas: Canvas, size: CGSize, _ theme: NavigationTheme) -> DisplayList {
    DisplayList(size: size, scale: 1, background: theme.map.land, items: canvas.items)
  }
}
