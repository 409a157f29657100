import Drawing
import Foundation

/// A drawing of ours that stands for a system symbol, on a grid of 24 by 24.
nonisolated struct Symbol: Sendable, Hashable {
  nonisolated enum Part: Sendable, Hashable {
    case fill(Path)
    /// A line with round ends and corners.
    case line(Path, width: CGFloat)
  }

  static let grid: CGFloat = 24

  var parts: [Part]
  /// Whether the symbol points along the reading direction, as `chevron.forward` does.
  var followsDirection = false

  /// What draws the symbol into `rect`, with lines `weight` times as wide as usual.
  func items(in rect: CGRect, color: Color, mirrored: Bool, weight: CGFloat = 1) -> [DisplayItem] {
    let scale = min(rect.width, rect.height) / Self.grid
    let side = Self.grid * scale
    let place = CGAffineTransform(
      a: mirrored ? -scale : scale, b: 0, c: 0, d: scale,
      tx: rect.midX - side / 2 + (mirrored ? side : 0), ty: rect.midY - side / 2)
    return parts.map { part in
      switch part {
      case .fill(let path): .fill(path.applying(place), .color(color), .evenOdd)
      case .line(let path, let width):
        .stroke(
          path.applying(place), StrokeStyle(width: width * scale * weight, cap: .round, join: .round), color)
      }
    }
  }
}
