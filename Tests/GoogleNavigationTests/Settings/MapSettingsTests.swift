import Drawing
import Foundation
import GoogleNavigation
import Testing
import UIKit

/// Settings that change the map itself: each one by what the map draws with it and without it.
@Suite(.serialized) struct MapSettingsTests {
  nonisolated static let settings: [(name: String, value: String, with: String)] = [
    ("showsDestinationMarkers", "false", #""cameraMode": "overview""#), ("showsTrafficLights", "true", ""),
    ("showsStopSigns", "true", #""cameraMode": "free""#), ("isTrafficEnabled", "true", ""),
    ("alternateRoutesStrategy", #""none""#, ""), ("alternateRoutesStrategy", #""one""#, #""cameraMode": "overview""#),
    ("destinationHasPlaceID", "true", #""cameraMode": "overview""#), ("cameraMode", #""overview""#, ""),
    ("cameraMode", #""free""#, ""), ("followingPerspective", #""topDownNorthUp""#, ""),
    ("followingPerspective", #""topDownHeadingUp""#, ""), ("lightingMode", #""lowLight""#, ""),
  ]

  private func map(_ parts: String..., events: [NavigationEvent] = BuiltInPicture.guiding) throws -> [DisplayItem] {
    let settings = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return try BuiltInPicture("{\(settings)}", events: events).mapDrawing
  }

  @Test(arguments: settings)
  func `the setting changes what the map draws`(row: (name: String, value: String, with: String)) throws {
    #expect(try map(row.with) != map(row.with, "\"\(row.name)\": \(row.value)"))
  }

  @Test func `two routes beside the chosen one are more than one, and one more than none`() throws {
    let counts = try ["all", "one", "none"].map {
      try map(#""cameraMode": "overview""#, "\"alternateRoutesStrategy\": \"\($0)\"").fillColors.count
    }
    #expect(counts[0] > counts[1] && counts[1] > counts[2])
  }

  @Test func `lights and signs belong to guidance`() throws {
    let ready: [NavigationEvent] = [.enableNavigation]
    #expect(
      try map(events: ready) == map(#""showsTrafficLights": true, "showsStopSigns": true"#, events: ready))
  }

  @Test func `the dot at the user's place shows while navigation is off`() throws {
    #expect(try map(events: []) != map(#""isMyLocationEnabled": true"#, events: []))
    #expect(try map() == map(#""isMyLocationEnabled": true"#))
  }

  @Test func `routing options reach the map through the navigator`() throws {
    let picture = try BuiltInPicture(#"{"cameraMode": "overview"}"#)
    let before = picture.mapDrawing
    let stop = try #require(GMSNavigationWaypoint(placeID: "place", title: "Customer"))
    var statuses: [GMSRouteStatus] = []
    let options = GMSNavigationRoutingOptions(alternateRoutesStrategy: .none)
    picture.map.navigator?.setDestinations([stop], routingOptions: options) { statuses.append($0) }
    picture.map.navigator?.setDestinations([]) { statuses.append($0) }
    #expect(statuses == [.OK, .noWaypointsError])
    #expect(picture.mapDrawing != before)
    picture.map.navigator?.clearDestinations()
    #expect(picture.map.navigator?.isGuidanceActive == false)
  }
}
