package import Drawing

/// Where drawing calls go that name no canvas, such as `UIBezierPath.fill()` inside a `draw(_:)`.
package final class DrawingContext {
  /// The innermost context; nil outside of drawing, where UIKit's calls draw nothing either.
  package private(set) static var current: DrawingContext?

  package var canvas = Canvas()
  /// What `UIColor.setFill()` set; black unless set.
  package var fill = Color(white: 0)
  /// What `UIColor.setStroke()` set; black unless set.
  package var stroke = Color(white: 0)

  private init() {}

  /// What `body` draws.
  package static func items(drawnBy body: () -> Void) -> [DisplayItem] {
    let outer = current
    let context = DrawingContext()
    current = context
    defer { current = outer }
    body()
    return context.canvas.items
  }
}
