package import Foundation

extension Path {
  /// How far a cubic's control point lies from its end, as a share of the radius, to come closest to a quarter circle.
  package static let circleControl: CGFloat = 0.5522847498307936

  package static func rectangle(_ rect: CGRect) -> Path {
    Path([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  package static func ellipse(in rect: CGRect) -> Path {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (controlX, controlY) = (radii.width * circleControl, radii.height * circleControl)
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: center.y))
    path.cubic(
      to: CGPoint(x: center.x, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: center.y + controlY),
      control2: CGPoint(x: center.x + controlX, y: rect.maxY))
    path.cubic(
      to: CGPoint(x: rect.minX, y: center.y), control1: CGPoint(x: center.x - controlX, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: center.y + controlY))
    path.cubic(
      to: CGPoint(x: center.x, y: rect.minY), control1: CGPoint(x: rect.minX, y: center.y - controlY),
      control2: CGPoint(x: center.x - controlX, y: rect.minY))
    path.cubic(
      to: CGPoint(x: rect.maxX, y: center.y), control1: CGPoint(x: center.x + controlX, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: center.y - controlY))
    path.close()
    return path
  }

  package static func circle(center: CGPoint, radius: CGFloat) -> Path {
    ellipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
}
