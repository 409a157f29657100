import Foundation
import Testing

@testable import UIKit

struct ActivationOrderTests {
  @Test(arguments: 0..<10)
  func `the order of activation does not change a layout without ties`(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    NSLayoutConstraint.activate(tree.constraints)
    let expected = tree.frames
    var numbers = SeededNumbers(seed: seed &+ 1000)
    for order in 0..<10 {
      NSLayoutConstraint.deactivate(tree.constraints)
      NSLayoutConstraint.activate(tree.constraints.shuffled(using: &numbers))
      let worst = zip(tree.frames, expected).map { $0.distance(to: $1) }.max() ?? 0
      #expect(worst < 1e-6, "seed \(seed), order \(order): \(worst) points apart")
    }
  }

  @Test func `activating one by one gives what activating all at once gives`() {
    let (all, each) = (RandomTree(seed: 42), RandomTree(seed: 42))
    NSLayoutConstraint.activate(all.constraints)
    for constraint in each.constraints {
      constraint.isActive = true
      each.screen.layout()
    }
    #expect(zip(all.frames, each.frames).allSatisfy { $0.distance(to: $1) < 1e-6 })
  }

  @Test(arguments: [[100.0, 200], [200.0, 100]])
  func `the constraint activated first wins a tie`(widths: [Double]) {
    let screen = Screen()
    let box = Box()
    screen.map.addSubview(box)
    let wishes = widths.map { box.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    wishes.forEach { $0.priority = .defaultHigh }
    for wish in wishes { wish.isActive = true }
    screen.layout()
    #expect(abs(box.frame.width - widths[0]) < 1e-9)
  }
}
