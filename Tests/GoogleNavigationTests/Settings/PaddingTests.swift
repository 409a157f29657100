import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

/// Padding moves the map's controls and the camera's frame; header and footer stay.
@Suite(.serialized) struct PaddingTests {
  private static let padding = #""padding": {"top": 100, "left": 20, "bottom": 80, "right": 30}"#

  nonisolated static let behaviors: [(name: String, viewport: CGRect)] = [
    ("always", CGRect(x: 20, y: 159, width: 343, height: 579)),
    ("automatic", CGRect(x: 20, y: 100, width: 343, height: 672)),
    ("never", CGRect(x: 20, y: 100, width: 343, height: 672)),
  ]

  @Test(arguments: behaviors)
  func `padding and safe area go together as the behaviour says`(row: (name: String, viewport: CGRect)) throws {
    let picture = try BuiltInPicture(
      "{\(Self.padding), \"paddingAdjustmentBehavior\": \"\(row.name)\"}", events: [.enableNavigation])
    #expect(picture.frame("viewport") == row.viewport)
    #expect(picture.map.cameraFrame == row.viewport)
    #expect(picture.frame("googleLogo").minX == row.viewport.minX)
    #expect(picture.frame("googleLogo").maxY == row.viewport.maxY)
  }

  nonisolated static let smallPadding: [(name: String, viewport: CGRect)] = [
    ("always", CGRect(x: 0, y: 69, width: 393, height: 739)),
    ("automatic", CGRect(x: 0, y: 59, width: 393, height: 759)),
    ("never", CGRect(x: 0, y: 10, width: 393, height: 832)),
  ]

  @Test(arguments: smallPadding)
  func `below the safe area's size the three behaviours differ`(row: (name: String, viewport: CGRect)) throws {
    let picture = try BuiltInPicture(
      "{\"padding\": {\"top\": 10, \"bottom\": 10}, \"paddingAdjustmentBehavior\": \"\(row.name)\"}",
      events: [.enableNavigation])
    #expect(picture.frame("viewport") == row.viewport)
    #expect(
      try BuiltInPicture(
        "{\"padding\": {\"top\": 10, \"bottom\": 10}, \"paddingAdjustmentBehavior\": \"\(row.name)\"}", events: []
      ).map.cameraFrame == row.viewport)
  }

  @Test func `header and footer stay, controls between them move`() throws {
    let (plain, padded) = (try BuiltInPicture(), try BuiltInPicture("{\(Self.padding)}"))
    for name in ["turnCard", "etaCard"] { #expect(plain.frame(name) == padded.frame(name)) }
    #expect(plain.frame("reportingButton").maxX - padded.frame("reportingButton").maxX == 30)
    #expect(padded.frame("googleLogo").minX == 20)
  }

  @Test func `left and right are sides of the screen in both directions`() throws {
    let picture = try BuiltInPicture("{\(Self.padding)}", direction: .rightToLeft, events: [.enableNavigation])
    #expect(picture.frame("viewport") == CGRect(x: 20, y: 159, width: 343, height: 579))
  }
}
