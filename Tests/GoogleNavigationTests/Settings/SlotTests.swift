import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

/// Where the built-in layout puts what, and which setting shows it.
@Suite(.serialized) struct SlotTests {
  private let everything = """
    {"compassButton": true, "myLocationButton": true, "isNavigationTripProgressBarEnabled": true,
     "shouldDisplaySpeedometer": true, "shouldDisplaySpeedLimit": true}
    """

  @Test func `guidance shows header, footer, logo and report button, and nothing that is off`() throws {
    let picture = try BuiltInPicture()
    for name in ["turnCard", "etaCard", "googleLogo", "reportingButton"] { #expect(picture.shows(name), "\(name)") }
    for name in ["compassButton", "myLocationButton", "tripProgressBar", "speedWidget"] {
      #expect(!picture.shows(name), "\(name)")
    }
  }

  nonisolated static let cards: [(name: String, card: CGRect)] = [
    ("turnCard", CGRect(x: 8, y: 67, width: 377, height: 134)),
    ("etaCard", CGRect(x: 8, y: 746, width: 377, height: 84)),
    ("compassButton", CGRect(x: 329, y: 213, width: 48, height: 48)),
    ("myLocationButton", CGRect(x: 329, y: 686, width: 48, height: 48)),
    ("reportingButton", CGRect(x: 329, y: 622, width: 48, height: 48)),
    ("tripProgressBar", CGRect(x: 16, y: 242, width: 12, height: 400)),
  ]

  @Test(arguments: cards)
  func `every element has its slot`(row: (name: String, card: CGRect)) throws {
    #expect(try BuiltInPicture(everything).card(row.name) == row.card)
  }

  @Test(arguments: cards)
  func `from right to left every slot is mirrored`(row: (name: String, card: CGRect)) throws {
    let card = try BuiltInPicture(everything, direction: .rightToLeft).card(row.name)
    #expect(card == CGRect(x: 393 - row.card.maxX, y: row.card.minY, width: row.card.width, height: row.card.height))
  }

  nonisolated static let wideCards: [(name: String, card: CGRect)] = [
    ("turnCard", CGRect(x: 67, y: 8, width: 351, height: 134)),
    ("etaCard", CGRect(x: 67, y: 300, width: 351, height: 84)),
    ("compassButton", CGRect(x: 729, y: 4, width: 48, height: 48)),
    ("myLocationButton", CGRect(x: 729, y: 320, width: 48, height: 48)),
    ("reportingButton", CGRect(x: 729, y: 256, width: 48, height: 48)),
    ("viewport", CGRect(x: 426, y: 0, width: 367, height: 372)),
  ]

  @Test(arguments: wideCards)
  func `on a wide map the cards share the leading half and the rest keeps to the map's edges`(
    row: (name: String, card: CGRect)
  ) throws {
    #expect(try BuiltInPicture(everything, screen: .phoneOnItsSide).card(row.name) == row.card)
  }

  @Test func `logo and speed share the leading bottom corner`() throws {
    let picture = try BuiltInPicture(everything)
    #expect(picture.frame("googleLogo").maxY == picture.frame("etaCard").minY)
    #expect(picture.frame("speedWidget").maxY == picture.frame("googleLogo").minY)
    #expect(picture.card("speedWidget").minX == 16)
    #expect(picture.card("googleLogo").minX == 16)
  }

  @Test func `in front lie the cards, behind them the trip progress bar`() throws {
    let names = try BuiltInPicture(everything).layout.views.filter { $0.parent == "map" }.map(\.name)
    #expect(names.first == "viewport")
    #expect(names.dropFirst().first == "tripProgressBar")
    #expect(names.suffix(2) == ["turnCard", "etaCard"])
  }

  @Test func `without a header the compass and the viewport move to the safe area's top`() throws {
    let picture = try BuiltInPicture(#"{"isNavigationHeaderEnabled": false, "compassButton": true}"#)
    #expect(!picture.shows("turnCard"))
    #expect(picture.frame("compassButton").minY == 59)
    #expect(picture.frame("viewport").minY == 59)
  }

  @Test func `without a footer logo, buttons and viewport move to the safe area's bottom`() throws {
    let picture = try BuiltInPicture(#"{"isNavigationFooterEnabled": false}"#)
    #expect(!picture.shows("etaCard"))
    for name in ["googleLogo", "reportingButton", "viewport"] { #expect(picture.frame(name).maxY == 818, "\(name)") }
  }

  @Test func `the report button goes when it is turned off`() throws {
    #expect(try !BuiltInPicture(#"{"isNavigationReportIncidentButtonEnabled": false}"#).shows("reportingButton"))
  }

  @Test func `an expanded header leaves the compass where it is`() throws {
    let compass = try [[], NavigationContent.fixture(localeIdentifier: "en").turn.lanes].map { lanes in
      var content = NavigationContent.fixture(localeIdentifier: "en")
      (content.turn.next, content.turn.lanes) = (nil, lanes)
      return try BuiltInPicture(everything, content: content).frame("compassButton")
    }
    #expect(compass[0] == compass[1])
  }

  @Test func `a short map hides the speed before a card covers it`() throws {
    let events = BuiltInPicture.guiding + [.showPrompt(kind: .incident)]
    let picture = try BuiltInPicture(everything, screen: .phoneOnItsSide, events: events)
    #expect(!picture.shows("speedWidget"))
    #expect(picture.shows("googleLogo"))
  }
}

/// The compass, the place button and the re-centre button, by camera and state.
@Suite(.serialized) struct MapControlTests {
  @Test func `while the camera follows the compass stays`() throws {
    #expect(try BuiltInPicture(#"{"compassButton": true}"#).shows("compassButton"))
  }

  @Test func `over a map with north at the top the compass does not show`() throws {
    #expect(try !BuiltInPicture(#"{"compassButton": true, "cameraMode": "overview"}"#).shows("compassButton"))
    #expect(try BuiltInPicture(#"{"compassButton": true, "cameraMode": "free"}"#).shows("compassButton"))
  }

  @Test func `without navigation a map that is not turned shows no compass`() throws {
    #expect(try !BuiltInPicture(#"{"compassButton": true}"#, events: []).shows("compassButton"))
  }

  @Test func `the place button shows in every state`() throws {
    let settings = #"{"myLocationButton": true}"#
    let states: [[NavigationEvent]] = [[], [.enableNavigation], BuiltInPicture.guiding]
    let bottoms = try states.map { try BuiltInPicture(settings, events: $0).card("myLocationButton").maxY }
    #expect(bottoms == [814, 814, 734])
  }

  @Test func `the place button also shows on a map that a delegate will lay out`() throws {
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(CornerLayout())
    session.mapView.settings.myLocationButton = true
    #expect(session.solvedLayout().view(named: "myLocationButton") != nil)
    try session.send(.enableNavigation)
    #expect(session.solvedLayout().view(named: "myLocationButton") == nil)
    try session.send(.disableNavigation)
    #expect(session.solvedLayout().view(named: "myLocationButton") != nil)
  }

  @Test func `a moved map offers to re-centre unless that is off`() throws {
    let events = BuiltInPicture.guiding + [.panMap]
    #expect(try BuiltInPicture(events: events).layout.view(named: "googleLogo")?.text?.string == "Re-centre")
    let off = try BuiltInPicture(#"{"isRecenterButtonEnabled": false}"#, events: events)
    #expect(off.layout.view(named: "googleLogo")?.text?.string == "Google")
  }

  @Test func `the re-centre button hides the speed only where it is enabled`() throws {
    let speed = #""shouldDisplaySpeedometer": true"#
    let events = BuiltInPicture.guiding + [.panMap]
    #expect(try !BuiltInPicture("{\(speed)}", events: events).shows("speedWidget"))
    #expect(try BuiltInPicture("{\(speed), \"isRecenterButtonEnabled\": false}", events: events).shows("speedWidget"))
  }

  @Test func `the interface delegate hears of a press on the re-centre button`() throws {
    final class Listener: NSObject, GMSMapViewNavigationUIDelegate {
      var presses = 0
      func mapViewDidTapRecenterButton(_ mapView: GMSMapView) { presses += 1 }
    }
    let listener = Listener()
    let picture = try BuiltInPicture()
    picture.map.navigationUIDelegate = listener
    for event in [NavigationEvent.panMap, .recenter] { try picture.session.send(event) }
    #expect(listener.presses == 1)
    picture.map.settings.isRecenterButtonEnabled = false
    for event in [NavigationEvent.panMap, .recenter] { try picture.session.send(event) }
    #expect(listener.presses == 1)
  }

  @Test func `gestures are remembered`() {
    let settings = GMSMapView(frame: .zero).settings
    #expect(settings.scrollGestures && settings.zoomGestures && settings.tiltGestures && settings.rotateGestures)
    settings.setAllGesturesEnabled(false)
    #expect(!settings.scrollGestures && !settings.zoomGestures && !settings.tiltGestures && !settings.rotateGestures)
  }
}
