import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing

@Suite(.serialized) struct StatusBarTests {
  private func chrome(_ screen: ScreenConfiguration, _ direction: LayoutDirection) throws -> Painted {
    let session = try NavigationSession(screen: screen, direction: direction)
    var list = session.displayList()
    list.items = [.group(try #require(list.group(named: "deviceChrome")))]
    return Painted(list)
  }

  nonisolated static let screens: [(name: String, screen: ScreenConfiguration)] = [
    ("with a sensor housing", .phone),
    ("small", ScreenConfiguration(size: CGSize(width: 375, height: 667), scale: 2, safeAreaInsets: .init(top: 20))),
    (
      "a pad's",
      ScreenConfiguration(
        size: CGSize(width: 820, height: 1180), scale: 2, safeAreaInsets: .init(top: 24, bottom: 20), idiom: .pad)
    ),
  ]

  @Test(arguments: screens)
  func `the time leads and the battery trails, in both directions`(
    row: (name: String, screen: ScreenConfiguration)
  ) throws {
    let width = row.screen.size.width
    let left = try chrome(row.screen, .leftToRight)
    let right = try chrome(row.screen, .rightToLeft)
    let (time, mirroredTime) = (try #require(left.leaves.first), try #require(right.leaves.first))
    #expect(time.text?.text == "9:41" && mirroredTime.text?.glyphs == time.text?.glyphs)
    #expect(time.box.maxX < width / 2)
    for (a, b) in zip(left.leaves, right.leaves) { #expect(abs(b.box.minX - (width - a.box.maxX)) < 0.01) }
  }

  @Test(arguments: screens)
  func `nothing of the status bar is tight to the screen's sides`(
    row: (name: String, screen: ScreenConfiguration)
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for leaf in try chrome(row.screen, direction).leaves where leaf.box.minY < row.screen.safeAreaInsets.top {
        #expect(leaf.box.minX >= 11.9 && leaf.box.maxX <= row.screen.size.width - 11.9, "\(leaf.box)")
      }
    }
  }
}
