import Drawing
import Foundation
import Typography

/// A numbered disc: the same on a picture and in its legend.
struct NumberBadge {
  let text: String
  let color: Color

  static let radius: CGFloat = 10
  /// Of the white ring, which keeps the disc apart from what it lies on.
  static let ring: CGFloat = 1.5
  /// Half of the room that a badge takes on a picture.
  static let reach = radius + ring

  func items(center: CGPoint, _ typesetter: FigureTypesetter) throws(FontError) -> [DisplayItem] {
    let disc = CGRect(
      x: center.x - Self.radius, y: center.y - Self.radius, width: Self.radius * 2, height: Self.radius * 2)
    let size: CGFloat = text.count > 2 ? 9 : text.count > 1 ? 11 : 12
    let label = try typesetter.set(text, .init(size, weight: 700, .white))
    return [
      .fill(.circle(center: center, radius: Self.reach), Color.white),
      .fill(.ellipse(in: disc), color),
    ] + label.items(centeredIn: disc)
  }
}
