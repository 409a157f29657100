import Foundation

/// Where a view paints itself: collects display items in the view's own coordinates.
package struct Canvas {
  package private(set) var items: [DisplayItem] = []

  package init() {}

  package mutating func add(_ item: DisplayItem) {
    items.append(item)
  }

  package mutating func add(contentsOf more: [DisplayItem]) {
    items += more
  }

  package mutating func fill(_ path: Path, _ color: Color) {
    guard color.alpha > 0, !path.isEmpty else { return }
    items.append(.fill(path, color))
  }

  package mutating func fill(_ path: Path, _ paint: Paint) {
    items.append(.fill(path, paint))
  }

  package mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
    guard color.alpha > 0, style.width > 0, !path.isEmpty else { return }
    items.append(.stroke(path, style, color))
  }

  /// Collects what `paint` draws into one group and adds it.
  package mutating func group(
    transform: CGAffineTransform = .identity, opacity: Double = 1, clip: Path? = nil, _ paint: (inout Canvas) -> Void
  ) {
    var inner = Canvas()
    paint(&inner)
    guard !inner.items.isEmpty else { return }
    items.append(.group(DisplayGroup(transform: transform, opacity: opacity, clip: clip, items: inner.items)))
  }
}
