import Foundation
import Testing

@testable import UIKit

struct MirroringTests {
  @Test(arguments: 0..<100)
  func `a layout from right to left is the mirror image`(seed: UInt64) {
    let (tree, mirrored) = (RandomTree(seed: seed), RandomTree(seed: seed, direction: .rightToLeft))
    NSLayoutConstraint.activate(tree.constraints)
    NSLayoutConstraint.activate(mirrored.constraints)
    let frames = zip(zip(tree.boxes, tree.frames), zip(mirrored.boxes, mirrored.frames))
    for ((box, frame), (twin, image)) in frames {
      let width = tree.frame(ofParentOf: box).width
      var expected = frame
      expected.origin.x = width - frame.maxX
      #expect(expected.distance(to: image) < 1e-9, "seed \(seed): \(frame) became \(image) in \(width) points")
      #expect(abs(mirrored.frame(ofParentOf: twin).width - width) < 1e-9)
    }
  }

  @Test func `turning the interface around mirrors what is already laid out`() {
    let tree = RandomTree(seed: 7)
    NSLayoutConstraint.activate(tree.constraints)
    let before = tree.frames
    tree.screen.window.screen = UIScreen(size: tree.screen.window.bounds.size, scale: 3, direction: .rightToLeft)
    let after = tree.frames
    for (index, box) in tree.boxes.enumerated() {
      #expect(abs(after[index].minX + before[index].maxX - tree.frame(ofParentOf: box).width) < 1e-9)
    }
  }

  @Test func `left and right stay where they are`() {
    let screen = Screen(direction: .rightToLeft)
    let box = Box(40, 40)
    screen.map.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: screen.map.leftAnchor, constant: 12),
      box.topAnchor.constraint(equalTo: screen.map.topAnchor),
    ])
    screen.layout()
    #expect(box.frame.minX == 12)
  }
}

extension RandomTree {
  /// The superview's frame before rounding; the screen's where it is not a box.
  func frame(ofParentOf box: Box) -> CGRect {
    guard let parent = box.superview as? Box else { return screen.map.bounds }
    return screen.window.ownEngine?.localFrame(of: parent) ?? .null
  }
}
