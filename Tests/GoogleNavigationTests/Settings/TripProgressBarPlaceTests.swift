import Foundation
import GoogleNavigation
import LayoutModel
import Testing

/// The bar's place by the SDK's rule, on eight screens and at its limits.
@Suite(.serialized) struct TripProgressBarPlaceTests {
  nonisolated static let screens: [(width: CGFloat, height: CGFloat, span: ClosedRange<CGFloat>?)] = [
    (375, 667, 170...457), (393, 852, 242...642), (430, 932, 322...722), (744, 1133, 523...923),
    (820, 1180, 570...970), (1180, 820, 210...610),
    // Lower than the rule foresees: 13 points would be left on the one, none on the other.
    (852, 393, nil), (667, 375, nil),
  ]

  @Test(arguments: screens)
  func `the bar spans what the rule says`(
    row: (width: CGFloat, height: CGFloat, span: ClosedRange<CGFloat>?)
  ) throws {
    let screen = ScreenConfiguration(size: CGSize(width: row.width, height: row.height), scale: 2)
    let picture = try BuiltInPicture(#"{"isNavigationTripProgressBarEnabled": true}"#, screen: screen)
    guard let span = row.span else { return #expect(!picture.shows("tripProgressBar")) }
    let frame = picture.frame("tripProgressBar")
    #expect(frame.minY == span.lowerBound)
    #expect(frame.maxY == span.upperBound)
    #expect(frame.width == 12)
    #expect(frame.minX == 16)
  }

  nonisolated static let heights: [(height: CGFloat, span: ClosedRange<CGFloat>?)] = [
    (419, nil), (420, 170...210), (780, 170...570), (781, 171...571),
  ]

  @Test(arguments: heights)
  func `the bar shows from 40 points on and grows to 400`(row: (height: CGFloat, span: ClosedRange<CGFloat>?)) throws {
    let screen = ScreenConfiguration(size: CGSize(width: 375, height: row.height), scale: 2)
    let picture = try BuiltInPicture(#"{"isNavigationTripProgressBarEnabled": true}"#, screen: screen)
    let frame = picture.frame("tripProgressBar")
    #expect(picture.shows("tripProgressBar") == (row.span != nil))
    if let span = row.span { #expect(frame.minY...frame.maxY == span) }
  }

  @Test func `a turn to landscape and back takes the bar away and brings it back`() throws {
    let picture = try BuiltInPicture(#"{"isNavigationTripProgressBarEnabled": true}"#)
    let before = picture.frame("tripProgressBar")
    try picture.session.send(.resize(screen: .phoneOnItsSide))
    #expect(!picture.shows("tripProgressBar"))
    try picture.session.send(.resize(screen: .phone))
    #expect(picture.frame("tripProgressBar") == before)
  }
}
