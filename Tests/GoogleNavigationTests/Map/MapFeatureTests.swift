import Drawing
import Foundation
import Testing

@testable import GoogleNavigation

/// What each setting adds to the map, told by the theme's colours that only it uses.
@Suite(.serialized) struct MapFeatureTests {
  private let theme = NavigationTheme.standard

  private func lights(_ screen: MapScreen) -> Int { screen.fills(theme.signals.housing) }
  private func stopSigns(_ screen: MapScreen) -> Int { screen.fills(theme.signals.stopSign) }

  /// Seen from straight above, where the signals are all on the screen.
  private func guidance(maneuver: Maneuver? = nil) throws -> MapScreen {
    try MapScreen(
      viewport: CGRect(x: 0, y: 0, width: 1376, height: 1032),
      screen: ScreenConfiguration(size: CGSize(width: 1376, height: 1032), scale: 2, idiom: .pad), maneuver: maneuver)
  }

  @Test func `traffic lights and stop signs show only where they are asked for, at most three of a kind`() throws {
    let screen = try guidance()
    #expect((lights(screen), stopSigns(screen)) == (0, 0))
    screen.map.settings.showsTrafficLights = true
    #expect(lights(screen) == 3)
    #expect(stopSigns(screen) == 0)
    screen.map.settings.showsStopSigns = true
    #expect((1...3).contains(stopSigns(screen)))
    try screen.session.send(.stopGuidance)
    #expect((lights(screen), stopSigns(screen)) == (0, 0))
  }

  @Test func `the destination's marker can be left out`() throws {
    let screen = try MapScreen()
    screen.map.cameraMode = .overview
    #expect(screen.fills(theme.route.destination) == 1)
    screen.map.settings.showsDestinationMarkers = false
    #expect(screen.fills(theme.route.destination) == 0)
  }

  @Test func `a destination with a place ID has its building, entrance and name shown`() throws {
    let screen = try MapScreen(maneuver: .destination)
    let name = screen.map.content.map.destination
    #expect(screen.fills(theme.route.destinationBuilding) == 0)
    #expect(!screen.texts.contains(name))
    let destination = try #require(GMSNavigationWaypoint(placeID: "a-place", title: name))
    screen.map.navigator?.setDestinations([destination]) { _ in }
    #expect(screen.fills(theme.route.destinationBuilding) == 1)
    #expect(screen.texts.contains(name))
    try screen.session.send(.stopGuidance)
    #expect(screen.fills(theme.route.destinationBuilding) == 0)
  }

  @Test func `as many alternates show as the strategy allows`() throws {
    let screen = try MapScreen()
    screen.map.cameraMode = .overview
    for (strategy, count) in [(GMSNavigationAlternateRoutesStrategy.all, 2), (.one, 1), (.none, 0)] {
      let options = GMSNavigationRoutingOptions(alternateRoutesStrategy: strategy)
      screen.map.navigator?.setDestinations([GMSNavigationWaypoint(title: "There")], routingOptions: options) { _ in }
      #expect(screen.fills(theme.route.alternate) == count)
    }
  }

  @Test func `call-outs tell how much longer the alternates are, unless prompts are off`() throws {
    let screen = try guidance()
    let callouts = RouteCallouts.of(screen.map.content)
    #expect(callouts.times.allSatisfy(screen.texts.contains))
    screen.map.routeCalloutFormat = .distance
    #expect(callouts.distances.allSatisfy(screen.texts.contains))
    screen.map.navigator?.shouldDisplayPrompts = false
    #expect(!callouts.distances.contains(where: screen.texts.contains))
  }

  @Test func `main roads are coloured by their traffic where that is asked for`() throws {
    let screen = try MapScreen([])
    #expect(screen.fills(theme.map.freeTraffic) == 0)
    screen.map.isTrafficEnabled = true
    #expect(screen.fills(theme.map.freeTraffic) == 1)
  }

  @Test func `the user's dot shows while navigation is off, and the vehicle while it is on`() throws {
    let screen = try MapScreen([])
    #expect(screen.fills(theme.route.vehicle) == 0)
    screen.map.isMyLocationEnabled = true
    #expect(screen.fills(theme.route.vehicle) == 1)
    #expect(screen.vehicle == nil)
    try screen.session.send(.enableNavigation)
    #expect(screen.vehicle != nil)
  }

  @Test func `the route's colours tell of slow and jammed parts`() throws {
    let screen = try guidance()
    #expect(screen.fills(theme.route.slow) == 2)
    #expect(screen.fills(theme.route.jam) == 1)
    #expect(screen.fills(theme.route.travelled) == 1)
  }

  @Test(arguments: NavigationContent.languages)
  func `names are written in the content's language and stay off each other`(language: String) throws {
    let screen = try MapScreen(locale: language)
    #expect(screen.texts.contains { screen.map.content.map.roads.contains($0) })
    #expect(screen.texts.allSatisfy { !$0.isEmpty })
  }
}
