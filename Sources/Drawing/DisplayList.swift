package import Foundation

/// Everything a picture needs, in paint order, with nothing left to decide: layout ends here and every output starts here.
package struct DisplayList: Sendable, Hashable {
  /// The picture's size in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// What is painted first, under everything.
  package var background: Color
  package var items: [DisplayItem]

  package init(size: CGSize, scale: CGFloat, background: Color = .white, items: [DisplayItem] = []) {
    (self.size, self.scale, self.background, self.items) = (size, scale, background, items)
  }
}

/// One thing to paint, in the coordinates of the group it is in.
package enum DisplayItem: Sendable, Hashable {
  case fill(Path, Paint, FillRule)
  case stroke(Path, StrokeStyle, Paint)
  /// A shape's shadow alone, left out where the shape itself is, so that a translucent card does not show it through.
  case shadow(RoundedRectangle, Shadow)
  case glyphs(GlyphRun)
  case image(Bitmap, CGRect)
  case group(DisplayGroup)

  package enum FillRule: Sendable, Hashable { case nonZero, evenOdd }

  /// A fill by the non-zero rule.
  package static func fill(_ path: Path, _ paint: Paint) -> Self { .fill(path, paint, .nonZero) }

  /// A fill of one colour by the non-zero rule.
  package static func fill(_ path: Path, _ color: Color) -> Self { .fill(path, .color(color), .nonZero) }

  /// A line of one colour.
  package static func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) -> Self {
    .stroke(path, style, .color(color))
  }
}

/// Items that move, fade and are clipped together: usually what one view painted, and its subviews.
package struct DisplayGroup: Sendable, Hashable {
  /// Which view painted the items, where one did.
  package struct Source: Sendable, Hashable {
    /// The view's name in the layout, unique in one picture, for example `turnCard` or `buttonStack.compass`.
    package var name: String
    /// The view's class, for example `UILabel`.
    package var type: String
    /// The view's accessibility label, where it has one.
    package var label: String?

    package init(name: String, type: String, label: String? = nil) {
      (self.name, self.type, self.label) = (name, type, label)
    }
  }

  package var source: Source?
  /// From the group's coordinates to those of what holds it.
  package var transform: CGAffineTransform
  /// 0...1; the group is composited as one picture where it is below 1.
  package var opacity: Double
  /// In the group's own coordinates; nil leaves the items whole.
  package var clip: Path?
  package var items: [DisplayItem]

  package init(
    source: Source? = nil, transform: CGAffineTransform = .identity, opacity: Double = 1, clip: Path? = nil,
    items: [DisplayItem] = []
  ) {
    (self.source, self.transform, self.opacity, self.clip, self.items) = (source, transform, opacity, clip, items)
  }
}
