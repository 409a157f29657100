import Foundation

/// Finds places for labels within a sheet so that no two of them touch: the first preferred place that is free, or the
/// free one nearest to it.
struct FreeSpots {
  let bounds: CGRect
  /// Points that stay free between two labels.
  let gap: CGFloat
  private(set) var taken: [CGRect] = []

  init(in bounds: CGRect, gap: CGFloat = 2) {
    (self.bounds, self.gap) = (bounds, gap)
  }

  /// Keeps labels away from `rect`.
  mutating func block(_ rect: CGRect) {
    taken.append(rect)
  }

  /// Takes a place of `size` and returns it; nil where there is no room left.
  /// - Parameter centers: preferred places of the label's middle, best first; at least one.
  mutating func take(_ size: CGSize, at centers: [CGPoint]) -> CGRect? {
    guard let first = centers.first else { return nil }
    let preferred = centers.map { clamped(Self.rect(size, $0)) }
    guard let rect = preferred.first(where: isFree) ?? nearest(size, to: first) else { return nil }
    taken.append(rect)
    return rect
  }

  func isFree(_ rect: CGRect) -> Bool {
    // A label that is wider than the sheet has no place on it.
    bounds.insetBy(dx: -0.001, dy: -0.001).contains(rect)
      && !taken.contains { $0.insetBy(dx: -gap, dy: -gap).intersects(rect) }
  }

  private static func rect(_ size: CGSize, _ center: CGPoint) -> CGRect {
    CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  private func clamped(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(bounds.minX, min(rect.minX, bounds.maxX - rect.width)),
      y: max(bounds.minY, min(rect.minY, bounds.maxY - rect.height)), width: rect.width, height: rect.height)
  }

  /// Steps through the sheet; of places that are equally near, the upper one, then the left one.
  private func nearest(_ size: CGSize, to center: CGPoint) -> CGRect? {
    let step = max(4, min(size.width, size.height) / 2)
    var best: (rect: CGRect, distance: CGFloat)?
    for y in stride(from: bounds.minY + size.height / 2, through: bounds.maxY - size.height / 2, by: step) {
      for x in stride(from: bounds.minX + size.width / 2, through: bounds.maxX - size.width / 2, by: step) {
        let distance = hypot(x - center.x, y - center.y)
        guard distance < best?.distance ?? .infinity else { continue }
        let rect = Self.rect(size, CGPoint(x: x, y: y))
        if isFree(rect) { best = (rect, distance) }
      }
    }
    return best?.rect
  }
}
