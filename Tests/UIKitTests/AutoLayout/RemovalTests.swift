import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct RemovalTests {
  private let screen = Screen()
  private let outer = Box()
  private let inner = Box(20, 20)
  private let other = Box(30, 30)

  init() {
    outer.addSubview(inner)
    screen.map.addSubview(outer)
    screen.map.addSubview(other)
  }

  @Test func `a constraint is held by the closest common ancestor`() {
    let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    constraint.isActive = true
    #expect(outer.constraints == [constraint])
    let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
    across.isActive = true
    #expect(screen.map.constraints == [across])
  }

  @Test func `removing a view removes what ancestors hold about it`() {
    let constraint = outer.topAnchor.constraint(equalTo: other.topAnchor)
    constraint.isActive = true
    outer.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(screen.map.constraints.isEmpty)
  }

  @Test func `removing a view removes what ancestors hold about views in it`() {
    let constraint = inner.topAnchor.constraint(equalTo: other.topAnchor)
    constraint.isActive = true
    outer.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `constraints inside a removed view survive and come back with it`() {
    let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 12)
    constraint.isActive = true
    outer.removeFromSuperview()
    #expect(constraint.isActive)
    screen.map.addSubview(outer)
    screen.layout()
    #expect(inner.frame.minX == 12)
  }

  @Test func `moving a view to another superview removes its old constraints`() {
    let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    constraint.isActive = true
    other.addSubview(inner)
    #expect(!constraint.isActive)
  }

  @Test func `adding a view where it is already only brings it to the front`() {
    let constraint = outer.topAnchor.constraint(equalTo: screen.map.topAnchor)
    constraint.isActive = true
    screen.map.addSubview(outer)
    #expect(constraint.isActive)
    #expect(screen.map.subviews == [other, outer])
  }

  @Test func `removing a guide removes the constraints that mention it`() {
    let guide = UILayoutGuide()
    screen.map.addLayoutGuide(guide)
    let constraint = outer.topAnchor.constraint(equalTo: guide.topAnchor)
    constraint.isActive = true
    screen.map.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func `a guide can be added again`() {
    let guide = UILayoutGuide()
    for _ in 0..<2 {
      screen.map.addLayoutGuide(guide)
      guide.topAnchor.constraint(equalTo: screen.map.topAnchor, constant: 9).isActive = true
      screen.layout()
      #expect(guide.layoutFrame.minY == 9)
      screen.map.removeLayoutGuide(guide)
    }
  }

  @Test func `constraints do not keep views alive and survive them`() {
    var view: UIView? = Box()
    let constraint = view.map { $0.widthAnchor.constraint(equalToConstant: 10) }
    weak let gone = view
    view = nil
    #expect(gone == nil)
    #expect(constraint?.firstItem == nil)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
  }

  @Test func `a constraint between separate trees is an error when it is activated`() {
    let stranger = UIView()
    let constraint = stranger.topAnchor.constraint(equalTo: outer.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      LayoutFailures.shared.exceptions == [.noCommonAncestor(first: "<UIView.top>", second: "<Box.top>")])
  }

  @Test func `a view that moves to another tree before the layout leaves nothing behind`() {
    inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    screen.layout()
    let (before, second) = (screen.window.ownEngine?.slots.count, Screen())
    let card = Box()
    card.addSubview(Box(5, 5))
    card.subviews[0].topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    screen.map.addSubview(card)
    second.map.addSubview(card)
    screen.layout()
    second.layout()
    #expect(screen.window.ownEngine?.slots.count == before)
  }

  @Test func `a hidden view still takes part`() {
    outer.isHidden = true
    NSLayoutConstraint.activate([
      outer.heightAnchor.constraint(equalToConstant: 50), outer.topAnchor.constraint(equalTo: screen.map.topAnchor),
      other.topAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    screen.layout()
    #expect(other.frame.minY == 50)
  }
}
