package import Foundation

/// How a line is drawn along a path; widths and dashes are in points.
package struct StrokeStyle: Sendable, Hashable {
  package enum Cap: Sendable, Hashable { case butt, round, square }
  package enum Join: Sendable, Hashable { case miter, round, bevel }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [CGFloat]

  package init(width: CGFloat, cap: Cap = .butt, join: Join = .miter, dash: [CGFloat] = []) {
    (self.width, self.cap, self.join, self.dash) = (width, cap, join, dash)
  }
}
