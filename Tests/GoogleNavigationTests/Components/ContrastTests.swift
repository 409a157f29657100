import Drawing
import Foundation
import GoogleNavigation
import Testing

/// WCAG 2 asks for 4.5 : 1 of small text; here of all text.
@Suite(.serialized) struct ContrastTests {
  @Test(arguments: NavigationTheme.builtInNames)
  nonisolated func `every declared text stands out from what it is written on`(name: String) throws {
    let theme = try NavigationTheme.builtIn(name)
    #expect(theme.textPairs.count > 20)
    for pair in theme.textPairs {
      let contrast = pair.contrast(over: theme.map.land)
      #expect(contrast >= 4.5, "\(pair.name): \(pair.text.hex) on \(pair.background.hex)")
    }
  }

  @Test(arguments: NavigationTheme.builtInNames)
  func `every text that a component paints stands out from what lies beneath it`(name: String) throws {
    let theme = try NavigationTheme.builtIn(name)
    let content = NavigationContent.fixture(localeIdentifier: "en")
    var texts = 0
    for state in ComponentCatalog.states {
      let painted = Painted(ComponentSpecimen(state, theme: theme, content: content).displayList())
      for (index, leaf) in painted.leaves.enumerated() {
        guard let run = leaf.text else { continue }
        let ground = painted.ground(below: index, at: CGPoint(x: leaf.box.midX, y: leaf.box.midY))
        let contrast = run.color.over(ground).contrast(with: ground)
        #expect(contrast >= 4.5, "\(state.component), \(state.name): '\(run.text)' \(run.color.hex) on \(ground.hex)")
        texts += 1
      }
    }
    #expect(texts > 100)
  }

  @Test func `what is beneath a text is found through shapes, groups and translucent colours`() {
    let panel = RoundedRectangle(CGRect(x: 10, y: 10, width: 80, height: 40), radius: 12).path
    let half = Color(rgb: 0x000000, alpha: 0.5)
    let list = DisplayList(
      size: CGSize(width: 200, height: 100), scale: 1, background: .white,
      items: [
        .fill(panel, Color(rgb: 0xFF0000)),
        .group(DisplayGroup(transform: .init(translationX: 100, y: 0), items: [.fill(panel, half)])),
      ])
    let painted = Painted(list)
    #expect(painted.ground(below: 2, at: CGPoint(x: 50, y: 30)) == Color(rgb: 0xFF0000))
    #expect(painted.ground(below: 2, at: CGPoint(x: 150, y: 30)) == Color(white: 0.5))
    #expect(painted.ground(below: 2, at: CGPoint(x: 11, y: 11)) == .white)
    #expect(painted.ground(below: 0, at: CGPoint(x: 50, y: 30)) == .white)
  }
}
