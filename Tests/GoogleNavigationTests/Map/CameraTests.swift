import Foundation
import GoogleNavigation
import Testing

struct CameraTests {
  nonisolated private static let viewport = CGRect(x: 20, y: 200, width: 360, height: 500)

  nonisolated static let cases: [(perspective: MapCamera.Perspective, isGuiding: Bool, y: CGFloat)] = [
    (.tilted, false, 450), (.headingUp, false, 450), (.northUp, false, 450), (.northUp, true, 450),
    (.tilted, true, 590), (.headingUp, true, 590),
  ]

  @Test(arguments: cases)
  nonisolated func `the vehicle is in the viewport's middle, or low while guidance looks ahead`(
    row: (perspective: MapCamera.Perspective, isGuiding: Bool, y: CGFloat)
  ) {
    let vehicle = CGPoint(x: 12, y: 34)
    let camera = MapCamera.following(
      vehicle, heading: 1.2, viewport: Self.viewport, perspective: row.perspective, isGuiding: row.isGuiding)
    #expect(camera.project(vehicle) == CGPoint(x: 200, y: row.y))
  }

  nonisolated static let lowViewports: [(height: CGFloat, below: CGFloat)] = [
    (500, 110), (200, 44), (137, 30.14), (100, 30), (60, 30), (40, 20), (2, 1),
  ]

  @Test(arguments: lowViewports)
  nonisolated func `in a low viewport the vehicle keeps room below itself, as far as the middle`(
    row: (height: CGFloat, below: CGFloat)
  ) {
    let viewport = CGRect(x: 0, y: 100, width: 300, height: row.height)
    let camera = MapCamera.following(.zero, heading: 0, viewport: viewport, perspective: .tilted, isGuiding: true)
    #expect(abs(viewport.maxY - camera.anchor.y - row.below) < 0.001)
  }

  @Test(arguments: [MapCamera.Perspective.tilted, .northUp, .headingUp])
  nonisolated func `unprojecting a projected point gives it back`(perspective: MapCamera.Perspective) throws {
    let camera = MapCamera.following(
      CGPoint(x: 30, y: -20), heading: 1.1, viewport: Self.viewport, perspective: perspective, isGuiding: true)
    for point in [CGPoint(x: 30, y: -20), CGPoint(x: 400, y: 300), CGPoint(x: -90, y: 700), CGPoint(x: 80, y: -150)] {
      let back = try #require(camera.unproject(camera.project(point)))
      #expect(abs(back.x - point.x) < 0.001 && abs(back.y - point.y) < 0.001, "\(point): \(back)")
    }
  }

  @Test nonisolated func `nothing on the ground is seen at the horizon`() {
    let camera = MapCamera.following(.zero, heading: 0, viewport: Self.viewport, perspective: .tilted, isGuiding: true)
    #expect(camera.unproject(CGPoint(x: 200, y: -2000)) == nil)
  }

  @Test nonisolated func `what lies ahead is above the vehicle`() {
    let camera = MapCamera.following(
      .zero, heading: 0, viewport: Self.viewport, perspective: .tilted, isGuiding: true)
    let ahead = camera.project(CGPoint(x: 100, y: 0))
    #expect(ahead.y < camera.anchor.y)
    #expect(abs(ahead.x - camera.anchor.x) < 0.001)
  }

  @Test nonisolated func `tilted, far things are smaller`() {
    let camera = MapCamera.following(
      .zero, heading: .pi / 2, viewport: Self.viewport, perspective: .tilted, isGuiding: true)
    #expect(camera.scale(at: CGPoint(x: 0, y: 400)) < camera.scale(at: .zero))
  }

  nonisolated static let viewports = [
    viewport, CGRect(x: 300, y: 40, width: 400, height: 300), CGRect(x: 0, y: 300, width: 90, height: 400),
    CGRect(x: 40, y: 40, width: 600, height: 130),
  ]

  @Test(arguments: viewports)
  nonisolated func `an overview keeps every point inside the viewport, with room for the pin`(viewport: CGRect) {
    let points = [CGPoint(x: -100, y: 0), CGPoint(x: 60, y: 360), CGPoint(x: 40, y: -50)]
    let camera = MapCamera.overview(of: points, viewport: viewport)
    let (sides, top) = (min(32, viewport.width / 6), min(56, viewport.height / 6))
    let frame = CGRect(
      x: viewport.minX + sides, y: viewport.minY + top, width: viewport.width - 2 * sides,
      height: viewport.height - top - min(32, viewport.height / 6)
    ).insetBy(dx: -0.001, dy: -0.001)
    for point in points { #expect(frame.contains(camera.project(point)), "\(point) at \(camera.project(point))") }
  }

  @Test(arguments: [CGSize(width: 20, height: 20), CGSize(width: 1, height: 500), .zero])
  nonisolated func `a viewport too small for the route shows the route's middle`(size: CGSize) {
    let viewport = CGRect(origin: CGPoint(x: 50, y: 60), size: size)
    let camera = MapCamera.overview(of: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 900)], viewport: viewport)
    #expect(camera.zoom == MapCamera.farthestZoom)
    #expect(viewport.insetBy(dx: -0.001, dy: -0.001).contains(camera.project(CGPoint(x: 50, y: 450))))
  }
}
