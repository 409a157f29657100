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

  @Test nonisolated func `an overview keeps every point inside the viewport`() {
    let points = [CGPoint(x: -300, y: 0), CGPoint(x: 100, y: 900), CGPoint(x: 40, y: -50)]
    let camera = MapCamera.overview(of: points, viewport: Self.viewport)
    for point in points { #expect(Self.viewport.contains(camera.project(point))) }
  }
}
