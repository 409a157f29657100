import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct HierarchyTests {
  private let parent = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let views = (0..<3).map { _ in UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)) }

  init() {
    for view in views { parent.addSubview(view) }
  }

  @Test func `subviews lie in the order they were added in`() {
    #expect(parent.subviews == views)
    parent.bringSubviewToFront(views[0])
    #expect(parent.subviews == [views[1], views[2], views[0]])
    parent.sendSubviewToBack(views[2])
    #expect(parent.subviews == [views[2], views[1], views[0]])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == views)
  }

  @Test func `a view is inserted beside a sibling`() {
    let new = UIView()
    parent.insertSubview(new, belowSubview: views[1])
    #expect(parent.subviews == [views[0], new, views[1], views[2]])
    parent.insertSubview(new, aboveSubview: views[2])
    #expect(parent.subviews == views + [new])
  }

  @Test func `hooks are called on the way in and out`() {
    let window = UIWindow(screen: UIScreen())
    let probe = Probe()
    window.addSubview(probe)
    probe.removeFromSuperview()
    #expect(
      probe.calls == [
        "willMove superview true", "willMove window true", "didMove superview true", "didMove window true",
        "willMove superview false", "willMove window false", "didMove superview false", "didMove window false",
      ])
  }

  @Test func `points convert through the tree, transforms included`() {
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    views[0].addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: parent) == CGPoint(x: 6, y: 7))
    views[0].transform = CGAffineTransform(scaleX: 2, y: 2)
    let point = inner.convert(CGPoint(x: 9, y: 8), to: parent)
    #expect(abs(point.x - 15) < 1e-9 && abs(point.y - 15) < 1e-9)
  }

  @Test func `a transform changes the frame and leaves bounds and centre`() {
    let view = views[0]
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == CGRect(x: -5, y: 5, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 15, y: 15))
  }

  @Test func `layoutSubviews runs once for many requests`() {
    let probe = Probe()
    probe.layoutIfNeeded()
    for _ in 0..<3 { probe.setNeedsLayout() }
    probe.layoutIfNeeded()
    probe.layoutIfNeeded()
    #expect(probe.layouts == 2)
  }

  @Test func `updateConstraints runs before the first layout and again only when asked for`() {
    let probe = Probe()
    probe.layoutIfNeeded()
    probe.setNeedsLayout()
    probe.layoutIfNeeded()
    #expect(probe.updates == 1)
    probe.setNeedsUpdateConstraints()
    probe.layoutIfNeeded()
    #expect(probe.updates == 2)
  }

  @Test func `a view with a tag is found`() {
    views[1].tag = 7
    #expect(parent.viewWithTag(7) === views[1])
    #expect(parent.viewWithTag(8) == nil)
  }
}

private final class Probe: UIView {
  var calls: [String] = []
  var layouts = 0
  var updates = 0

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append("willMove superview \(newSuperview != nil)")
  }
  override func didMoveToSuperview() { calls.append("didMove superview \(superview != nil)") }
  override func willMove(toWindow newWindow: UIWindow?) { calls.append("willMove window \(newWindow != nil)") }
  override func didMoveToWindow() { calls.append("didMove window \(window != nil)") }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func updateConstraints() {
    super.updateConstraints()
    updates += 1
  }
}
