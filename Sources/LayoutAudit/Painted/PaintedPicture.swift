package import Drawing
import Foundation

/// A display list as a flat list of what is painted where, with the view that paints it.
package struct PaintedPicture: Sendable {
  /// One filled shape or run of text, in points of the map.
  struct Item: Sendable {
    enum Content: Sendable {
      /// The colour's alpha already holds every opacity above the item.
      case fill(Color)
      /// Something of many colours: a gradient, an image.
      case pattern
      case text(Color, String, size: CGFloat)
    }

    /// The nearest view that the item belongs to.
    var view: String?
    var content: Content
    /// What the item covers, clipped.
    var frame: CGRect
  }

  let background: Color
  /// In paint order.
  private(set) var items: [Item] = []

  package init(_ list: DisplayList) {
    background = list.background
    let place = Place(view: nil, transform: .identity, opacity: 1, clip: CGRect(origin: .zero, size: list.size))
    for item in list.items { add(item, place) }
  }

  private struct Place {
    var view: String?
    var transform: CGAffineTransform
    var opacity: Double
    var clip: CGRect
  }

  private mutating func add(_ item: DisplayItem, _ place: Place) {
    switch item {
    case .fill(let path, let paint, _): append(path.controlBounds, Self.content(of: paint, place.opacity), place)
    case .glyphs(let run):
      let height = run.size * 0.72
      let frame = CGRect(x: run.origin.x, y: run.origin.y - height, width: run.width, height: height)
      append(frame, .text(run.color.multiplyingAlpha(by: place.opacity), run.text, size: run.size), place)
    case .image(_, let rect): append(rect, .pattern, place)
    case .group(let group): add(group, place)
    case .stroke, .shadow: break
    }
  }

  private mutating func add(_ group: DisplayGroup, _ outer: Place) {
    var place = outer
    place.view = group.source?.name ?? outer.view
    place.transform = group.transform.concatenating(outer.transform)
    place.opacity *= group.opacity
    if let clip = group.clip {
      place.clip = place.clip.intersection(clip.controlBounds.applying(place.transform))
    }
    for item in group.items { add(item, place) }
  }

  private mutating func append(_ rect: CGRect, _ content: Item.Content, _ place: Place) {
    let frame = rect.applying(place.transform).intersection(place.clip)
    guard !frame.isNull, frame.area > 0 else { return }
    items.append(Item(view: place.view, content: content, frame: frame))
  }

  private static func content(of paint: Paint, _ opacity: Double) -> Item.Content {
    if case .color(let color) = paint { .fill(color.multiplyingAlpha(by: opacity)) } else { .pattern }
  }
}

extension PaintedPicture.Item {
  /// Whether nothing under the item can be read.
  var isOpaque: Bool {
    switch content {
    case .fill(let color): color.alpha >= 0.5
    case .pattern: true
    case .text: false
    }
  }
}
