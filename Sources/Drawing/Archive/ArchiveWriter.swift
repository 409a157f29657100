import Foundation

/// Writes values one behind the other; each glyph's outline is written once.
struct ArchiveWriter {
  private(set) var bytes: [UInt8] = []
  private var outlines: [GlyphName: Int] = [:]

  private struct GlyphName: Hashable {
    var font: FontIdentity
    var id: UInt32
  }

  mutating func write(_ more: [UInt8]) { bytes += more }

  private mutating func write(byte: Int) { bytes.append(UInt8(truncatingIfNeeded: byte)) }

  private mutating func write(_ number: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }

  private mutating func write(count: Int) { write(UInt32(truncatingIfNeeded: count)) }

  private mutating func write(_ number: Double) {
    let pattern = number.bitPattern
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: pattern >> UInt64(shift))) }
  }

  private mutating func write(_ number: CGFloat) { write(Double(number)) }

  private mutating func write(_ flag: Bool) { write(byte: flag ? 1 : 0) }

  private mutating func write(_ text: String) {
    let utf8 = Array(text.utf8)
    write(count: utf8.count)
    bytes += utf8
  }

  private mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }

  private mutating func write(_ rect: CGRect) {
    write(rect.origin)
    write(rect.size.width)
    write(rect.size.height)
  }

  private mutating func write(_ color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] { write(part) }
  }

  mutating func write(_ list: DisplayList) {
    write(list.size.width)
    write(list.size.height)
    write(list.scale)
    write(list.background)
    write(list.items)
  }

  private mutating func write(_ items: [DisplayItem]) {
    write(count: items.count)
    for item in items { write(item) }
  }

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let path, let paint, let rule):
      write(byte: rule == .nonZero ? 0 : 1)
      write(path)
      write(paint)
    case .stroke(let path, let style, let paint):
      write(byte: 2)
      write(path)
      write(style)
      write(paint)
    case .shadow(let shape, let shadow):
      write(byte: 3)
      write(shape)
      write(shadow)
    case .glyphs(let run):
      write(byte: 4)
      write(run)
    case .image(let bitmap, let rect):
      write(byte: 5)
      write(count: bitmap.width)
      write(count: bitmap.height)
      bytes += bitmap.pixels
      write(rect)
    case .group(let group):
      write(byte: 6)
      write(group)
    }
  }

  private mutating func write(_ path: Path) {
    write(count: path.elements.count)
    for element in path.elements {
      switch element {
      case .move: write(byte: 0)
      case .line: write(byte: 1)
      case .quadratic: write(byte: 2)
      case .cubic: write(byte: 3)
      case .close: write(byte: 4)
      }
      for point in element.points { write(point) }
    }
  }

  private mutating func write(_ paint: Paint) {
    switch paint {
    case .color(let color):
      write(byte: 0)
      write(color)
    case .linearGradient(let gradient):
      write(byte: 1)
      write(gradient.start)
      write(gradient.end)
      write(gradient.stops)
    case .radialGradient(let gradient):
      write(byte: 2)
      write(gradient.center)
      write(gradient.radius)
      write(gradient.stops)
    }
  }

  private mutating func write(_ stops: [GradientStop]) {
    write(count: stops.count)
    for stop in stops {
      write(stop.location)
      write(stop.color)
    }
  }

  private mutating func write(_ style: StrokeStyle) {
    write(style.width)
    write(byte: style.cap == .butt ? 0 : style.cap == .round ? 1 : 2)
    write(byte: style.join == .miter ? 0 : style.join == .round ? 1 : 2)
    write(count: style.dash.count)
    for length in style.dash { write(length) }
  }

  private mutating func write(_ shape: RoundedRectangle) {
    write(shape.rect)
    for radius in [shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomLeft, shape.radii.bottomRight] {
      write(radius)
    }
  }

  private mutating func write(_ shadow: Shadow) {
    write(shadow.color)
    write(shadow.offset.dx)
    write(shadow.offset.dy)
    write(shadow.sigma)
  }

  private mutating func write(_ group: DisplayGroup) {
    write(group.source != nil)
    if let source = group.source {
      write(source.name)
      write(source.type)
      write(source.label != nil)
      if let label = source.label { write(label) }
    }
    let transform = group.transform
    for part in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { write(part) }
    write(group.opacity)
    write(group.clip != nil)
    if let clip = group.clip { write(clip) }
    write(group.items)
  }

  private mutating func write(_ run: GlyphRun) {
    write(run.font.family)
    write(run.font.name)
    write(count: run.font.weight)
    write(run.font.isItalic)
    write(run.size)
    write(run.unitsPerEm)
    write(run.origin)
    write(run.width)
    write(run.text)
    write(run.isRightToLeft)
    write(run.color)
    write(count: run.glyphs.count)
    for glyph in run.glyphs {
      write(glyph.id)
      write(glyph.position)
      writeOutline(of: glyph, font: run.font)
    }
  }

  private mutating func writeOutline(of glyph: PositionedGlyph, font: FontIdentity) {
    let name = GlyphName(font: font, id: glyph.id)
    if let index = outlines[name] {
      write(count: index)
    } else {
      write(count: outlines.count)
      outlines[name] = outlines.count
      write(glyph.outline)
    }
  }
}
