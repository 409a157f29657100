import Foundation

/// Reads what `ArchiveWriter` wrote; anything else is an error, never a trap.
struct ArchiveReader {
  private let bytes: [UInt8]
  private var position = 0
  private var outlines: [Path] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(ArchiveError) -> UInt8 {
    guard position < bytes.count else { throw .damaged }
    position += 1
    return bytes[position - 1]
  }

  private mutating func bits(_ count: Int) throws(ArchiveError) -> UInt64 {
    guard bytes.count - position >= count else { throw .damaged }
    var pattern: UInt64 = 0
    for index in 0..<count { pattern |= UInt64(bytes[position + index]) << UInt64(index * 8) }
    position += count
    return pattern
  }

  /// A number of things that take at least a byte each, so that damaged counts ask for no memory.
  private mutating func count() throws(ArchiveError) -> Int {
    let count = Int(try bits(4))
    guard count <= bytes.count - position else { throw .damaged }
    return count
  }

  private mutating func double() throws(ArchiveError) -> Double { Double(bitPattern: try bits(8)) }

  private mutating func number() throws(ArchiveError) -> CGFloat { CGFloat(try double()) }

  private mutating func flag() throws(ArchiveError) -> Bool { try byte() != 0 }

  private mutating func text() throws(ArchiveError) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  private mutating func point() throws(ArchiveError) -> CGPoint { CGPoint(x: try number(), y: try number()) }

  private mutating func rect() throws(ArchiveError) -> CGRect {
    CGRect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  private mutating func color() throws(ArchiveError) -> Color {
    Color(red: try double(), green: try double(), blue: try double(), alpha: try double())
  }

  mutating func list() throws(ArchiveError) -> DisplayList {
    DisplayList(
      size: CGSize(width: try number(), height: try number()), scale: try number(), background: try color(),
      items: try items())
  }

  private mutating func items() throws(ArchiveError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<(try count()) { items.append(try item()) }
    return items
  }

  private mutating func item() throws(ArchiveError) -> DisplayItem {
    switch try byte() {
    case 0: return .fill(try path(), try paint(), .nonZero)
    case 1: return .fill(try path(), try paint(), .evenOdd)
    case 2: return .stroke(try path(), try style(), try paint())
    case 3: return .shadow(try shape(), try shadow())
    case 4: return .glyphs(try run())
    case 5: return try image()
    case 6: return .group(try group())
    default: throw .damaged
    }
  }

  private mutating func image() throws(ArchiveError) -> DisplayItem {
    let (width, height) = (Int(try bits(4)), Int(try bits(4)))
    let (length, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, length <= (bytes.count - position) / 4 else { throw .damaged }
    let pixels = Array(bytes[position..<position + length * 4])
    position += length * 4
    return .image(Bitmap(width: width, height: height, pixels: pixels), try rect())
  }

  private mutating func path() throws(ArchiveError) -> Path {
    let count = try count()
    var elements: [PathElement] = []
    elements.reserveCapacity(count)
    for _ in 0..<count {
      switch try byte() {
      case 0: elements.append(.move(try point()))
      case 1: elements.append(.line(try point()))
      case 2: elements.append(.quadratic(control: try point(), end: try point()))
      case 3: elements.append(.cubic(control1: try point(), control2: try point(), end: try point()))
      case 4: elements.append(.close)
      default: throw .damaged
      }
    }
    return Path(elements)
  }

  private mutating func paint() throws(ArchiveError) -> Paint {
    switch try byte() {
    case 0: .color(try color())
    case 1: .linearGradient(LinearGradient(from: try point(), to: try point(), stops: try stops()))
    case 2: .radialGradient(RadialGradient(center: try point(), radius: try number(), stops: try stops()))
    default: throw .damaged
    }
  }

  private mutating func stops() throws(ArchiveError) -> [GradientStop] {
    var stops: [GradientStop] = []
    for _ in 0..<(try count()) { stops.append(GradientStop(try double(), try color())) }
    return stops
  }

  private mutating func style() throws(ArchiveError) -> StrokeStyle {
    let width = try number()
    let (cap, join) = (try byte(), try byte())
    var dash: [CGFloat] = []
    for _ in 0..<(try count()) { dash.append(try number()) }
    return StrokeStyle(
      width: width, cap: cap == 0 ? .butt : cap == 1 ? .round : .square,
      join: join == 0 ? .miter : join == 1 ? .round : .bevel, dash: dash)
  }

  private mutating func shape() throws(ArchiveError) -> RoundedRectangle {
    let rect = try rect()
    let radii = RoundedRectangle.CornerRadii(
      topLeft: try number(), topRight: try number(), bottomLeft: try number(), bottomRight: try number())
    return RoundedRectangle(rect, radii: radii)
  }

  private mutating func shadow() throws(ArchiveError) -> Shadow {
    Shadow(color: try color(), offset: CGVector(dx: try number(), dy: try number()), sigma: try number())
  }

  private mutating func group() throws(ArchiveError) -> DisplayGroup {
    var group = DisplayGroup()
    if try flag() {
      group.source = DisplayGroup.Source(name: try text(), type: try text(), label: try flag() ? try text() : nil)
    }
    group.transform = CGAffineTransform(
      a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(), ty: try number())
    group.opacity = try double()
    if try flag() { group.clip = try path() }
    group.items = try items()
    return group
  }

  private mutating func run() throws(ArchiveError) -> GlyphRun {
    let font = FontIdentity(
      family: try text(), name: try text(), weight: Int(try bits(4)), isItalic: try flag())
    var run = GlyphRun(
      font: font, size: try number(), unitsPerEm: try number(), glyphs: [], origin: try point(), width: try number(),
      text: try text(), isRightToLeft: try flag(), color: try color())
    for _ in 0..<(try count()) {
      run.glyphs.append(
        PositionedGlyph(id: UInt32(truncatingIfNeeded: try bits(4)), position: try point(), outline: try outline()))
    }
    return run
  }

  private mutating func outline() throws(ArchiveError) -> Path {
    let index = Int(try bits(4))
    if index < outlines.count { return outlines[index] }
    guard index == outlines.count else { throw .damaged }
    outlines.append(try path())
    return outlines[index]
  }
}
