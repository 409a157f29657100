import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import Testing
import UIKit

@Suite(.serialized) struct CardTests {
  private func painted(_ component: String, _ state: String, _ theme: NavigationTheme) throws -> Painted {
    let state = try #require(ComponentCatalog.states(of: component).first { $0.name == state })
    return Painted(ComponentSpecimen(state, theme: theme, content: .fixture(localeIdentifier: "en")).displayList())
  }

  nonisolated static let delays: [(state: String, color: KeyPath<NavigationTheme.CardColors, Color> & Sendable)] = [
    ("no traffic data", \.title), ("light traffic", \.onTime), ("medium delay", \.late), ("heavy delay", \.veryLate),
  ]

  @Test(arguments: delays)
  func `the remaining time has the colour of the delay`(
    row: (state: String, color: KeyPath<NavigationTheme.CardColors, Color> & Sendable)
  ) throws {
    for name in ["day", "night"] {
      let theme = try NavigationTheme.builtIn(name)
      let time = try #require(try painted("etaCard", row.state, theme).leaves.compactMap(\.text).first)
      #expect(time.color == theme.card[keyPath: row.color])
    }
  }

  @Test func `delays are told apart by colour in day and night`() throws {
    for name in ["day", "night"] {
      let card = try NavigationTheme.builtIn(name).card
      #expect(Set([card.title, card.onTime, card.late, card.veryLate]).count == 4)
    }
  }

  @Test(arguments: 0..<16)
  func `a prompt rounds exactly the corners it is told to`(bits: Int) throws {
    let corners = CACornerMask(rawValue: UInt(bits))
    let session = try NavigationSession(screen: .phone)
    try session.setLayoutDelegate(CornerLayout())
    for event in [NavigationEvent.enableNavigation, .startGuidance, .showPrompt(kind: .message)] {
      try session.send(event)
    }
    let prompt = try #require(session.mapView.subviews.last as? any NavigationPromptView)
    #expect(prompt.roundedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    prompt.roundedCorners = corners
    func radius(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? 16 : 0 }
    let shape = RoundedRectangle(
      CGRect(x: 0, y: 0, width: 393, height: 90),
      radii: .init(
        topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
        bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner)))
    let items = try #require(session.displayList().group(named: "prompt")).items
    #expect(items.contains(.fill(shape.path, try NavigationTheme.builtIn("day").card.surface)))
  }

  @Test func `corners are physical and do not follow the direction`() throws {
    let state = try #require(ComponentCatalog.states(of: "prompt").first { $0.name == "two opposite corners" })
    func card(_ direction: LayoutDirection) throws -> DisplayItem {
      let specimen = ComponentSpecimen(
        state, theme: try .builtIn("day"), content: .fixture(localeIdentifier: "en"), direction: direction)
      return Painted(specimen.displayList()).leaves[0].item
    }
    #expect(try card(.leftToRight) == card(.rightToLeft))
  }

  /// The stretches of the bar that have a colour, as shares of the way.
  private func stretches(_ color: Color, _ painted: Painted) -> [ClosedRange<Double>] {
    painted.leaves.compactMap { leaf in
      guard case .fill(_, .color(color), _) = leaf.item, abs(leaf.box.width - 7) < 0.01 else { return nil }
      let (bottom, height) = (237.5, 235.0)
      return ((bottom - leaf.box.maxY) / height)...((bottom - leaf.box.minY) / height)
    }
  }

  @Test func `the trip bar shows traffic ahead and hides it behind the vehicle`() throws {
    let theme = try NavigationTheme.builtIn("day")
    let bar = try painted("tripProgressBar", "on the way", theme)
    func rounded(_ ranges: [ClosedRange<Double>]) -> [[Int]] {
      ranges.map { [Int(($0.lowerBound * 100).rounded()), Int(($0.upperBound * 100).rounded())] }
    }
    #expect(rounded(stretches(theme.route.line, bar)) == [[0, 100]])
    #expect(rounded(stretches(theme.route.slow, bar)) == [[42, 50], [55, 60]])
    #expect(rounded(stretches(theme.route.jam, bar)) == [[50, 55]])
    #expect(rounded(stretches(theme.route.travelled, bar)) == [[0, 30]])
  }

  @Test func `the trip bar ends in the destination, and the vehicle stays on the bar`() throws {
    let theme = try NavigationTheme.builtIn("day")
    for state in ["at the start", "arrived"] {
      let bar = try painted("tripProgressBar", state, theme)
      let marks = bar.leaves.filter {
        if case .fill(_, .color(theme.route.destination), _) = $0.item { true } else { false }
      }
      #expect(marks.map(\.box.midY) == [6])
      let vehicle = try #require(bar.leaves.last?.box)
      #expect(vehicle.minY > 0 && vehicle.maxY < 240)
    }
  }
}
