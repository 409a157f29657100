import Drawing
import Foundation
import LayoutModel
import Testing
import UIKit

@testable import GoogleNavigation

struct TurnCardTextTests {
  private func turnCard(_ content: NavigationContent, locale: String = "en") throws -> SolvedView {
    let session = try NavigationSession(screen: .phone, localeIdentifier: locale, content: content)
    for event in [NavigationEvent.enableNavigation, .startGuidance] { try session.send(event) }
    return try #require(session.solvedLayout().view(named: "turnCard"))
  }

  private func card(road: String) throws -> SolvedView {
    var content = NavigationContent.fixture(localeIdentifier: "en")
    content.turn.road = road
    return try turnCard(content)
  }

  @Test func `a road name shrinks before it takes two lines, and only then is cut`() throws {
    let short = try #require(try card(road: "Harbour Street").text)
    #expect(short.lineCount == 4 && !short.isTruncated)
    let long = try #require(try card(road: "Northern Harbour Ring Road and Old Customs House Quay").text)
    #expect(long.lineCount == 5 && !long.isTruncated)
    let endless = try #require(try card(road: String(repeating: "Harbour and Customs House ", count: 8)).text)
    #expect(endless.lineCount == 5 && endless.isTruncated)
  }

  @Test func `what the road leads to stays however long the road's name is`() throws {
    for road in ["A", "Northern Harbour Ring Road and Old Customs House Quay", String(repeating: "Long ", count: 60)] {
      #expect(try card(road: road).text?.string.contains("toward Old Town") == true)
    }
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0 / 17), (.large, 1), (.extraExtraExtraLarge, 23.0 / 17),
    (.accessibilityExtraExtraExtraLarge, 23.0 / 17),
  ])
  func `texts grow with the user's text size up to XXXL, the card does not`(
    category: UIContentSizeCategory, scale: Double
  ) throws {
    let session = try NavigationSession(screen: .phone)
    session.window.screen.traitCollection = UITraitCollection(preferredContentSizeCategory: category)
    for event in [NavigationEvent.enableNavigation, .startGuidance] { try session.send(event) }
    #expect(abs(session.mapView.componentStyle.textScale - scale) < 1e-9)
    #expect(session.mapView.parts.turnCard.bounds.height == session.mapView.safeAreaInsets.top + 150)
    let size = try #require(session.solvedLayout().view(named: "turnCard")?.text?.fontSize)
    #expect(category == .extraSmall ? size < 24 : size >= 24)
  }

  @Test(arguments: TurnExample.allCases)
  func `the view's height is the same whatever the card shows`(example: TurnExample) throws {
    let content = NavigationContent.fixture(localeIdentifier: "en")
    #expect(try turnCard(content.showing(example)).frame.height == turnCard(content).frame.height)
  }

  @Test func `lanes take the place of the step after`() throws {
    var content = NavigationContent.fixture(localeIdentifier: "en")
    #expect(try turnCard(content).text?.string.contains("Then") == true)
    content.turn.lanes = [Lane([.straight])]
    #expect(try turnCard(content).text?.string.contains("Then") == false)
  }

  @Test(arguments: NavigationContent.languages)
  func `a distance's number is bold and larger than its unit`(language: String) throws {
    let content = NavigationContent.fixture(localeIdentifier: language)
    let style = ComponentStyle(theme: .standard, content: content, direction: .leftToRight)
    let rows = TurnCardRows(turn: content.turn, style: style).fitted(in: CGSize(width: 280, height: 84))
    let runs = try #require(rows.texts.first).items(at: .zero).compactMap { item -> GlyphRun? in
      guard case .glyphs(let run) = item else { return nil }
      return run
    }
    let (numbers, units) = (
      runs.filter { $0.text.contains(where: \.isNumber) }, runs.filter { $0.text.contains(where: \.isLetter) }
    )
    #expect(numbers.count == 1 && !units.isEmpty)
    #expect(numbers.allSatisfy { $0.font.weight == 700 && $0.text.allSatisfy(\.isNumber) })
    #expect(units.allSatisfy { $0.font.weight == 400 && $0.size < numbers[0].size })
    #expect(!runs.contains { $0.text.contains("\u{FFFD}") })
  }
}
