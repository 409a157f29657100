import Foundation
import LayoutModel

extension SolvedView {
  /// Less than this share of a view's colour counts as nothing.
  private static let leastOpacity = 0.05

  var isVisible: Bool { !isHidden && opacity >= Self.leastOpacity }

  /// What the eye takes for the view: a card of the SDK within its margins, any other view's frame.
  var visibleFrame: CGRect { origin == .sdk ? marginsFrame : frame }
}

extension CGRect {
  var area: CGFloat { isNull ? 0 : width * height }

  /// Whether the rectangles share more than a line, by half a point or more each way.
  func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0.5 && common.height > 0.5
  }

  /// For messages: `12 × 40 pt at (8, 16)`.
  var inWords: String { "\(width.inWords) × \(height.inWords) pt at (\(minX.inWords), \(minY.inWords))" }
}

extension CGFloat {
  /// For messages: with one decimal where it is not whole.
  var inWords: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return sign + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}
