import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct BasicLayoutTests {
  @Test func `guidance puts the guide above the ETA card and everything else by it`() {
    let layout = BasicLayout(Screen())
    layout.startGuidance()
    layout.screen.layout()
    #expect(layout.guide.layoutFrame.minY == 736)
    #expect(layout.guide.layoutFrame.height == 0)
    #expect(layout.turnCard.frame == CGRect(x: 0, y: 0, width: 374, height: 142))
    #expect(layout.viewport.frame == CGRect(x: 0, y: 142, width: 390, height: 594))
    #expect(layout.logo.frame == CGRect(x: 0, y: 708, width: 70, height: 28))
    #expect(layout.stack.frame == CGRect(x: 342, y: 142, width: 48, height: 594))
    #expect(layout.etaCard.frame == CGRect(x: 0, y: 736, width: 390, height: 108))
    #expect(LayoutFailures.shared.log.isEmpty)
  }

  @Test func `from right to left the same layout is mirrored`() {
    let layout = BasicLayout(Screen(direction: .rightToLeft))
    layout.startGuidance()
    layout.screen.layout()
    #expect(layout.turnCard.frame == CGRect(x: 16, y: 0, width: 374, height: 142))
    #expect(layout.logo.frame == CGRect(x: 320, y: 708, width: 70, height: 28))
    #expect(layout.stack.frame == CGRect(x: 0, y: 142, width: 48, height: 594))
    #expect(layout.viewport.frame == CGRect(x: 0, y: 142, width: 390, height: 594))
  }

  @Test func `a prompt pushes the guide up`() {
    let layout = BasicLayout(Screen())
    layout.startGuidance()
    layout.screen.layout()
    layout.showPrompt()
    #expect(layout.guide.layoutFrame.minY == 664)
    #expect(layout.prompt.frame == CGRect(x: 0, y: 664, width: 390, height: 180))
    #expect(layout.viewport.frame == CGRect(x: 0, y: 142, width: 390, height: 522))
  }

  @Test func `showing and hiding a prompt leaves every frame as it was`() {
    let layout = BasicLayout(Screen())
    layout.startGuidance()
    layout.screen.layout()
    let before = layout.frames
    layout.showPrompt()
    AnimationClock.shared.settle()
    layout.hidePrompt()
    AnimationClock.shared.settle()
    layout.screen.layout()
    #expect(layout.prompt.superview == nil)
    #expect(layout.frames == before)
    #expect(layout.screen.map.constraints.count == layout.guidance.count)
  }

  @Test func `a prompt slides in without jumps`() {
    let layout = BasicLayout(Screen())
    layout.startGuidance()
    layout.screen.layout()
    layout.showPrompt()
    var tops: [CGFloat] = []
    for _ in 0...8 {
      tops.append(layout.prompt.presentationFrame.minY)
      AnimationClock.shared.advance(by: 0.05)
    }
    #expect(tops.first == 844)
    #expect(abs(tops[4] - 754) < 1e-6)
    #expect(tops.last == 664)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func `the same constraints come back after being taken away`() {
    let layout = BasicLayout(Screen())
    layout.startGuidance()
    layout.screen.layout()
    let before = layout.frames
    layout.stopGuidance()
    layout.screen.layout()
    layout.startGuidance()
    layout.screen.layout()
    #expect(layout.frames == before)
    #expect(LayoutFailures.shared.log.isEmpty)
  }

  @Test func `resizing the window moves everything`() {
    let layout = BasicLayout(Screen())
    layout.startGuidance()
    layout.screen.layout()
    layout.screen.window.frame.size = CGSize(width: 844, height: 500)
    layout.screen.layout()
    #expect(layout.etaCard.frame.maxY == 500)
    #expect(layout.stack.frame.maxX == 844)
    #expect(layout.viewport.frame == CGRect(x: 0, y: 142, width: 844, height: 250))
  }
}
