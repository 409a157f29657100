import CCairo
import Drawing
import Foundation

/// Draws display items with Cairo, on any kind of surface.
struct Painter {
  let context: OpaquePointer
  /// What of the device can be seen, in device pixels.
  let visible: CGRect
  /// Whether the device keeps shapes rather than pixels.
  var isVector = false
  /// Where masks of strokes are kept, where they are.
  var strokes: StrokeMasks?

  func paint(_ list: DisplayList) throws(RenderingError) {
    try CoordinateCheck.check(list)
    paintBackground(list.background)
    try paint(list.items, CGAffineTransform(scaleX: list.scale, y: list.scale))
    try CairoStatus.check(cairo_status(context))
  }

  /// Paints what comes after the list's opening, on a device that shows the opening.
  func paint(_ list: DisplayList, after opening: Opening) throws(RenderingError) {
    try CoordinateCheck.check(list)
    try paint(list.items, after: opening.end[...], CGAffineTransform(scaleX: list.scale, y: list.scale))
    try CairoStatus.check(cairo_status(context))
  }

  private func paint(
    _ items: [DisplayItem], after end: ArraySlice<Int>, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    guard let first = end.first else { return try paint(items, transform) }
    if case .group(let group) = items[first], end.count > 1 {
      try paint(group, transform, after: end.dropFirst())
      try paint(Array(items[(first + 1)...]), transform)
    } else {
      try paint(Array(items[first...]), transform)
    }
  }

  private func paintBackground(_ color: Color) {
    guard color.alpha > 0 else { return }
    setSource(color)
    cairo_paint(context)
  }

  private func paint(_ items: [DisplayItem], _ transform: CGAffineTransform) throws(RenderingError) {
    for item in items { try paint(item, transform) }
  }

  private func paint(_ item: DisplayItem, _ transform: CGAffineTransform) throws(RenderingError) {
    switch item {
    case .fill(let path, let paint, let rule):
      try fill(path, paint, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING, transform)
    case .stroke(let path, let style, let paint):
      try stroke(path, style, paint, transform)
    case .shadow(let shape, let shadow):
      try ShadowPainter(painter: self, transform: transform).paint(shape, shadow)
    case .glyphs(let run):
      try fill(run.path, .color(run.color), CAIRO_FILL_RULE_WINDING, transform)
    case .image(let bitmap, let rect):
      try paint(bitmap, in: rect, transform)
    case .group(let group):
      try paint(group, transform)
    }
  }

  func fill(
    _ path: Path, _ paint: Paint, _ rule: cairo_fill_rule_t, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    guard !path.isEmpty, paint.isVisible else { return }
    try PathPen(context: context, transform: transform).add(path)
    cairo_set_fill_rule(context, rule)
    set(paint, transform)
    cairo_fill(context)
  }

  /// - Parameter end: where the part of the group ends that the device shows already.
  private func paint(
    _ group: DisplayGroup, _ outer: CGAffineTransform, after end: ArraySlice<Int> = []
  ) throws(RenderingError) {
    let transform = group.transform.concatenating(outer)
    // A view scaled to nothing on its way in or out.
    guard group.opacity > 0, !group.items.isEmpty, transform.meanScale > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip = group.clip { try self.clip(to: clip, transform) }
    guard group.opacity < 1 else { return try paint(group.items, after: end, transform) }
    let bounds = ItemBounds.bounds(of: group.items, transform).intersection(visible)
    guard !bounds.isNull, !bounds.isEmpty else { return }
    try self.clip(to: .rectangle(bounds), .identity)
    cairo_push_group(context)
    try paint(group.items, transform)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, group.opacity)
  }

  func clip(to path: Path, rule: cairo_fill_rule_t = CAIRO_FILL_RULE_WINDING, _ transform: CGAffineTransform)
    throws(RenderingError)
  {
    cairo_new_path(context)
    try PathPen(context: context, transform: transform).add(path)
    cairo_set_fill_rule(context, rule)
    cairo_clip(context)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}

extension Paint {
  fileprivate var isVisible: Bool {
    if case .color(let color) = self { color.alpha > 0 } else { true }
  }
}

extension CGAffineTransform {
  /// How much longer lengths become, on average over directions; 0 where the plane is folded to a line.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether shapes stay similar: no skew, no stretch.
  var isSimilarity: Bool { (a == d && b == -c) || (a == -d && b == c) }

  var cairo: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}
