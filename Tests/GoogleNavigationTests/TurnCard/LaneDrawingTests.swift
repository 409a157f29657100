import Drawing
import Foundation
import Testing

@testable import GoogleNavigation

struct LaneDrawingTests {
  nonisolated static let combinations: [[Lane.Direction]] = {
    let all = Lane.Direction.allCases
    return all.map { [$0] } + all.flatMap { one in all.filter { $0 != one }.map { [one, $0] } }
      + [[.left, .straight, .right], [.straight, .slightRight, .right], [.slightLeft, .straight, .slightRight]]
  }()

  @Test(arguments: combinations)
  func `the arrows of a lane share their stub and stand in the middle`(directions: [Lane.Direction]) {
    let arrows = LaneGlyph(Lane(directions)).arrows
    let starts = arrows.compactMap(\.line.elements.first?.points.first)
    #expect(starts.count == directions.count)
    #expect(starts.allSatisfy { abs($0.x - starts[0].x) < 1e-9 && $0.y == starts[0].y })
    let ink = arrows.reduce(CGRect.null) { $0.union($1.inkBounds) }
    #expect(abs(ink.midX - 24) < 1e-9)
    #expect(ink.minX > -0.6 && ink.minY > 0 && ink.maxY < 48, "\(ink)")
    #expect(Set(arrows).count == arrows.count)
  }

  @Test(arguments: combinations)
  func `a lane to the left is the lane to the right, flipped`(directions: [Lane.Direction]) {
    let (one, other) = (LaneGlyph(Lane(directions)), LaneGlyph(Lane(directions.map(\.mirrored))))
    for (arrow, mirrored) in zip(one.arrows, other.arrows) {
      let (ink, flipped) = (arrow.inkBounds, mirrored.mirrored.inkBounds)
      #expect(abs(ink.minX - flipped.minX) < 1e-9 && abs(ink.maxX - flipped.maxX) < 1e-9)
      #expect(abs(ink.minY - flipped.minY) < 1e-9)
    }
  }

  @Test func `only a direction that the lane has can be recommended`() {
    #expect(LaneGlyph(Lane([.straight], recommended: .right)).recommended == nil)
    let lane = LaneGlyph(Lane([.straight, .right], recommended: .right))
    #expect(lane.recommended == lane.arrows[1])
  }
}
