import Drawing
import Foundation
import Testing

@testable import GoogleNavigation

struct ManeuverDrawingTests {
  @Test func `there is a manoeuvre for each of the SDK's values`() {
    #expect(Maneuver.allCases.count == 66)
  }

  @Test func `no two manoeuvres are drawn alike`() {
    let glyphs = Maneuver.allCases.map { ($0, ArrowGlyph.maneuver($0)) }
    for (index, one) in glyphs.enumerated() {
      for other in glyphs[..<index] { #expect(one.1 != other.1, "\(one.0) looks like \(other.0)") }
    }
  }

  @Test(arguments: Maneuver.allCases)
  func `a manoeuvre's mirror image is drawn as the mirror image`(maneuver: Maneuver) {
    #expect(maneuver.mirrored.mirrored == maneuver)
    guard maneuver.mirrored != maneuver else { return }
    let (one, other) = (ArrowGlyph.maneuver(maneuver), ArrowGlyph.maneuver(maneuver.mirrored).mirrored)
    #expect(one.lineWidth == other.lineWidth)
    for part in [\ArrowGlyph.faint, \.line, \.fills] {
      let pairs = zip(one[keyPath: part].elements, other[keyPath: part].elements)
      #expect(one[keyPath: part].elements.count == other[keyPath: part].elements.count)
      #expect(pairs.allSatisfy { zip($0.points, $1.points).allSatisfy { abs($0.x - $1.x) + abs($0.y - $1.y) < 1e-9 } })
    }
  }

  @Test(arguments: Maneuver.allCases)
  func `a manoeuvre stands in the middle of its square`(maneuver: Maneuver) {
    let glyph = ArrowGlyph.maneuver(maneuver)
    let ink = glyph.inkBounds
    #expect(abs(ink.midX - 24) < 0.01 && abs(ink.midY - 24) < 0.01)
    #expect(CGRect(x: 0, y: 0, width: 48, height: 48).insetBy(dx: -0.8, dy: -0.8).contains(ink), "\(ink)")
    #expect(max(ink.width, ink.height) > 34, "\(ink)")
  }

  @Test func `sides are told by name`() {
    #expect(Maneuver.turnLeft.mirrored == .turnRight)
    #expect(Maneuver.roundaboutLeftClockwise.mirrored == .roundaboutRightCounterClockwise)
    #expect(Maneuver.ferryTrain.mirrored == .ferryTrain)
    let (left, right) = (Maneuver.allCases.filter { $0.side == .left }, Maneuver.allCases.filter { $0.side == .right })
    #expect(Set(left.map(\.mirrored)) == Set(right))
    #expect(Maneuver.destinationLeft.side == nil)
  }
}
