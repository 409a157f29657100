import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct AutoresizingTests {
  nonisolated private static let cases: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 240)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 220, width: 30, height: 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 24.285714285714285, y: 20, width: 30, height: 40)),
  ]

  @Test(arguments: cases)
  func `a view follows its superview by its mask`(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.bounds.size = CGSize(width: 200, height: 300)
    expect(view.frame, expected)
  }

  @Test(arguments: cases)
  func `a view that constraints mention follows by the same rule`(mask: UIView.AutoresizingMask, expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.autoresizingMask = mask
    parent.addSubview(view)
    let follower = Box(5, 5)
    parent.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    follower.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    parent.layoutIfNeeded()
    parent.bounds.size = CGSize(width: 200, height: 300)
    parent.layoutIfNeeded()
    expect(view.frame, expected, within: 0.34)
    #expect(abs(follower.frame.minX - expected.maxX) < 0.34)
    #expect(abs(follower.frame.minY - expected.maxY) < 0.34)
  }

  @Test func `setting the frame moves what hangs on it`() {
    let screen = Screen()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let follower = Box(5, 5)
    screen.map.addSubview(view)
    screen.map.addSubview(follower)
    follower.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    screen.layout()
    #expect(follower.frame.minX == 50)
    view.frame.size.width = 80
    screen.layout()
    #expect(follower.frame.minX == 80)
  }

  private func expect(_ frame: CGRect, _ other: CGRect, within tolerance: CGFloat = 1e-9) {
    for (one, two) in [
      (frame.minX, other.minX), (frame.minY, other.minY), (frame.width, other.width), (frame.height, other.height),
    ] {
      #expect(abs(one - two) <= tolerance)
    }
  }
}
