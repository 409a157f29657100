import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

/// The guides by which an app keeps clear of the built-in layout, and the labels of the guide's sample that use them.
@Suite(.serialized) struct LayoutGuideTests {
  private struct Corners {
    let picture: BuiltInPicture
    let labels: CornerLabels

    init(_ settings: String = "{}", screen: ScreenConfiguration = .phone, direction: LayoutDirection = .leftToRight)
      throws
    {
      picture = try BuiltInPicture(settings, screen: screen, direction: direction)
      labels = CornerLabels(on: picture.map)
    }
  }

  nonisolated static let edges: [(settings: String, isOnItsSide: Bool, header: CGFloat, footer: CGFloat)] = [
    ("{}", false, 209, 738), ("{}", true, 150, 292),
    (#"{"isNavigationHeaderEnabled": false}"#, false, 0, 738), (#"{"isNavigationHeaderEnabled": false}"#, true, 0, 292),
    (#"{"isNavigationFooterEnabled": false}"#, false, 209, 852),
    (#"{"isNavigationFooterEnabled": false}"#, true, 150, 393),
  ]

  @Test(arguments: edges, [LayoutDirection.leftToRight, .rightToLeft])
  func `labels lie under the header and above the footer, at their sides`(
    row: (settings: String, isOnItsSide: Bool, header: CGFloat, footer: CGFloat), direction: LayoutDirection
  ) throws {
    let screen = row.isOnItsSide ? ScreenConfiguration.phoneOnItsSide : .phone
    let corners = try Corners(row.settings, screen: screen, direction: direction)
    let (top, bottom) = (corners.picture.frame("topLabel"), corners.picture.frame("bottomLabel"))
    #expect(top.minY == row.header)
    #expect(bottom.maxY == row.footer)
    let isLeftToRight = direction == .leftToRight
    #expect(isLeftToRight ? top.minX == 0 : top.maxX == screen.size.width)
    #expect(isLeftToRight ? bottom.maxX == screen.size.width : bottom.minX == 0)
    #expect(corners.picture.layout.views.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test func `the guides cover header and footer`() throws {
    let corners = try Corners()
    #expect(corners.picture.guide("navigationHeaderLayoutGuide") == corners.picture.frame("turnCard"))
    #expect(corners.picture.guide("navigationFooterLayoutGuide") == corners.picture.frame("etaCard"))
  }

  @Test func `a hidden element's guide is of no height`() throws {
    let corners = try Corners(#"{"isNavigationHeaderEnabled": false, "isNavigationFooterEnabled": false}"#)
    #expect(corners.picture.guide("navigationHeaderLayoutGuide") == CGRect(x: 0, y: 0, width: 393, height: 0))
    #expect(corners.picture.guide("navigationFooterLayoutGuide") == CGRect(x: 0, y: 852, width: 393, height: 0))
  }

  @Test func `with guidance the guides get and lose their height`() throws {
    let picture = try BuiltInPicture(events: [.enableNavigation])
    let labels = CornerLabels(on: picture.map)
    #expect(picture.frame("topLabel").minY == 0)
    try picture.session.send(.startGuidance)
    #expect(picture.frame("topLabel").minY == 209)
    try picture.session.send(.stopGuidance)
    #expect(picture.frame("bottomLabel").maxY == 852)
    #expect(labels.top.superview === picture.map)
  }

  @Test func `with a delegate the guides are of no height`() throws {
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(CornerLayout())
    let labels = CornerLabels(on: session.mapView)
    for event in BuiltInPicture.guiding { try session.send(event) }
    #expect(session.solvedLayout().guide(named: "navigationHeaderLayoutGuide")?.frame.height == 0)
    #expect(labels.top.frame.minY == 0)
  }

  @Test func `an app's views lie over the cards and under the prompt`() throws {
    let corners = try Corners()
    try corners.picture.session.send(.showPrompt(kind: .message))
    try corners.picture.apply(#"{"compassButton": true}"#)
    let names = corners.picture.layout.views.filter { $0.parent == "map" }.map(\.name)
    #expect(names.suffix(3) == ["topLabel", "bottomLabel", "prompt"])
  }

  /// The app's guide for buttons, as the SDK's page on incidents places it.
  private func buttonGuide(on map: GMSMapView, below: CGFloat, inset: CGFloat) -> UILayoutGuide {
    let guide = UILayoutGuide()
    map.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: map.navigationHeaderLayoutGuide.bottomAnchor, constant: below),
      guide.trailingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.trailingAnchor, constant: -inset),
    ])
    return guide
  }

  @Test func `the report button ends where the app's guide begins`() throws {
    let picture = try BuiltInPicture()
    picture.map.bottomTrailingButtonsLayoutGuide = buttonGuide(on: picture.map, below: 50, inset: 14)
    #expect(picture.card("reportingButton") == CGRect(x: 331, y: 211, width: 48, height: 48))
    picture.map.bottomTrailingButtonsLayoutGuide = nil
    #expect(picture.card("reportingButton") == CGRect(x: 329, y: 686, width: 48, height: 48))
  }

  @Test func `on a wide map the alternate guide counts instead`() throws {
    let picture = try BuiltInPicture(screen: .phoneOnItsSide)
    picture.map.bottomTrailingButtonsLayoutGuide = buttonGuide(on: picture.map, below: 50, inset: 14)
    #expect(picture.card("reportingButton").maxY == 368)
    picture.map.bottomTrailingButtonsAlternateLayoutGuide = buttonGuide(on: picture.map, below: 20, inset: 10)
    #expect(picture.card("reportingButton") == CGRect(x: 735, y: 122, width: 48, height: 48))
  }

  @Test func `a guide of which only the top is constrained keeps the buttons at the edge`() throws {
    let picture = try BuiltInPicture()
    let guide = UILayoutGuide()
    picture.map.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: picture.map.topAnchor, constant: 500).isActive = true
    picture.map.bottomTrailingButtonsLayoutGuide = guide
    #expect(picture.card("reportingButton") == CGRect(x: 329, y: 452, width: 48, height: 48))
  }

  @Test func `unless set the buttons' guide is the footer's`() throws {
    let map = try BuiltInPicture().map
    #expect(map.bottomTrailingButtonsLayoutGuide === map.navigationFooterLayoutGuide)
  }

  @Test func `a guide that belongs to no map is passed over`() throws {
    let picture = try BuiltInPicture()
    picture.map.bottomTrailingButtonsLayoutGuide = UILayoutGuide()
    #expect(picture.card("reportingButton").maxY == 734)
  }
}
