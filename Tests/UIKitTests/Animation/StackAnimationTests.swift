import Foundation
import Testing

@testable import UIKit

/// Hiding and showing an arranged view inside an animation moves the views around it.
@Suite(.isolated) struct StackAnimationTests {
  private let screen = Screen()
  private let stack = UIStackView()
  private let first = Box(50, 40)
  private let second = Box(50, 20)

  init() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    screen.map.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.map.topAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.map.leadingAnchor),
    ])
    screen.layout()
  }

  private func animate(_ change: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      change()
      screen.layout()
    }
  }

  @Test func `the view below moves up while the hidden one shrinks, and stays in sight until the end`() {
    animate { first.isHidden = true }
    AnimationClock.shared.advance(by: 0.5)
    #expect(first.isHidden && !first.presentationIsHidden)
    #expect(abs(second.presentationFrame.minY - 20) < 1e-9)
    #expect(abs(first.presentationFrame.height - 20) < 1e-9)
    AnimationClock.shared.advance(by: 0.5)
    #expect(first.presentationIsHidden)
    #expect(second.presentationFrame.minY == 0)
  }

  @Test func `a view that is shown again grows from nothing`() {
    first.isHidden = true
    screen.layout()
    animate { first.isHidden = false }
    #expect(!first.presentationIsHidden)
    AnimationClock.shared.advance(by: 0.25)
    #expect(abs(first.presentationFrame.height - 10) < 1e-9)
    #expect(abs(second.presentationFrame.minY - 10) < 1e-9)
  }

  @Test func `hidden outside of an animation a view is gone at once`() {
    first.isHidden = true
    #expect(first.presentationIsHidden)
  }
}
