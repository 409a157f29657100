import Foundation
import Testing

import struct Drawing.CGVector

@testable import UIKit

@Suite(.isolated) struct KeyframeTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `keyframes run one after the other`() {
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 205 }
    }
    let positions = (0...4).map { _ in
      let x = view.presentationGeometry.center.x
      AnimationClock.shared.advance(by: 0.5)
      return x
    }
    #expect(zip(positions, [5.0, 55, 105, 155, 205]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a stopped animator leaves things where they look, and is told how it ended`() {
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    var end: UIViewAnimatingPosition?
    animator.addAnimations { view.center.x = 105 }
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    AnimationClock.shared.advance(by: 0.25)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    animator.stopAnimation(false)
    #expect(abs(view.center.x - 30) < 1e-9)
    #expect(!animator.isRunning && end == nil && AnimationClock.shared.isIdle)
    animator.finishAnimation(at: .current)
    #expect(end == .current)
  }

  @Test func `a spring's timing parameters give the curve of its damping and speed`() {
    let animator = UIViewPropertyAnimator(
      duration: 2,
      timingParameters: UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 3)))
    animator.addAnimations { view.center.x = 105 }
    animator.startAnimation()
    AnimationClock.shared.advance(by: 0.3)
    let spring = SpringCurve(dampingRatio: 0.5, initialVelocity: 3, duration: 2)
    #expect(abs(view.presentationGeometry.center.x - (5 + 100 * spring.progress(at: 0.15))) < 1e-9)
  }

  @Test func `a property animator runs when it is started and says when it ends`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    AnimationClock.shared.advance(by: 0.5)
    #expect(abs(view.presentationAlpha - 0.5) < 1e-9)
    #expect(animator.isRunning && end == nil)
    AnimationClock.shared.settle()
    #expect(!animator.isRunning && end == .end)
  }
}
