import Drawing
import Foundation

/// About how far items reach: never less than they paint, so that what fades as one needs no room for the whole picture.
struct ItemBounds {
  /// On the device, in whole pixels outward; null where nothing is painted.
  static func bounds(of items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect {
    items.reduce(CGRect.null) { $0.union(bounds(of: $1, transform)) }.integral
  }

  private static func bounds(of item: DisplayItem, _ transform: CGAffineTransform) -> CGRect {
    switch item {
    case .fill(let path, _, _): bounds(of: path, reach: 0, transform)
    case .stroke(let path, let style, _):
      bounds(of: path, reach: max(0, style.width) / 2 * Stroker.miterLimit, transform)
    case .shadow(let shape, let shadow):
      grown(shape.moved(by: shadow.offset).rect, by: max(0, shadow.sigma) * 3 + 2, transform)
    case .glyphs(let run): bounds(of: run.path, reach: 0, transform)
    case .image(_, let rect): grown(rect, by: 0, transform)
    case .group(let group): bounds(of: group, transform)
    }
  }

  private static func bounds(of group: DisplayGroup, _ outer: CGAffineTransform) -> CGRect {
    let transform = group.transform.concatenating(outer)
    let inside = bounds(of: group.items, transform)
    return group.clip.map { inside.intersection(bounds(of: $0, reach: 0, transform)) } ?? inside
  }

  private static func bounds(of path: Path, reach: CGFloat, _ transform: CGAffineTransform) -> CGRect {
    path.isEmpty ? .null : grown(path.controlBounds, by: reach, transform)
  }

  private static func grown(_ rect: CGRect, by reach: CGFloat, _ transform: CGAffineTransform) -> CGRect {
    rect.insetBy(dx: -reach, dy: -reach).applying(transform).insetBy(dx: -2, dy: -2)
  }
}
