import Foundation

/// Where the built-in layout puts the trip progress bar, by the rule of the SDK's guide: it ends 210 points above the
/// screen's bottom, begins at least 170 below its top, and is at most 400 high.
///
/// A low screen leaves a bar of a few points, or none. Ours: below `minimumHeight` the bar is left out, since its marker
/// alone would fill it.
nonisolated enum TripProgressBarPlace {
  private static let (bottomDistance, topDistance, maximumHeight): (CGFloat, CGFloat, CGFloat) = (210, 170, 400)
  static let minimumHeight: CGFloat = 40

  /// From top to bottom in a map of that height; nil where the bar is left out.
  static func span(inHeight height: CGFloat) -> ClosedRange<CGFloat>? {
    let bottom = height - bottomDistance
    let top = max(topDistance, bottom - maximumHeight)
    return bottom - top >= minimumHeight ? top...bottom : nil
  }
}
