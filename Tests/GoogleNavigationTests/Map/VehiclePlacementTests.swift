import Foundation
import LayoutModel
import Testing
import UIKit

@testable import GoogleNavigation

/// Where the vehicle lands for viewports that a delegate may choose, on a map of 393×852 points.
@Suite(.serialized) struct VehiclePlacementTests {
  nonisolated static let map = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The map but for its safe area, which stands in for a viewport that is of no use.
  nonisolated static let padded = CGRect(x: 0, y: 59, width: 393, height: 759)

  nonisolated static let cases: [(name: String, viewport: CGRect?, frame: CGRect)] = [
    ("between the cards", CGRect(x: 0, y: 209, width: 393, height: 520), CGRect(x: 0, y: 209, width: 393, height: 520)),
    ("beside the cards", CGRect(x: 196, y: 0, width: 197, height: 852), CGRect(x: 196, y: 0, width: 197, height: 852)),
    ("the whole map", map, map),
    ("tiny", CGRect(x: 300, y: 400, width: 10, height: 10), CGRect(x: 300, y: 400, width: 10, height: 10)),
    (
      "partly off the map: its part on the map", CGRect(x: -100, y: 600, width: 300, height: 600),
      CGRect(x: 0, y: 600, width: 200, height: 252)
    ),
    ("of no size: none", CGRect(x: 100, y: 100, width: 0, height: 0), padded),
    ("of no height: none", CGRect(x: 100, y: 100, width: 200, height: 0), padded),
    ("off the map: none", CGRect(x: 0, y: 900, width: 393, height: 300), padded),
    ("not added: none", nil, padded),
  ]

  @Test(arguments: cases)
  func `guiding, it is low in the viewport where the camera looks ahead, otherwise and when ready in its middle`(
    row: (name: String, viewport: CGRect?, frame: CGRect)
  ) throws {
    let screen = try MapScreen(viewport: row.viewport)
    let middle = CGPoint(x: row.frame.midX, y: row.frame.midY)
    let low = max(middle.y, min(row.frame.minY + row.frame.height * 0.78, row.frame.maxY - 30))
    for perspective in [GMSNavigationCameraPerspective.tilted, .topDownHeadingUp, .topDownNorthUp] {
      screen.map.followingPerspective = perspective
      let y = perspective == .topDownNorthUp ? middle.y : low
      let place = try #require(screen.vehicle)
      #expect(place.distance(to: CGPoint(x: middle.x, y: y)) < 0.001, "\(row.name): \(place)")
    }
    screen.map.followingPerspective = .tilted
    try screen.session.send(.stopGuidance)
    let place = try #require(screen.vehicle)
    #expect(place.distance(to: middle) < 0.001, "\(row.name), ready: \(place)")
  }

  @Test func `not navigating, the camera frames the padded map, whatever the viewport`() throws {
    let screen = try MapScreen([.enableNavigation, .disableNavigation])
    #expect(screen.vehicle == nil)
    #expect(screen.map.cameraFrame == Self.padded)
    screen.map.padding.left = 100
    #expect(screen.map.cameraFrame == CGRect(x: 100, y: 59, width: 293, height: 759))
    screen.map.padding.left = 400
    #expect(screen.map.cameraFrame == Self.map, "padding that leaves nothing counts for nothing")
  }

  @Test func `an overview shows vehicle and destination in the viewport`() throws {
    let screen = try MapScreen()
    screen.map.cameraMode = .overview
    let camera = screen.map.camera(of: screen.map.mapScene)
    let route = screen.map.mapScene.route
    for point in route.line.part(from: route.vehicle, to: route.line.length).points {
      #expect(MapScreen.viewport.contains(camera.project(point)))
    }
    #expect(try MapScreen.viewport.contains(#require(screen.vehicle)))
  }

  @Test func `a camera that was moved away keeps its look`() throws {
    let screen = try MapScreen()
    let following = screen.map.camera(of: screen.map.mapScene)
    try screen.session.send(.panMap)
    let free = screen.map.camera(of: screen.map.mapScene)
    #expect((free.pitch, free.heading, free.zoom) == (following.pitch, following.heading, following.zoom))
    #expect(free.target != following.target)
  }

  @Test func `the compass shows where the north is`() throws {
    let screen = try MapScreen()
    #expect(screen.map.northOnScreen != 0)
    screen.map.followingPerspective = .topDownNorthUp
    #expect(abs(screen.map.northOnScreen) < 0.0001)
  }

  @Test(arguments: ["en", "ar"])
  func `the ground, the route and the vehicle never mirror`(locale: String) throws {
    let screens = try [LayoutDirection.leftToRight, .rightToLeft].map { try MapScreen(direction: $0, locale: locale) }
    let drawings = screens.map { screen in screen.items.filter(\.texts.isEmpty) }
    #expect(drawings[0] == drawings[1])
    #expect(drawings[0].count > 20)
  }
}
