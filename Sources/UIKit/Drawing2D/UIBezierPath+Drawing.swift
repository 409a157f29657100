import Drawing
public import Foundation

extension UIBezierPath {
  /// Fills the path with the fill colour; draws nothing outside `draw(_:)`.
  public func fill() {
    guard let context = DrawingContext.current, !isEmpty else { return }
    context.canvas.add(.fill(path, .color(context.fill), usesEvenOddFillRule ? .evenOdd : .nonZero))
  }

  /// Draws a line along the path in the stroke colour; draws nothing outside `draw(_:)`.
  public func stroke() {
    guard let context = DrawingContext.current else { return }
    context.canvas.stroke(path, strokeStyle, context.stroke)
  }
}

extension UIColor {
  /// Sets the colour of fills and strokes to come in this `draw(_:)`.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills to come in this `draw(_:)`.
  @MainActor public func setFill() {
    DrawingContext.current?.fill = resolved(with: .current)
  }

  /// Sets the colour of strokes to come in this `draw(_:)`.
  @MainActor public func setStroke() {
    DrawingContext.current?.stroke = resolved(with: .current)
  }
}

/// Fills a rectangle with the fill colour; draws nothing outside `draw(_:)`.
public func UIRectFill(_ rect: CGRect) {
  UIBezierPath(rect: rect).fill()
}

/// Draws a line one point wide just inside a rectangle, in the stroke colour.
public func UIRectFrame(_ rect: CGRect) {
  UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()
}
