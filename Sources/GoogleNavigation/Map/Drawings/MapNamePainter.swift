import Drawing
import Foundation

/// Writes names on the map, where the map is free and no name lies on another.
struct MapNamePainter {
  let scene: MapScene
  let camera: MapCamera
  /// Where the destination's name may be written, the best place first.
  let destinationPlaces: [(point: CGPoint, alignment: NameAlignment)]
  let style: ComponentStyle
  /// Names are written only inside this rectangle of the screen.
  let room: CGRect
  /// Names stay off these rectangles: the vehicle, the route, and what lies over the map.
  let kept: [CGRect]

  private var colors: NavigationTheme.MapColors { style.theme.map }
  private static let step: CGFloat = 64

  func paint(on canvas: inout Canvas) {
    var taken = kept
    writeDestination(&taken, on: &canvas)
    write(style.content.map.park, at: scene.parkLabels, colors.parkLabel, &taken, on: &canvas)
    let water = fitted(style.content.map.water, colors.waterLabel)
    _ = scene.water.contains { write(water, along: $0.line, &taken, on: &canvas) }
    for (index, name) in style.content.map.roads.enumerated() {
      let text = fitted(name, colors.label)
      _ = scene.roads.lazy.filter { $0.name == index }.contains { write(text, along: $0.line, &taken, on: &canvas) }
    }
  }

  /// Writes the text at the first free place along a road, and says whether there was one.
  private func write(
    _ text: FittedText, along line: Polyline, _ taken: inout [CGRect], on canvas: inout Canvas
  ) -> Bool {
    for distance in stride(from: Self.step, to: line.length, by: Self.step) {
      let point = line.point(at: distance)
      guard !camera.isBehind(point), room.contains(camera.project(point)) else { continue }
      let center = camera.project(point)
      let angle = upright(camera.screenAngle(at: point, heading: line.heading(at: distance)))
      guard let box = free(text.size, at: center, angle: angle, taken) else { continue }
      taken.append(box)
      draw(text, at: center, angle: angle, on: &canvas)
      return true
    }
    return false
  }

  private func write(
    _ name: String, at points: [CGPoint], _ color: Color, _ taken: inout [CGRect], on canvas: inout Canvas
  ) {
    let text = fitted(name, color)
    for point in points where !camera.isBehind(point) {
      let center = camera.project(point)
      guard let box = free(text.size, at: center, angle: 0, taken) else { continue }
      taken.append(box)
      return draw(text, at: center, angle: 0, on: &canvas)
    }
  }

  /// Larger than other names.
  private func writeDestination(_ taken: inout [CGRect], on canvas: inout Canvas) {
    guard !destinationPlaces.isEmpty else { return }
    let look = TextFitter.Look(
      size: style.theme.fontSizes.mapLabel + 2, weight: 600, color: style.theme.route.destinationText)
    let text = style.text.fit(style.content.map.destination, look, width: 400)
    for (point, alignment) in destinationPlaces {
      let center = CGPoint(x: point.x + text.size.width * alignment.rawValue, y: point.y)
      guard let box = free(text.size, at: center, angle: 0, air: 2, taken) else { continue }
      taken.append(box)
      return draw(text, at: center, angle: 0, on: &canvas)
    }
  }

  private func fitted(_ name: String, _ color: Color) -> FittedText {
    style.text.fit(
      name, .init(size: style.theme.fontSizes.mapLabel, weight: 500, color: color, followsTextSize: false), width: 400)
  }

  /// The upright rectangle that the text takes, with some air; nil where it is not free.
  private func free(
    _ size: CGSize, at center: CGPoint, angle: CGFloat, air: CGFloat = 12, _ taken: [CGRect]
  ) -> CGRect? {
    let width = abs(size.width * cos(angle)) + abs(size.height * sin(angle)) + air
    let height = abs(size.width * sin(angle)) + abs(size.height * cos(angle)) + air
    let box = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    return room.contains(box) && !taken.contains { $0.intersects(box) } ? box : nil
  }

  /// The angle, turned by half a circle where the text would stand on its head.
  private func upright(_ angle: CGFloat) -> CGFloat {
    if angle > .pi / 2 { return angle - .pi }
    return angle < -.pi / 2 ? angle + .pi : angle
  }

  private func draw(_ text: FittedText, at center: CGPoint, angle: CGFloat, on canvas: inout Canvas) {
    let items = text.items(at: CGPoint(x: -text.size.width / 2, y: -text.size.height / 2))
    let transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
    canvas.group(transform: transform) { canvas in
      for case .glyphs(let run) in items {
        canvas.stroke(run.path, StrokeStyle(width: 2.6, join: .round), colors.labelHalo)
      }
      canvas.add(contentsOf: items)
    }
  }
}

/// On which side of a name the point lies that it is placed by; the share of its width from there to its middle.
nonisolated enum NameAlignment: CGFloat, Sendable {
  case left = 0.5
  case center = 0
  case right = -0.5
}
