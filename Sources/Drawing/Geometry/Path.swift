package import Foundation

/// One step of a path, in the coordinates of whatever holds the path.
package enum PathElement: Sendable, Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadratic(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close
}

/// Lines and curves, in order. A value: equal paths draw equal pixels.
package struct Path: Sendable, Hashable {
  package private(set) var elements: [PathElement]

  package init(_ elements: [PathElement] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  package mutating func line(to point: CGPoint) {
    elements.append(.line(point))
  }

  package mutating func quadratic(to end: CGPoint, control: CGPoint) {
    elements.append(.quadratic(control: control, end: end))
  }

  package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  package mutating func close() {
    elements.append(.close)
  }

  package mutating func append(_ other: Path) {
    elements += other.elements
  }

  /// This path with every point taken through `transform`.
  package func applying(_ transform: CGAffineTransform) -> Path {
    Path(elements.map { $0.mapping { $0.applying(transform) } })
  }

  /// The smallest upright rectangle around every point and control point; `.zero` for an empty path.
  package var controlBounds: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension PathElement {
  /// The element's points, control points first, as they are stored.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// This element with every point replaced by what `transform` makes of it.
  package func mapping(_ transform: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .quadratic(let control, let end): .quadratic(control: transform(control), end: transform(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: transform(control1), control2: transform(control2), end: transform(end))
    case .close: .close
    }
  }
}
