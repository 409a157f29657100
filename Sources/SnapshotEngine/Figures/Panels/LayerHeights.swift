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
      func isClear(_ height: CGFloat) -> Bool {
        guard let frame else { return true }
        let shown = moved(frame, to: height)
        return lower.allSatisfy { shown.intersection($0).area <= Self.mostCovered * $0.area }
      }
      let candidates = stride(from: Self.distances.lowerBound, through: Self.distances.upperBound, by: Self.step)
      let height = last + (candidates.first { isClear(last + $0) } ?? Self.distances.lowerBound)
      heights.append(height)
      if let frame { lower.append(moved(frame, to: height)) }
    }
    self.heights = heights
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
