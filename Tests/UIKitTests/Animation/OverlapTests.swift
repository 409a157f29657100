import Foundation
import Testing

@testable import UIKit

/// Animations of the same view and property add up.
@Suite(.isolated) struct OverlapTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var clock: AnimationClock { .shared }

  private func move(to x: CGFloat, in seconds: Double, delay: Double = 0, _ options: UIView.AnimationOptions = []) {
    UIView.animate(withDuration: seconds, delay: delay, options: [.curveLinear, options]) { view.center.x = x }
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.9])
  func `what two animations still miss is added`(time: Double) {
    move(to: 105, in: 2)
    clock.advance(by: 1)
    move(to: 305, in: 1)
    clock.advance(by: time)
    let missing = -100 * (1 - (1 + time) / 2) - 200 * (1 - time)
    #expect(abs(view.presentationGeometry.center.x - (305 + missing)) < 1e-9)
  }

  @Test func `an animation there and back ends where it began, without a jump`() {
    move(to: 105, in: 1)
    clock.advance(by: 0.5)
    move(to: 5, in: 1)
    var last = view.presentationGeometry.center.x
    for _ in 0..<20 {
      clock.advance(by: 0.05)
      let x = view.presentationGeometry.center.x
      #expect(abs(x - last) <= 5.01)
      last = x
    }
    #expect(last == 5)
  }

  @Test func `beginning from the current state is what every animation does`() {
    move(to: 105, in: 1)
    clock.advance(by: 0.5)
    let before = view.presentationGeometry.center.x
    move(to: 205, in: 1, .beginFromCurrentState)
    #expect(view.presentationGeometry.center.x == before)
  }

  @Test func `a delayed animation does not hold up one that runs`() {
    move(to: 105, in: 1)
    move(to: 205, in: 1, delay: 2)
    clock.advance(by: 1)
    #expect(abs(view.presentationGeometry.center.x - 105) < 1e-9)
    clock.advance(by: 1.5)
    #expect(abs(view.presentationGeometry.center.x - 155) < 1e-9)
  }

  @Test func `different properties do not meet`() {
    move(to: 105, in: 1)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.alpha = 0 }
    clock.advance(by: 0.5)
    #expect(abs(view.presentationGeometry.center.x - 55) < 1e-9)
    #expect(abs(view.presentationAlpha - 0.75) < 1e-9)
  }

  @Test func `of two that end together the older one completes first`() {
    var order: [Int] = []
    for index in 0..<4 {
      UIView.animate(withDuration: 0.3) {
        view.center.x += 1
      } completion: { _ in
        order.append(index)
      }
    }
    clock.settle()
    #expect(order == [0, 1, 2, 3])
  }
}
