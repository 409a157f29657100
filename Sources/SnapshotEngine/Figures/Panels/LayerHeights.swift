import Drawing
import Foundation

/// How high above the lowest the layers of a screen that is taken apart lie, so that none hides much of another.
struct LayerHeights {
  /// Points of the figure, layer by layer from the lowest.
  let heights: [CGFloat]

  /// The least and the most between two neighbours.
  private static let distances: ClosedRange<CGFloat> = 76...228
  private static let step: CGFloat = 4
  /// The share of a view that layers above it may cover.
  private static let mostCovered: CGFloat = 0.02

  /// - Parameters:
  ///   - frames: where each layer's view lies on the screen; nil for one that covers nothing that matters.
  ///   - tilt: from the screen to the figure.
  init(of frames: [CGRect?], tilt: CGAffineTransform) {
    // A layer that is raised by a point looks as if it were moved so on the screen.
    let origin = CGPoint.zero.applying(tilt.inverted())
    let raised = CGPoint(x: 0, y: -1).applying(tilt.inverted())
    func moved(_ frame: CGRect, to height: CGFloat) -> CGRect {
      frame.offsetBy(dx: (raised.x - origin.x) * height, dy: (raised.y - origin.y) * height)
    }
    var heights: [CGFloat] = []
    var lower: [CGRect] = []
    for frame in frames {
      guard let last = heights.last else {
        heights.append(0)
        continue
      }
      /// The share of the view below that is covered most, where that is too much.
      func excess(_ height: CGFloat) -> CGFloat {
        guard let frame else { return 0 }
        let shown = moved(frame, to: height)
        let covered = lower.map { shown.intersection($0).area / max($0.area, 1) }.max() ?? 0
        return covered <= Self.mostCovered ? 0 : covered
      }
      // The lowest of the heights that cover least.
      let candidates = stride(from: Self.distances.lowerBound, through: Self.distances.upperBound, by: Self.step)
      let best = candidates.map { (distance: $0, excess: excess(last + $0)) }.min { $0.excess < $1.excess }
      let height = last + (best?.distance ?? Self.distances.lowerBound)
      heights.append(height)
      if let frame { lower.append(moved(frame, to: height)) }
    }
    self.heights = heights
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
