import Foundation
import LayoutModel
import Testing
import UIKit

@testable import GoogleNavigation

struct TurnCardRowsTests {
  private func rows(_ language: String, width: CGFloat) -> TurnCardRows.Fitted {
    let content = NavigationContent.fixture(localeIdentifier: language)
    let direction: LayoutDirection = ["ar", "he"].contains(language) ? .rightToLeft : .leftToRight
    let style = ComponentStyle(theme: .standard, content: content, direction: direction)
    return TurnCardRows(turn: content.turn, style: style).fitted(in: CGSize(width: width, height: 82))
  }

  @Test(arguments: NavigationContent.languages, [160, 280, 600] as [CGFloat])
  func `no letter of one row reaches into the next`(language: String, width: CGFloat) {
    #expect(rows(language, width: width).isClear)
  }

  @Test(arguments: NavigationContent.languages)
  func `the rows fit the room they have`(language: String) {
    #expect(rows(language, width: 280).height <= 82.01)
  }
}
