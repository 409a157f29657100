import Drawing
import Foundation
import LayoutModel
import Testing
import UIKit

@testable import GoogleNavigation

struct TurnCardInkTests {
  private let seed: UInt64 = 20_260_309

  /// A card as it is painted, with everything that is written on it.
  private struct Painted {
    let card: CGRect
    let style: ComponentStyle
    let log = TextLog()
    private let items: [DisplayItem]

    init(_ content: NavigationContent, width: CGFloat, textScale: CGFloat) {
      let direction: LayoutDirection = ["ar", "he"].contains(content.language) ? .rightToLeft : .leftToRight
      var style = ComponentStyle(theme: .standard, content: content, direction: direction)
      (style.textScale, style.log) = (textScale, log)
      self.style = style
      card = CGRect(x: 0, y: 0, width: width, height: content.turn.hasPanel ? 134 : 94)
      var canvas = Canvas()
      TurnCardPainter(card: card, style: style).paint(on: &canvas)
      items = canvas.items
    }

    /// Ink of each run, with its baseline.
    var runs: [(baseline: CGFloat, ink: CGRect)] {
      items.compactMap { item in
        guard case .glyphs(let run) = item else { return nil }
        return (run.origin.y, run.path.controlBounds)
      }
    }

    var icon: CGRect {
      let room = card.insetBy(dx: style.theme.metrics.cardPadding, dy: 5)
      let square = CGRect(x: room.minX - 2, y: card.minY, width: 56, height: 94)
      return square.mirrored(in: room, style.direction)
    }

    /// The plates of the signs.
    var plates: [CGRect] {
      items.compactMap { item in
        guard case .fill(let path, _, _) = item, path.controlBounds.height < 26 else { return nil }
        let bounds = path.controlBounds
        return bounds.intersects(icon) || bounds.minY > 60 ? nil : bounds
      }
    }
  }

  private func check(_ painted: Painted, _ name: String) {
    let runs = painted.runs
    #expect(runs.allSatisfy { painted.card.insetBy(dx: 4, dy: 0).contains($0.ink) }, "\(name) leaves the card")
    #expect(!runs.contains { $0.ink.intersects(painted.icon) && $0.baseline < 94 }, "\(name) runs into the icon")
    for (index, run) in runs.enumerated() {
      for other in runs[..<index] where abs(run.baseline - other.baseline) > 1 {
        let isSign = painted.plates.contains { $0.contains(run.ink) != $0.contains(other.ink) }
        #expect(isSign || !run.ink.intersects(other.ink), "\(name): rows overlap")
      }
      for plate in painted.plates where !plate.contains(run.ink) {
        #expect(!plate.intersects(run.ink), "\(name): a sign lies on text")
      }
    }
    #expect(painted.log.solvedText?.missingGlyphs == [], "\(name)")
  }

  @Test(arguments: RoadNames.words.map(\.language))
  func `no letter of 34 generated road names is clipped or runs into a neighbour`(language: String) throws {
    let source = try #require(RoadNames.words.first { $0.language == language })
    var names = RoadNames(seed: seed)
    for index in 0..<34 {
      let example = names.pick([.nextStep, .lanes, .motorwayExit, .plain, .arrivalLeft] as [TurnExample])
      var content = NavigationContent.fixture(localeIdentifier: language).showing(example)
      content.turn.road = names.name(of: source.words, joint: source.joint)
      let (width, scale) = (names.pick([317, 359, 414] as [CGFloat]), names.pick([0.82, 1, 1, 1.35] as [CGFloat]))
      check(
        Painted(content, width: width, textScale: scale),
        "\(language) \(index) of seed \(seed), \(width) wide, \(scale) large: \(content.turn.road)")
    }
  }

  @Test(arguments: NavigationContent.languages, TurnExample.allCases)
  func `every example of every language is clear and whole at every text size`(language: String, example: TurnExample) {
    let content = NavigationContent.fixture(localeIdentifier: language).showing(example)
    for category in [.extraSmall, .large, .accessibilityExtraExtraExtraLarge] as [UIContentSizeCategory] {
      let painted = Painted(content, width: 317, textScale: category.componentTextScale)
      check(painted, "\(language) \(example) at \(category.rawValue)")
      #expect(painted.log.solvedText?.isTruncated == false, "\(language) \(example) at \(category.rawValue) is cut")
    }
  }
}
