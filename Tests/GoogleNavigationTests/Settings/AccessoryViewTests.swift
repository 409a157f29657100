import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

/// Views that an app puts under the header, as the SDK's guide shows.
@Suite(.serialized) struct AccessoryViewTests {
  private static let pad = ScreenConfiguration(
    size: CGSize(width: 1180, height: 820), scale: 2, safeAreaInsets: .init(top: 24, bottom: 20), idiom: .pad)

  private func picture(
    _ banner: OrderBanner, _ settings: String = "{}", screen: ScreenConfiguration = .phone,
    direction: LayoutDirection = .leftToRight
  ) throws -> BuiltInPicture {
    let picture = try BuiltInPicture(settings, screen: screen, direction: direction)
    picture.map.setHeaderAccessory(banner)
    try picture.session.send(.settle)
    return picture
  }

  nonisolated static let places: [(settings: String, isPad: Bool, direction: LayoutDirection, frame: CGRect)] = [
    ("{}", false, .leftToRight, CGRect(x: 8, y: 161, width: 377, height: 56)),
    ("{}", false, .rightToLeft, CGRect(x: 8, y: 161, width: 377, height: 56)),
    (#"{"isNavigationFooterEnabled": false}"#, false, .leftToRight, CGRect(x: 8, y: 161, width: 377, height: 56)),
    ("{}", true, .leftToRight, CGRect(x: 8, y: 126, width: 574, height: 56)),
    ("{}", true, .rightToLeft, CGRect(x: 598, y: 126, width: 574, height: 56)),
  ]

  @Test(arguments: places)
  func `the view takes the place of the header's lower part`(
    row: (settings: String, isPad: Bool, direction: LayoutDirection, frame: CGRect)
  ) throws {
    let picture = try picture(
      OrderBanner("Order 17"), row.settings, screen: row.isPad ? Self.pad : .phone, direction: row.direction)
    #expect(picture.frame("orderBanner") == row.frame)
    #expect(picture.card("turnCard").maxY == row.frame.minY)
    #expect(!picture.drawing(of: "turnCard").runs.contains { $0.text.contains("Then") || $0.text.contains("ثم") })
  }

  @Test func `the view is offered the header's width and what the map can spare`() throws {
    let banner = OrderBanner("Order 17")
    _ = try picture(banner)
    #expect(banner.offeredSizes.first == CGSize(width: 377, height: 377))
  }

  @Test func `the header's guide covers the view too`() throws {
    let picture = try picture(OrderBanner("Order 17"))
    _ = picture.map.navigationHeaderLayoutGuide
    #expect(picture.guide("navigationHeaderLayoutGuide").maxY == 225)
    #expect(picture.frame("viewport").minY == 225)
  }

  @Test func `the compass gives way`() throws {
    let picture = try picture(OrderBanner("Order 17"), #"{"compassButton": true}"#)
    #expect(!picture.shows("compassButton"))
    picture.map.setHeaderAccessory(nil)
    #expect(picture.shows("compassButton"))
  }

  @Test func `the view grows when its layout is invalidated, and not before`() throws {
    let banner = OrderBanner("Order 17")
    let picture = try picture(banner)
    banner.wantedHeight = 90
    #expect(picture.frame("orderBanner").height == 56)
    picture.map.invalidateLayout(forAccessoryView: banner)
    #expect(picture.frame("orderBanner").height == 90)
    banner.wantedHeight = 120
    picture.map.invalidateLayout(forAccessoryView: OrderBanner("another"))
    #expect(picture.frame("orderBanner").height == 90)
  }

  nonisolated static let heights: [(wanted: CGFloat, given: CGFloat?)] = [
    (10_000, 377), (.infinity, 377), (0, nil), (-5, nil), (.nan, nil),
  ]

  @Test(arguments: heights)
  func `an impossible height is kept in bounds`(row: (wanted: CGFloat, given: CGFloat?)) throws {
    let banner = OrderBanner("Order 17")
    banner.wantedHeight = row.wanted
    let picture = try picture(banner)
    #expect(picture.shows("orderBanner") == (row.given != nil))
    if let given = row.given { #expect(picture.frame("orderBanner").height == given) }
  }

  @Test func `without a header the view does not show, and comes back with it`() throws {
    let banner = OrderBanner("Order 17")
    let picture = try picture(banner, #"{"isNavigationHeaderEnabled": false}"#)
    #expect(!picture.shows("orderBanner"))
    try picture.apply(#"{"isNavigationHeaderEnabled": true}"#)
    #expect(picture.shows("orderBanner"))
  }

  @Test func `a map that is too short hides the view, and a turn brings it back`() throws {
    let picture = try picture(OrderBanner("Order 17"), screen: .phoneOnItsSide)
    #expect(!picture.shows("orderBanner"))
    #expect(picture.drawing(of: "turnCard").runs.contains { $0.text.contains("Then") })
    try picture.session.send(.resize(screen: .phone))
    #expect(picture.shows("orderBanner"))
  }

  @Test func `one view fades out before the next fades in`() throws {
    let (first, second) = (OrderBanner("Order 17"), OrderBanner("Order 18"))
    second.accessibilityIdentifier = "secondBanner"
    let picture = try picture(first)
    picture.map.setHeaderAccessory(second)
    func opacities() -> [Double] {
      let layout = picture.layout
      return ["orderBanner", "secondBanner"].map { layout.view(named: $0)?.opacity ?? 0 }
    }
    #expect(opacities() == [1, 0])
    try picture.session.send(.advance(seconds: 0.1))
    #expect(0 < opacities()[0] && opacities()[0] < 1 && opacities()[1] == 0)
    try picture.session.send(.advance(seconds: 0.2))
    #expect(opacities()[0] == 0 && 0 < opacities()[1] && opacities()[1] < 1)
    try picture.session.send(.settle)
    #expect(opacities() == [0, 1])
    #expect(first.window == nil)
  }

  @Test func `a view that is taken away leaves everything as it was`() throws {
    let plain = try BuiltInPicture()
    let before = plain.layout.views
    let picture = try picture(OrderBanner("Order 17"))
    picture.map.setHeaderAccessory(nil)
    try picture.session.send(.settle)
    for (one, other) in zip(picture.layout.views, before) { #expect(one == other) }
    #expect(picture.layout.views.count == before.count)
  }

  @Test func `before guidance, and with a delegate, nothing happens`() throws {
    let ready = try BuiltInPicture(events: [.enableNavigation])
    ready.map.setHeaderAccessory(OrderBanner("Order 17"))
    try ready.session.send(.startGuidance)
    #expect(!ready.shows("orderBanner"))
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(CornerLayout())
    for event in BuiltInPicture.guiding { try session.send(event) }
    session.mapView.setHeaderAccessory(OrderBanner("Order 17"))
    #expect(session.solvedLayout().view(named: "orderBanner") == nil)
  }

  @Test func `the view goes with guidance`() throws {
    let banner = OrderBanner("Order 17")
    let picture = try picture(banner)
    for event in [NavigationEvent.stopGuidance, .startGuidance] { try picture.session.send(event) }
    #expect(banner.window == nil)
  }
}
