package import Foundation

extension CGAffineTransform {
  /// This transform about `center` instead of the origin.
  package func about(_ center: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
