import Foundation
import Testing

@testable import GoogleNavigation

struct TownTests {
  nonisolated private static func scene(_ step: FirstStep) -> MapScene { MapGenerator.standardScene(step: step) }

  @Test(arguments: FirstStep.allCases)
  nonisolated func `the same seed makes the same town`(step: FirstStep) {
    #expect(MapGenerator(seed: 20).scene(step: step) == Self.scene(step))
  }

  @Test nonisolated func `another seed makes another town`() {
    #expect(MapGenerator(seed: 21).scene(step: .left) != Self.scene(.left))
  }

  @Test(arguments: FirstStep.allCases)
  nonisolated func `traffic covers the route ahead without gaps`(step: FirstStep) {
    let route = Self.scene(step).route
    #expect(route.stretches.first?.start == route.vehicle)
    #expect(route.stretches.last?.end == route.line.length)
    for (before, after) in zip(route.stretches, route.stretches.dropFirst()) { #expect(before.end == after.start) }
    #expect(route.stretches.allSatisfy { $0.start < $0.end })
  }

  @Test(arguments: FirstStep.allCases)
  nonisolated func `route and alternates run on streets, and alternates leave the route and come back`(step: FirstStep)
  {
    let scene = Self.scene(step)
    for line in [scene.route.line] + scene.route.alternates {
      for distance in stride(from: 0, through: line.length, by: 60) {
        let point = line.point(at: distance)
        let near = scene.roads.filter { $0.line.points.reach.insetBy(dx: -10, dy: -10).contains(point) }
        let gap = near.map { $0.line.point(at: $0.line.distance(nearestTo: point)).distance(to: point) }.min()
        #expect(gap ?? .infinity < 6, "at \(point)")
      }
    }
    for alternate in scene.route.alternates {
      for end in [alternate.point(at: 0), alternate.point(at: alternate.length)] {
        let route = scene.route.line
        #expect(route.point(at: route.distance(nearestTo: end)).distance(to: end) < 8)
      }
    }
  }

  @Test(arguments: FirstStep.allCases)
  nonisolated func `no house stands on the water or in the park, and no street runs along the river`(step: FirstStep) {
    let scene = Self.scene(step)
    let river = scene.water.flatMap { OpenLand.rings(along: $0.line, width: $0.width) }
    let open = OpenLand(scene.parks + river)
    #expect(!scene.buildings.contains { $0.outline.contains(where: open.contains) })
    let water = OpenLand(river)
    for road in scene.roads where road.kind != .highway {
      var wet: CGFloat = 0
      for (from, to) in zip(road.line.points, road.line.points.dropFirst())
      where water.contains(from) && water.contains(to) {
        wet += from.distance(to: to)
      }
      #expect(wet < 160)
    }
  }

  @Test(arguments: FirstStep.allCases)
  nonisolated func `signals lie on the route, in order, away from each other`(step: FirstStep) {
    let route = Self.scene(step).route
    let distances = route.signals.map(\.distance)
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 + 30 < $1 })
    for kind in MapRoute.Signal.Kind.allCases {
      let upcoming = route.upcomingSignals(kind)
      #expect(upcoming.count <= 3)
      #expect(
        upcoming.allSatisfy { $0.kind == kind && $0.distance > route.vehicle && $0.distance <= route.line.length })
    }
  }

  @Test(arguments: FirstStep.allCases)
  nonisolated func `the destination's entrance is on its building, beside the route's end`(step: FirstStep) throws {
    let scene = Self.scene(step)
    let destination = try #require(scene.destination)
    let outline = scene.buildings[destination.building].outline
    let line = Polyline(outline + outline.prefix(1))
    #expect(line.point(at: line.distance(nearestTo: destination.entrance)).distance(to: destination.entrance) < 0.01)
    #expect(destination.entrance.distance(to: scene.route.end) < 60)
    if step.isArrival { #expect((destination.entrance.x - scene.route.end.x) * step.side > 0) }
  }

  nonisolated static let screens: [(size: CGSize, viewport: CGRect)] = [
    (CGSize(width: 393, height: 852), CGRect(x: 0, y: 209, width: 393, height: 520)),
    (CGSize(width: 852, height: 393), CGRect(x: 426, y: 0, width: 426, height: 372)),
    (CGSize(width: 1376, height: 1032), CGRect(x: 688, y: 0, width: 688, height: 1032)),
    (CGSize(width: 1032, height: 1376), CGRect(x: 0, y: 209, width: 1032, height: 1080)),
    (CGSize(width: 375, height: 1032), CGRect(x: 0, y: 160, width: 375, height: 780)),
    (CGSize(width: 800, height: 480), CGRect(x: 400, y: 0, width: 400, height: 480)),
  ]

  @Test(arguments: screens)
  nonisolated func `no screen shows the town's edge`(row: (size: CGSize, viewport: CGRect)) {
    let bounds = CGRect(origin: .zero, size: row.size)
    for step in FirstStep.allCases {
      let route = Self.scene(step).route
      let (vehicle, heading) = (route.line.point(at: route.vehicle), route.line.heading(at: route.vehicle))
      let cameras =
        [MapCamera.Perspective.tilted, .northUp, .headingUp].map {
          MapCamera.following(vehicle, heading: heading, viewport: row.viewport, perspective: $0, isGuiding: true)
        } + [
          .base(vehicle, frame: bounds),
          .overview(of: route.line.part(from: route.vehicle, to: route.line.length).points, viewport: row.viewport),
        ]
      for camera in cameras {
        let area = camera.zoom < MapPainter.detailZoom ? TownPlan.area : TownPlan.builtArea
        #expect(area.contains(camera.groundReach(of: bounds)), "\(step): \(camera.groundReach(of: bounds))")
      }
    }
  }
}
