package import Foundation

/// What a shape is filled with.
package enum Paint: Sendable, Hashable {
  case color(Color)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
}

/// A colour at a place along a gradient.
package struct GradientStop: Sendable, Hashable {
  /// 0 at the start, 1 at the end.
  package var location: Double
  package var color: Color

  package init(_ location: Double, _ color: Color) {
    (self.location, self.color) = (location, color)
  }
}

/// Colours that change from `start` to `end`, and stay the same beyond them.
///
/// Keep gradients vertical or horizontal in goldens: diagonal ones differ by a level between processors.
package struct LinearGradient: Sendable, Hashable {
  package var start, end: CGPoint
  package var stops: [GradientStop]

  package init(from start: CGPoint, to end: CGPoint, stops: [GradientStop]) {
    (self.start, self.end, self.stops) = (start, end, stops)
  }
}

/// Colours that change from the centre to `radius` points away from it.
package struct RadialGradient: Sendable, Hashable {
  package var center: CGPoint
  package var radius: CGFloat
  package var stops: [GradientStop]

  package init(center: CGPoint, radius: CGFloat, stops: [GradientStop]) {
    (self.center, self.radius, self.stops) = (center, radius, stops)
  }
}
