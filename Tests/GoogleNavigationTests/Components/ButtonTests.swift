import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

@Suite(.serialized) struct ButtonTests {
  private func session(_ events: [NavigationEvent], _ delegate: CornerLayout = CornerLayout()) throws
    -> NavigationSession
  {
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(delegate)
    for event in events { try session.send(event) }
    return session
  }

  private func reportWidth(_ session: NavigationSession) throws -> CGFloat {
    try #require(session.solvedLayout().view(named: "reportingButton")).frame.width
  }

  @Test func `the report button shows its label for three seconds, and then loses it in three tenths`() throws {
    let session = try session([.enableNavigation, .startGuidance])
    let collapsed = try reportWidth(session)
    try session.send(.showReportLabel)
    let expanded = try reportWidth(session)
    #expect(expanded > collapsed + 40)
    try session.send(.advance(seconds: 2.9))
    #expect(try reportWidth(session) == expanded)
    try session.send(.advance(seconds: 0.25))
    let between = try reportWidth(session)
    #expect(between > collapsed && between < expanded)
    try session.send(.advance(seconds: 0.2))
    #expect(try reportWidth(session) == collapsed)
  }

  @Test func `a label that is shown again stays from then on`() throws {
    let session = try session([.enableNavigation, .startGuidance, .showReportLabel])
    let expanded = try reportWidth(session)
    for event in [NavigationEvent.advance(seconds: 2), .showReportLabel, .advance(seconds: 2)] {
      try session.send(event)
    }
    #expect(try reportWidth(session) == expanded)
  }

  @Test func `after the label all is as it was before`() throws {
    let guiding: [NavigationEvent] = [.enableNavigation, .startGuidance]
    let before = try session(guiding)
    let after = try session(guiding + [.showReportLabel, .settle])
    #expect(before.solvedLayout().views == after.solvedLayout().views)
    #expect(before.displayList() == after.displayList())
  }

  @Test func `the label needs guidance`() throws {
    let session = try session([.enableNavigation])
    #expect(throws: NavigationEventError.self) { try session.send(.showReportLabel) }
  }

  @Test func `a scenario adds a button of a type that nobody knows, to both states`() throws {
    let delegate = CornerLayout()
    let session = try session([.offerUnknownButton, .enableNavigation], delegate)
    func types(_ buttons: [any NavigationUIButton]) -> [Int32] { buttons.map(\.type.rawValue) }
    let ready = try #require(delegate.states.last as? any NavigationReadyUIState)
    #expect(types(ready.buttons) == [NavigationButtonKnownType.compass.rawValue, 99])
    try session.send(.startGuidance)
    let guiding = try #require(delegate.states.last as? any ActiveGuidanceUIState)
    #expect(Set(types(guiding.buttons)).subtracting([1, 2]) == [99])
    #expect(session.solvedLayout().view(named: "unknownButton")?.frame.size == CGSize(width: 80, height: 56))
  }

  @Test func `the compass needle points to the north of the map`() throws {
    func turns(_ perspective: GMSNavigationCameraPerspective) throws -> CGFloat {
      let session = try session([.enableNavigation, .startGuidance])
      session.mapView.followingPerspective = perspective
      let compass = try #require(session.displayList().group(named: "compassButton"))
      let needle = try #require(
        compass.items.compactMap { item -> DisplayGroup? in
          if case .group(let group) = item { group } else { nil }
        }.last)
      return atan2(needle.transform.b, needle.transform.a)
    }
    #expect(abs(try turns(.topDownNorthUp)) < 1e-9)
    #expect(abs(try turns(.topDownHeadingUp)) > 0.01)
  }
}

extension DisplayList {
  /// What a view painted.
  func group(named name: String) -> DisplayGroup? {
    func search(_ items: [DisplayItem]) -> DisplayGroup? {
      for case .group(let group) in items {
        if group.source?.name == name { return group }
        if let found = search(group.items) { return found }
      }
      return nil
    }
    return search(items)
  }
}
