package import Drawing
public import Foundation

/// Lines and curves, in points, to fill and stroke inside `draw(_:)`, with UIKit's names.
open class UIBezierPath: NSObject {
  /// The path as a value.
  package var path: Path {
    didSet { shape = nil }
  }
  /// The rectangle that the path is, where it is one.
  package private(set) var shape: RoundedRectangle?
  /// Where the next line begins.
  private var pen: CGPoint?
  private var subpathStart: CGPoint?

  /// The width of strokes in points.
  open var lineWidth: CGFloat = 1
  /// How strokes end.
  open var lineCapStyle = CGLineCap.butt
  /// How strokes turn corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far mitred corners reach; the renderer's own limit counts here.
  open var miterLimit: CGFloat = 10
  /// How finely curves are drawn; of no effect here.
  open var flatness: CGFloat = 0.6
  /// Whether overlapping parts of the path are left out of fills.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []

  /// An empty path.
  public override init() {
    path = Path()
    super.init()
  }

  package init(_ path: Path) {
    self.path = path
    super.init()
    findPen()
  }

  package convenience init(_ shape: RoundedRectangle) {
    self.init(shape.path)
    self.shape = shape
  }

  func replace(_ other: CGPath) {
    path = other.path
    shape = other.shape
    findPen()
  }

  private func findPen() {
    pen = path.elements.last { !$0.points.isEmpty }?.points.last
    subpathStart = path.elements.lazy.compactMap(\.moveTarget).last
  }

  /// Whether nothing has been drawn.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the next line begins; zero for an empty path.
  open var currentPoint: CGPoint { pen ?? .zero }
  /// The smallest rectangle around every point and control point.
  open var bounds: CGRect { path.controlBounds }

  /// Begins a new part of the path.
  open func move(to point: CGPoint) {
    path.move(to: point)
    (pen, subpathStart) = (point, point)
  }

  /// Adds a line; begins there where the path is empty.
  open func addLine(to point: CGPoint) {
    guard pen != nil else { return move(to: point) }
    path.line(to: point)
    pen = point
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    if pen == nil { move(to: controlPoint1) }
    path.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    pen = endPoint
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if pen == nil { move(to: controlPoint) }
    path.quadratic(to: endPoint, control: controlPoint)
    pen = endPoint
  }

  /// Adds part of a circle, joined to what is there by a line; angles in radians, clockwise as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CircularArc(
      center: center, radius: radius, start: startAngle, end: endAngle, isClockwise: clockwise)
    addLine(to: arc.point(at: startAngle))
    for curve in arc.curves {
      addCurve(to: curve.end, controlPoint1: curve.control1, controlPoint2: curve.control2)
    }
  }

  /// Joins the part to its beginning.
  open func close() {
    guard pen != nil else { return }
    path.close()
    pen = subpathStart
  }

  /// Adds another path's parts.
  open func append(_ bezierPath: UIBezierPath) {
    path.append(bezierPath.path)
    (pen, subpathStart) = (bezierPath.pen ?? pen, bezierPath.subpathStart ?? subpathStart)
  }

  /// Removes everything.
  open func removeAllPoints() {
    path = Path()
    (pen, subpathStart) = (nil, nil)
  }

  /// Takes every point through a transform.
  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
    pen = pen?.applying(transform)
    subpathStart = subpathStart?.applying(transform)
  }

  /// The lengths of dashes and gaps in turn, in points; where the pattern begins is of no effect here.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
  }

  /// How strokes are drawn.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, dash: dash)
  }
}

extension PathElement {
  fileprivate nonisolated var moveTarget: CGPoint? {
    guard case .move(let point) = self else { return nil }
    return point
  }
}
