import CCairo
import Drawing
import Foundation

/// Draws shapes' shadows, and nothing where the shapes are.
struct ShadowPainter {
  let painter: Painter
  let transform: CGAffineTransform

  private var context: OpaquePointer { painter.context }

  func paint(_ shape: RoundedRectangle, _ shadow: Shadow) throws(RenderingError) {
    guard shadow.color.alpha > 0, shape.rect.width > 0, shape.rect.height > 0, transform.meanScale > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    try clipOut(shape)
    let blur = BoxBlur(sigma: Double(shadow.sigma * transform.meanScale))
    let moved = shape.moved(by: shadow.offset)
    if blur.size <= 1 {
      painter.setSource(shadow.color)
      try PathPen(context: context, transform: transform).add(moved.path)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    } else if transform.isUprightSimilarity {
      try paintUpright(moved, blur, shadow.color)
    } else {
      try paintTurned(moved, blur, shadow.color)
    }
  }

  private func clipOut(_ shape: RoundedRectangle) throws(RenderingError) {
    let visible = painter.visible.insetBy(dx: -1, dy: -1)
    // Cairo's SVG surface loses the rule of a clip; where the two outlines run against each other, every rule will do.
    let isReflected = transform.a * transform.d - transform.b * transform.c < 0
    var path = painter.isVector && !isReflected ? Path.reversedRectangle(visible) : .rectangle(visible)
    path.append(shape.path.applying(transform))
    try painter.clip(to: path, rule: CAIRO_FILL_RULE_EVEN_ODD, .identity)
  }

  /// On whole pixels, and only the part that can be seen.
  private func paintUpright(_ shape: RoundedRectangle, _ blur: BoxBlur, _ color: Color) throws(RenderingError) {
    let frame = shape.rect.applying(transform)
    let (left, top) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
    let (width, height) = (max(1, Int(frame.width.rounded())), max(1, Int(frame.height.rounded())))
    let reach = blur.reach
    let columns = range(from: left - reach, to: left + width + reach, within: painter.visible.width)
    let rows = range(from: top - reach, to: top + height + reach, within: painter.visible.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let tile = try ShadowTile.tile(
      radii: shape.radii.scaled(by: transform.meanScale), blur: blur, width: width, height: height)
    let mask = tile.stretched(
      width: width, height: height, columns: columns.moved(by: reach - left), rows: rows.moved(by: reach - top))
    let place = CGAffineTransform(translationX: CGFloat(columns.lowerBound), y: CGFloat(rows.lowerBound))
    try painter.paint(color, through: mask, place)
  }

  private func range(from start: Int, to end: Int, within limit: CGFloat) -> Range<Int> {
    let lower = max(0, start)
    return lower..<max(lower, min(end, Int(limit)))
  }

  /// Blurred upright at the size it has on the device, then turned and stretched as a picture.
  private func paintTurned(_ shape: RoundedRectangle, _ blur: BoxBlur, _ color: Color) throws(RenderingError) {
    let scale = transform.meanScale
    let (width, height) = (Int((shape.rect.width * scale).rounded(.up)), Int((shape.rect.height * scale).rounded(.up)))
    guard PictureSize(width: width + 2 * blur.reach, height: height + 2 * blur.reach) != nil else { return }
    let tile = try ShadowTile.tile(radii: shape.radii.scaled(by: scale), blur: blur, width: width, height: height)
    let (fullWidth, fullHeight) = (width + 2 * blur.reach, height + 2 * blur.reach)
    let mask = tile.stretched(width: width, height: height, columns: 0..<fullWidth, rows: 0..<fullHeight)
    let placing = CGAffineTransform(translationX: shape.rect.minX, y: shape.rect.minY)
      .scaledBy(x: 1 / scale, y: 1 / scale)
      .translatedBy(x: CGFloat(-blur.reach), y: CGFloat(-blur.reach))
      .concatenating(transform)
    try painter.paint(color, through: mask, placing)
  }
}

extension Path {
  /// Counter-clockwise.
  fileprivate static func reversedRectangle(_ rect: CGRect) -> Path {
    Path([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.maxX, y: rect.minY)), .close,
    ])
  }
}

extension CGAffineTransform {
  fileprivate var isUprightSimilarity: Bool { a == d && a > 0 && b == 0 && c == 0 }
}

extension RoundedRectangle {
  /// The same shape elsewhere.
  func moved(by offset: CGVector) -> RoundedRectangle {
    RoundedRectangle(rect.offsetBy(dx: offset.dx, dy: offset.dy), radii: radii)
  }
}

extension RoundedRectangle.CornerRadii {
  fileprivate func scaled(by factor: CGFloat) -> Self {
    Self(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomLeft: bottomLeft * factor,
      bottomRight: bottomRight * factor)
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Self { (lowerBound + distance)..<(upperBound + distance) }
}
