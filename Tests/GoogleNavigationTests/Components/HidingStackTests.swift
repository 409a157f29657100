import GoogleNavigation
import Testing
import UIKit

@Suite(.serialized) struct HidingStackTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  /// A stack at the right edge of a root, with three blocks and a height of its own.
  private func stack(
    _ position: GMSNavigationHidingStackPosition, _ alignment: GMSNavigationHidingStackViewAlignment, height: CGFloat
  ) -> (root: UIView, stack: GMSNavigationHidingStackView, height: NSLayoutConstraint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let stack = GMSNavigationHidingStackView(position: position, alignment: alignment)
    stack.arrangedSubviews = [block(40, 40), block(60, 40), block(50, 40)]
    root.addSubview(stack)
    let constraint = stack.heightAnchor.constraint(equalToConstant: height)
    NSLayoutConstraint.activate([
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      constraint,
    ])
    root.layoutIfNeeded()
    return (root, stack, constraint)
  }

  nonisolated static let positions: [(position: GMSNavigationHidingStackPosition, tops: [CGFloat])] = [
    (.top, [0, 48, 96]), (.bottom, [260, 212, 164]), (.center, [82, 130, 178]),
  ]

  @Test(arguments: positions)
  func `views gather at the stack's position`(row: (position: GMSNavigationHidingStackPosition, tops: [CGFloat])) {
    let (_, stack, _) = stack(row.position, .trailing, height: 300)
    #expect(stack.arrangedSubviews.map(\.frame.minY) == row.tops)
  }

  @Test func `the stack is as wide as its widest view`() {
    #expect(stack(.top, .trailing, height: 300).stack.frame == CGRect(x: 340, y: 0, width: 60, height: 300))
  }

  @Test func `views are aligned to a side`() {
    #expect(stack(.top, .leading, height: 300).stack.arrangedSubviews.map(\.frame.minX) == [0, 0, 0])
    #expect(stack(.top, .trailing, height: 300).stack.arrangedSubviews.map(\.frame.maxX) == [60, 60, 60])
  }

  nonisolated static let heights: [(height: CGFloat, hidden: [Bool])] = [
    (136, [false, false, false]), (135, [false, false, true]), (88, [false, false, true]), (87, [false, true, true]),
    (39, [true, true, true]),
  ]

  @Test(arguments: heights)
  func `what does not fit is hidden from the end`(row: (height: CGFloat, hidden: [Bool])) {
    #expect(stack(.bottom, .trailing, height: row.height).stack.arrangedSubviews.map(\.isHidden) == row.hidden)
  }

  @Test func `hidden views come back with the height`() {
    let (root, stack, height) = stack(.bottom, .trailing, height: 60)
    height.constant = 200
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.isHidden) == [false, false, false])
  }

  @Test func `spacing is eight points unless set`() {
    #expect(GMSNavigationHidingStackView(position: .top, alignment: .leading).spacing == 8)
  }

  @Test func `views that leave the list leave the stack, visible`() {
    let (_, stack, _) = stack(.bottom, .trailing, height: 60)
    let last = stack.arrangedSubviews[2]
    stack.arrangedSubviews = []
    #expect(last.superview == nil)
    #expect(!last.isHidden)
  }

  @Test func `a view that is added elsewhere is no longer arranged`() {
    let (root, stack, _) = stack(.top, .trailing, height: 300)
    let first = stack.arrangedSubviews[0]
    root.addSubview(first)
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `from right to left the leading side is the right one`() throws {
    for (alignment, isAtRight) in [(GMSNavigationHidingStackViewAlignment.leading, true), (.trailing, false)] {
      let screen = UIScreen(size: CGSize(width: 400, height: 800), direction: .rightToLeft)
      let window = UIWindow(screen: screen, safeAreaInsets: .zero)
      let stack = GMSNavigationHidingStackView(position: .top, alignment: alignment)
      stack.arrangedSubviews = [block(40, 40), block(60, 40)]
      window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        stack.topAnchor.constraint(equalTo: window.topAnchor), stack.heightAnchor.constraint(equalToConstant: 200),
      ])
      window.layoutIfNeeded()
      #expect(stack.frame == CGRect(x: 0, y: 0, width: 60, height: 200))
      #expect(stack.arrangedSubviews.map(\.frame.minX) == [isAtRight ? 20 : 0, 0])
    }
  }

  @Test(arguments: positions)
  func `spacing parts the views at every position, and takes room from what can show`(
    row: (position: GMSNavigationHidingStackPosition, tops: [CGFloat])
  ) {
    let (root, stack, _) = stack(row.position, .trailing, height: 136)
    stack.spacing = 20
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.isHidden) == [false, false, true])
    let (first, second) = (stack.arrangedSubviews[0].frame, stack.arrangedSubviews[1].frame)
    #expect(max(second.minY - first.maxY, first.minY - second.maxY) == 20)
    stack.spacing = 8
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.isHidden) == [false, false, false])
  }

  @Test(arguments: positions)
  func `any way of heights ends like the last height alone`(
    row: (position: GMSNavigationHidingStackPosition, tops: [CGFloat])
  ) {
    let seed: UInt64 = 0x5EED
    var generator = SeededNumbers(seed: seed)
    let (root, walked, height) = stack(row.position, .trailing, height: 300)
    for _ in 0..<20 {
      height.constant = CGFloat(Int.random(in: 0...200, using: &generator))
      root.layoutIfNeeded()
      let (_, fresh, _) = stack(row.position, .trailing, height: height.constant)
      #expect(walked.arrangedSubviews.map(\.isHidden) == fresh.arrangedSubviews.map(\.isHidden), "seed \(seed)")
      for (a, b) in zip(walked.arrangedSubviews, fresh.arrangedSubviews) {
        #expect(abs(a.frame.minY - b.frame.minY) < 1e-9 && a.frame.minX == b.frame.minX, "seed \(seed)")
      }
    }
  }
}

/// The same numbers for the same seed.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
