import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

/// The list of a route's steps, in a screen of the app's.
@Suite(.serialized) struct DirectionsListTests {
  private func screen(over picture: BuiltInPicture) throws -> DirectionsScreen {
    let screen = DirectionsScreen(navigator: try #require(picture.map.navigator))
    let view = try #require(screen.view)
    view.frame = picture.map.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.map.addSubview(view)
    return screen
  }

  private func texts(_ picture: BuiltInPicture) -> [String] {
    (picture.layout.view(named: "directionsList")?.text?.string ?? "").split(separator: "\n").map(String.init)
  }

  @Test func `the list has each leg's destination, steps and distances`() throws {
    let picture = try BuiltInPicture()
    let screen = try screen(over: picture)
    #expect(
      texts(picture) == [
        "Victoria Park", "Turn right onto Harbour Street", "400 m", "Turn left onto Mill Road", "900 m",
        "Turn right onto Elm Avenue", "1.4 km", "Continue onto Queens Road", "2.3 km", "Arrive at Victoria Park",
        "Harbour Café", "Continue onto Queens Road", "2.3 km", "Keep left onto Church Lane", "350 m",
        "Turn left onto Station Road", "900 m", "Arrive at Harbour Café",
      ])
    #expect(screen.list.directionsListView.frame == picture.map.bounds)
  }

  @Test func `legs are the navigator's destinations`() throws {
    let picture = try BuiltInPicture()
    let stops = ["Depot", "Customer"].map { GMSNavigationWaypoint(placeID: "id", title: $0) }.compactMap { $0 }
    picture.map.navigator?.setDestinations(stops) { _ in }
    _ = try screen(over: picture)
    #expect(texts(picture).filter { $0.hasPrefix("Arrive") } == ["Arrive at Depot", "Arrive at Customer"])
  }

  @Test func `the list is as it was until it is reloaded`() throws {
    let picture = try BuiltInPicture()
    let screen = try screen(over: picture)
    let before = texts(picture)
    var content = picture.map.navigator.map { _ in NavigationContent.fixture(localeIdentifier: "en") }
    content?.turn.road = "Quay Road"
    try picture.session.send(.showContent(content: try #require(content)))
    #expect(texts(picture) == before)
    screen.list.reloadData()
    #expect(texts(picture)[1] == "Turn right onto Quay Road")
  }

  @Test func `after a turn the rows keep their width until they are invalidated`() throws {
    let picture = try BuiltInPicture()
    let screen = try screen(over: picture)
    let narrow = picture.drawing(of: "directionsList").runs.map(\.origin)
    try picture.session.send(.resize(screen: .phoneOnItsSide))
    let stale = picture.drawing(of: "directionsList").runs.map(\.origin)
    #expect(stale == narrow)
    screen.list.invalidateLayout()
    let fresh = picture.drawing(of: "directionsList").runs.map(\.origin)
    #expect(fresh.first?.x == narrow.first.map { $0.x + 59 })
  }

  @Test func `nothing happens before the list is asked for`() throws {
    let picture = try BuiltInPicture()
    let controller = GMSNavigationDirectionsListController(navigator: try #require(picture.map.navigator))
    controller.reloadData()
    controller.invalidateLayout()
    #expect(controller.directionsListView === controller.directionsListView)
  }

  @Test func `in a later session the list is empty from the next reload on`() throws {
    let picture = try BuiltInPicture()
    let screen = try screen(over: picture)
    for event in [NavigationEvent.disableNavigation] + BuiltInPicture.guiding { try picture.session.send(event) }
    #expect(texts(picture).count == 18)
    screen.list.reloadData()
    #expect(texts(picture) == [])
  }

  @Test func `the controller does not keep its navigator alive`() throws {
    weak var navigator: GMSNavigator?
    var controller: GMSNavigationDirectionsListController?
    do {
      let map = GMSMapView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      map.isNavigationEnabled = true
      navigator = map.navigator
      controller = map.navigator.map { GMSNavigationDirectionsListController(navigator: $0) }
      _ = controller?.directionsListView
    }
    #expect(navigator == nil)
    controller?.reloadData()
  }

  @Test(arguments: NavigationContent.languages)
  func `every language's list fits and has its glyphs`(language: String) throws {
    let direction: LayoutDirection = ["ar", "he"].contains(language) ? .rightToLeft : .leftToRight
    let picture = try BuiltInPicture(direction: direction, locale: language)
    let screen = try screen(over: picture)
    let text = try #require(picture.layout.view(named: "directionsList")?.text)
    #expect(text.missingGlyphs == [] && !text.isTruncated)
    #expect(screen.isViewLoaded)
  }

  @Test func `from right to left rows are mirrored and arrows are not`() throws {
    func paths(_ direction: LayoutDirection) throws -> [Path] {
      let picture = try BuiltInPicture(direction: direction)
      let screen = try screen(over: picture)
      defer { _ = screen }
      return picture.drawing(of: "directionsList").compactMap { item -> Path? in
        if case .stroke(let path, _, _) = item { path } else { nil }
      }
    }
    let (left, right) = (try paths(.leftToRight), try paths(.rightToLeft))
    #expect(left.count == right.count && !left.isEmpty)
    for (one, other) in zip(left, right) {
      #expect(abs(one.controlBounds.midX - (393 - other.controlBounds.midX)) < 20)
      #expect(abs(one.controlBounds.width - other.controlBounds.width) < 0.001)
    }
  }
}
