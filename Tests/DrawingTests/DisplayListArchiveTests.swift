import Drawing
import Foundation
import Testing

@Suite("A display list's archive")
struct DisplayListArchiveTests {
  private static let glyph = PositionedGlyph(
    id: 7, position: CGPoint(x: 0.5, y: 0), outline: Path.rectangle(CGRect(x: 0, y: 0, width: 500, height: 700)))

  private static let run = GlyphRun(
    font: FontIdentity(family: "Roboto", name: "Roboto-Bold", weight: 700), size: 13, unitsPerEm: 2048,
    glyphs: [glyph, glyph], origin: CGPoint(x: 1, y: 2), width: 20, text: "لا", isRightToLeft: true, color: .black)

  /// One of everything.
  private static let list = DisplayList(
    size: CGSize(width: 393, height: 852), scale: 3, background: Color(rgb: 0x123456, alpha: 0.5),
    items: [
      .fill(.circle(center: .zero, radius: 5), .color(.white), .evenOdd),
      .fill(
        .rectangle(CGRect(x: 0, y: 0, width: 9, height: 9)),
        .linearGradient(
          LinearGradient(from: .zero, to: CGPoint(x: 0, y: 9), stops: [.init(0, .black), .init(1, .clear)]))),
      .fill(
        Path([.move(.zero), .quadratic(control: CGPoint(x: 1, y: 1), end: CGPoint(x: 2, y: 0)), .close]),
        .radialGradient(RadialGradient(center: .zero, radius: 4, stops: [.init(0.5, .white)]))),
      .stroke(.rectangle(.zero), StrokeStyle(width: 2, cap: .square, join: .bevel, dash: [1, 2.5]), .black),
      .shadow(
        RoundedRectangle(CGRect(x: 1, y: 1, width: 50, height: 50), radii: .init(topLeft: 1, bottomRight: 3)),
        Shadow(color: .black, offset: CGVector(dx: 0, dy: 2), sigma: 4)),
      .image(Bitmap(width: 2, height: 1, filledWith: (1, 2, 3, 4)), CGRect(x: 0, y: 0, width: 4, height: 2)),
      .group(
        DisplayGroup(
          source: .init(name: "turnCard", type: "TurnCardView", label: "Turn"),
          transform: CGAffineTransform(rotationAngle: 0.3), opacity: 0.25, clip: .circle(center: .zero, radius: 3),
          items: [.glyphs(run), .group(DisplayGroup(items: [.glyphs(run)]))])),
    ])

  @Test("gives back what was put in")
  func roundTrip() throws {
    #expect(try DisplayListArchive.list(from: DisplayListArchive.bytes(of: Self.list)) == Self.list)
  }

  @Test("that is cut off anywhere, or goes on, is damaged")
  func truncated() {
    let bytes = DisplayListArchive.bytes(of: Self.list)
    for length in 0..<bytes.count {
      #expect(throws: ArchiveError.damaged) { try DisplayListArchive.list(from: bytes.prefix(length)) }
    }
    #expect(throws: ArchiveError.damaged) { try DisplayListArchive.list(from: bytes + [0]) }
  }

  @Test("with any byte changed is read or refused, without a trap")
  func flipped() {
    let bytes = DisplayListArchive.bytes(of: Self.list)
    for index in bytes.indices {
      var changed = bytes
      changed[index] = ~changed[index]
      _ = try? DisplayListArchive.list(from: changed)
    }
  }
}
