import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct AnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var clock: AnimationClock { .shared }

  @Test func `the model has the new value at once and the picture the old one`() {
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    #expect(view.center.x == 105)
    #expect(view.presentationGeometry.center.x == 5)
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 0.1291619), (0.5, 0.5), (0.75, 0.8708381), (1.0, 1.0)])
  func `by default things are slow at both ends`(time: Double, progress: Double) {
    #expect(abs(BezierCurve.easeInOut.progress(at: time) - progress) < 1e-6)
  }

  @Test func `a delay holds the old value`() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    clock.advance(by: 0.5)
    #expect(view.presentationAlpha == 1)
    clock.advance(by: 0.5)
    #expect(abs(view.presentationAlpha - 0.5) < 1e-9)
    clock.advance(by: 0.5)
    #expect(view.presentationAlpha == 0)
  }

  @Test func `completions run in order of their ends, never early`() {
    var order: [String] = []
    UIView.animate(withDuration: 0.4) {
      view.alpha = 0
    } completion: { _ in
      order.append("long")
    }
    UIView.animate(withDuration: 0.2) {
      view.center.x = 9
    } completion: { _ in
      order.append("short")
    }
    clock.advance(by: 0.19)
    #expect(order.isEmpty)
    clock.advance(by: 0.3)
    #expect(order == ["short", "long"])
    #expect(clock.isIdle)
  }

  @Test func `a completion may start the next animation`() {
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: 0.1) { view.alpha = 1 }
    }
    clock.advance(by: 0.15)
    #expect(abs(view.presentationAlpha - 0.5) < 1e-6)
    clock.settle()
    #expect(view.presentationAlpha == 1)
    #expect(abs(clock.now - 0.2) < 1e-9)
  }

  @Test func `an animation that takes over starts where the picture is`() {
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    clock.advance(by: 0.5)
    let before = view.presentationGeometry.center.x
    UIView.animate(withDuration: 1) { view.center.x = -50 }
    #expect(abs(view.presentationGeometry.center.x - before) < 1e-9)
    clock.settle()
    #expect(view.presentationGeometry.center.x == -50)
  }

  @Test func `a change outside of a block does not move`() {
    view.center.x = 50
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.center.x = 80 } }
    #expect(view.presentationGeometry.center.x == 80)
  }

  @Test func `a block that changes nothing completes at the next step`() {
    var isDone = false
    UIView.animate(withDuration: 5) {
    } completion: {
      isDone = $0
    }
    #expect(!isDone)
    clock.advance(by: 0)
    #expect(isDone)
  }

  @Test func `removing a moving view tells the completion that it did not finish`() {
    let parent = UIView()
    parent.addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    view.removeFromSuperview()
    clock.settle()
    #expect(finished == false)
  }

  @Test func `a constant alone does not move, a layout inside the block does`() {
    let screen = Screen()
    let box = Box(10, 10)
    screen.map.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: screen.map.topAnchor)
    top.isActive = true
    screen.layout()
    UIView.animate(withDuration: 1) { top.constant = 100 }
    screen.layout()
    #expect(box.presentationFrame.minY == 100)
    UIView.animate(withDuration: 1) {
      top.constant = 200
      screen.layout()
    }
    #expect(box.presentationFrame.minY == 100)
    #expect(box.frame.minY == 200)
  }

  @Test func `a spring overshoots, a damped one does not, and both arrive`() {
    let loose = SpringCurve(dampingRatio: 0.4, initialVelocity: 0, duration: 1)
    let damped = SpringCurve(dampingRatio: 1, initialVelocity: 0, duration: 1)
    let times = stride(from: 0.0, through: 1, by: 0.01)
    #expect(times.contains { loose.progress(at: $0) > 1.05 })
    #expect(times.allSatisfy { damped.progress(at: $0) <= 1 })
    #expect(loose.progress(at: 1) == 1)
    #expect(abs(loose.progress(at: 0.999) - 1) < 0.01)
  }

  @Test func `a nested block takes the outer duration`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
    }
    clock.advance(by: 0.5)
    #expect(abs(view.presentationAlpha - 0.5) < 1e-9)
  }

  @Test func `nothing is kept alive by an animation that is over`() {
    var view: UIView? = UIView()
    weak let gone = view
    UIView.animate(withDuration: 0.1) { [view] in
      view?.alpha = 0
    } completion: { [view] _ in
      view?.alpha = 1
    }
    view = nil
    #expect(gone != nil)
    AnimationClock.shared.settle()
    #expect(gone == nil)
  }

  @Test func `colours fade`() throws {
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    clock.advance(by: 0.5)
    let color = try #require(view.presentationBackground)
    #expect(abs(color.red - 0.5) < 1e-9)
  }
}
