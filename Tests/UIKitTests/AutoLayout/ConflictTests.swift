import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct ConflictTests {
  private let screen = Screen()
  private let view = Box()

  init() {
    screen.map.addSubview(view)
  }

  @Test func `of two widths of one view the first gives way`() {
    let (first, second) = (width(100), width(200))
    NSLayoutConstraint.activate([first, second])
    screen.layout()
    #expect(view.frame.width == 200)
    #expect(screen.window.ownEngine?.isBroken(first) == true)
    #expect(first.isActive)
  }

  @Test func `the report is UIKit's`() throws {
    view.accessibilityIdentifier = "card"
    NSLayoutConstraint.activate([width(100), width(200)])
    screen.layout()
    let text = try #require(LayoutFailures.shared.log.first)
    #expect(
      text.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tProbably at least one"))
    #expect(text.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
    #expect(text.contains(" card.width == 100   (active)>"))
    #expect(text.contains(" card.width == 200   (active)>"))
    #expect(!text.contains("NSAutoresizingMask"))
  }

  @Test func `a guide is told with its identifier, as UIKit does`() throws {
    let guide = UILayoutGuide()
    guide.identifier = "contents"
    screen.map.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.heightAnchor.constraint(equalToConstant: 10), guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.layout()
    let text = try #require(LayoutFailures.shared.log.first)
    #expect(text.firstMatch(of: /UILayoutGuide:0x[0-9a-f]+'contents'\.height == 10/) != nil, "\(text)")
  }

  @Test func `a broken constraint is tried again when the conflict goes`() {
    let (first, second) = (width(100), width(200))
    NSLayoutConstraint.activate([first, second])
    screen.layout()
    second.isActive = false
    screen.layout()
    #expect(view.frame.width == 100)
    #expect(screen.window.ownEngine?.isBroken(first) == false)
  }

  @Test func `a constant that no longer contradicts restores the broken constraint`() {
    let (first, second) = (width(100), width(200))
    NSLayoutConstraint.activate([first, second])
    screen.layout()
    second.constant = 100
    screen.layout()
    #expect(screen.window.ownEngine?.isBroken(first) == false)
    #expect(LayoutFailures.shared.log.count == 1)
  }

  @Test func `a constant that contradicts others is reported when it is set`() {
    let limit = view.widthAnchor.constraint(lessThanOrEqualTo: screen.map.widthAnchor)
    let fixed = width(300)
    NSLayoutConstraint.activate([limit, fixed])
    screen.layout()
    fixed.constant = 500
    screen.layout()
    #expect(screen.window.ownEngine?.isBroken(fixed) == true)
    #expect(view.frame.width <= 390)
  }

  @Test func `a window that gets too small breaks a fixed size, not its own`() {
    let fixed = width(300)
    NSLayoutConstraint.activate([view.widthAnchor.constraint(lessThanOrEqualTo: screen.map.widthAnchor), fixed])
    screen.layout()
    screen.window.frame.size.width = 200
    screen.layout()
    #expect(screen.window.ownEngine?.isBroken(fixed) == true)
    #expect(screen.map.frame.width == 200)
    screen.window.frame.size.width = 400
    screen.layout()
    #expect(view.frame.width == 300)
  }

  @Test func `around an empty container the trailing edge gives way`() {
    let container = Box()
    screen.map.addSubview(container)
    container.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16)
    let trailing = view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16)
    let zero = container.widthAnchor.constraint(equalToConstant: 0)
    let made = NSLayoutConstraint.system(zero, identifier: "UISV-hiding")
    NSLayoutConstraint.activate([made, leading, trailing])
    screen.layout()
    #expect(screen.window.ownEngine?.isBroken(trailing) == true)
    #expect(screen.window.ownEngine?.isBroken(made) == false)
  }

  @Test func `required hugging gives way to a required width without a word`() {
    let label = Box(80, 20)
    label.setContentHuggingPriority(.required, for: .horizontal)
    screen.map.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 120).isActive = true
    screen.layout()
    #expect(label.frame.width == 120)
    #expect(LayoutFailures.shared.log.isEmpty)
  }

  @Test func `a mask's constraints are named and kept`() throws {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.map.addSubview(plain)
    let fixed = plain.widthAnchor.constraint(equalToConstant: 70)
    fixed.isActive = true
    screen.layout()
    #expect(plain.frame.width == 50)
    let text = try #require(LayoutFailures.shared.log.first)
    #expect(text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:0x"))
  }

  @Test func `conflicts that are gone before the layout are never reported`() {
    let (first, second) = (width(100), width(200))
    NSLayoutConstraint.activate([first, second])
    first.isActive = false
    screen.layout()
    #expect(LayoutFailures.shared.log.isEmpty)
    #expect(view.frame.width == 200)
  }

  private func width(_ points: CGFloat) -> NSLayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: points)
  }
}
