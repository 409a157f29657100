import Drawing
import Foundation

/// The sign of a prompt on its tile, our own drawing.
nonisolated struct PromptSign {
  let kind: PromptKind
  let colors: NavigationTheme.CardColors

  func paint(in tile: CGRect, on canvas: inout Canvas) {
    canvas.fill(RoundedRectangle(tile, radius: tile.width * 0.27).path, tileColor)
    let scale = tile.width / 44
    canvas.group(transform: CGAffineTransform(translationX: tile.minX, y: tile.minY).scaledBy(x: scale, y: scale)) {
      canvas in
      switch kind {
      case .incident: paintIncident(on: &canvas)
      case .fasterRoute: paintFasterRoute(on: &canvas)
      case .speedCamera: paintCamera(on: &canvas)
      case .closure: paintClosure(on: &canvas)
      case .message: paintMessage(on: &canvas)
      }
    }
  }

  private var tileColor: Color {
    switch kind {
    case .incident: colors.incident
    case .fasterRoute: colors.fasterRoute
    case .speedCamera: colors.camera
    case .closure: colors.closure
    case .message: colors.message
    }
  }

  private func paintIncident(on canvas: inout Canvas) {
    let triangle = Path.polygon([CGPoint(x: 22, y: 11), CGPoint(x: 34, y: 32), CGPoint(x: 10, y: 32)])
    canvas.stroke(triangle, StrokeStyle(width: 3, join: .round), colors.iconText)
    canvas.fill(triangle, colors.iconText)
    canvas.fill(RoundedRectangle(CGRect(x: 20.6, y: 17, width: 2.8, height: 8.5), radius: 1.4).path, tileColor)
    canvas.fill(.circle(center: CGPoint(x: 22, y: 29), radius: 1.7), tileColor)
  }

  private func paintFasterRoute(on canvas: inout Canvas) {
    let old = Path.open([CGPoint(x: 15, y: 34), CGPoint(x: 15, y: 26), CGPoint(x: 13, y: 20), CGPoint(x: 13, y: 11)])
    canvas.stroke(
      old, StrokeStyle(width: 3, cap: .round, join: .round, dash: [1, 5]), colors.iconText.multiplyingAlpha(by: 0.8))
    var glyph = ArrowGlyph()
    glyph.lineWidth = 7
    glyph.line.move(to: CGPoint(x: 16, y: 46))
    glyph.line.cubic(to: CGPoint(x: 32, y: 20), control1: CGPoint(x: 16, y: 32), control2: CGPoint(x: 32, y: 36))
    glyph.addHead(at: CGPoint(x: 32, y: 20), angle: 0, length: 15, width: 23)
    glyph.paint(on: &canvas, in: CGRect(x: 9, y: 7, width: 30, height: 30), color: colors.iconText)
  }

  private func paintCamera(on canvas: inout Canvas) {
    canvas.fill(RoundedRectangle(CGRect(x: 9, y: 15, width: 26, height: 16), radius: 4).path, colors.iconText)
    canvas.fill(RoundedRectangle(CGRect(x: 17, y: 11.5, width: 10, height: 6), radius: 2).path, colors.iconText)
    canvas.fill(.circle(center: CGPoint(x: 22, y: 23), radius: 5.5), tileColor)
    canvas.fill(.circle(center: CGPoint(x: 22, y: 23), radius: 2.8), colors.iconText)
  }

  private func paintClosure(on canvas: inout Canvas) {
    canvas.fill(.circle(center: CGPoint(x: 22, y: 22), radius: 12), colors.iconText)
    canvas.fill(RoundedRectangle(CGRect(x: 14, y: 19.5, width: 16, height: 5), radius: 1.5).path, tileColor)
  }

  private func paintMessage(on canvas: inout Canvas) {
    canvas.fill(.circle(center: CGPoint(x: 22, y: 22), radius: 12), colors.iconText)
    canvas.fill(.circle(center: CGPoint(x: 22, y: 16.5), radius: 1.9), tileColor)
    canvas.fill(RoundedRectangle(CGRect(x: 20.4, y: 20, width: 3.2, height: 9), radius: 1.6).path, tileColor)
  }
}
