import Drawing
import Foundation

/// Leaves out what is drawn outside of a rectangle: much of a map is beyond the screen, and would only make files large.
enum VisibleItems {
  /// The items that may be seen within `rect`, in the items' own coordinates.
  static func items(_ items: [DisplayItem], within rect: CGRect) -> [DisplayItem] {
    items.compactMap { item in
      guard case .group(var group) = item else { return isVisible(item, in: rect) ? item : nil }
      let transform = group.transform
      guard transform.a * transform.d != transform.b * transform.c else { return item }
      var inner = rect.applying(transform.inverted())
      if let clip = group.clip { inner = inner.intersection(clip.controlBounds) }
      guard !inner.isNull else { return nil }
      group.items = Self.items(group.items, within: inner)
      return group.items.isEmpty ? nil : .group(group)
    }
  }

  private static func isVisible(_ item: DisplayItem, in rect: CGRect) -> Bool {
    let bounds: CGRect =
      switch item {
      case .fill(let path, _, _): path.controlBounds
      case .stroke(let path, let style, _): path.controlBounds.insetBy(dx: -style.width, dy: -style.width)
      case .shadow(let shape, let shadow):
        shape.rect.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
          .insetBy(dx: -shadow.sigma * 3, dy: -shadow.sigma * 3)
      case .glyphs(let run):
        CGRect(x: run.origin.x, y: run.origin.y - run.size, width: run.width, height: run.size)
          .insetBy(dx: -run.size, dy: -run.size)
      case .image(_, let rect): rect
      case .group: rect
      }
    // A pixel more, so that lines without thickness are not taken for nothing.
    return bounds.insetBy(dx: -1, dy: -1).intersects(rect)
  }
}
