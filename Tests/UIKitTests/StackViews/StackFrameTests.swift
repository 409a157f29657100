import Foundation
import Testing
import UIKit

@MainActor
struct StackFrameTests {
  /// A stack pinned to a size in a view, laid out.
  private func layOut(
    _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    change(stack)
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    kept.append(root)
    return stack
  }

  private final class Kept { var roots: [UIView] = []; func append(_ view: UIView) { roots.append(view) } }
  private let kept = Kept()

  private func xs(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minX) }
  private func ys(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minY) }
  private func widths(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.width) }
  private func heights(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.height) }

  @Test func `a row is as large as its views and the spacing between them`() {
    let stack = layOut([SizedView(20, 10), SizedView(30, 20), SizedView(50, 30)]) { $0.spacing = 10 }
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 120, height: 30))
    #expect(xs(stack) == [0, 30, 70])
  }

  @Test func `a filled row stretches its views across`() {
    #expect(heights(layOut([SizedView(20, 10), SizedView(30, 20)], height: 60)) == [60, 60])
  }

  @Test func `in a filled row the view that hugs least takes what is left`() {
    let (one, other) = (SizedView(20, 10), SizedView(30, 10))
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(widths(layOut([one, other], width: 200)) == [20, 180])
  }

  @Test func `equal filling divides what the spacing leaves`() {
    let stack = layOut([SizedView(1, 1), SizedView(90, 1), SizedView(1, 1)], width: 320) { stack in
      stack.distribution = .fillEqually
      stack.spacing = 10
    }
    #expect(widths(stack) == [100, 100, 100])
  }

  @Test func `filling in proportion keeps natural sizes in relation`() {
    let stack = layOut([SizedView(20, 1), SizedView(60, 1)], width: 240) { $0.distribution = .fillProportionally }
    #expect(widths(stack) == [60, 180])
  }

  @Test func `equal spacing makes gaps alike`() {
    let stack = layOut([SizedView(20, 1), SizedView(30, 1), SizedView(50, 1)], width: 200) {
      $0.distribution = .equalSpacing
    }
    #expect(xs(stack) == [0, 70, 150])
    #expect(widths(stack) == [20, 30, 50])
  }

  @Test func `equal centring makes distances of centres alike`() {
    let stack = layOut([SizedView(20, 1), SizedView(40, 1), SizedView(20, 1)], width: 220) {
      $0.distribution = .equalCentering
    }
    #expect(stack.arrangedSubviews.map(\.center.x) == [10, 110, 210])
  }

  @Test func `spread rows are no longer than they must be`() {
    let stack = layOut([SizedView(20, 1), SizedView(30, 1), SizedView(50, 1)]) { stack in
      stack.distribution = .equalSpacing
      stack.spacing = 5
    }
    #expect(stack.frame.width == 110)
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [CGFloat(0), 0]), (.center, [25, 20]), (.bottom, [50, 40]),
    (.firstBaseline, [0, 0]), (.lastBaseline, [50, 40]),
  ])
  func `alignment places views across a high row`(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    let stack = layOut([SizedView(10, 10), SizedView(10, 20)], height: 60) { $0.alignment = alignment }
    #expect(ys(stack) == tops)
    #expect(heights(stack) == [10, 20])
  }

  @Test func `a centred row is as high as its highest view`() {
    #expect(layOut([SizedView(10, 10), SizedView(10, 24)]) { $0.alignment = .center }.frame.height == 24)
  }

  @Test func `a hidden view takes no room and its gap goes with it`() {
    let stack = layOut([SizedView(20, 10), SizedView(30, 90), SizedView(50, 30)]) { stack in
      stack.spacing = 10
      stack.arrangedSubviews[1].isHidden = true
    }
    #expect(stack.frame.size == CGSize(width: 80, height: 30))
    #expect(stack.arrangedSubviews[2].frame.minX == 30)
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
  func `hiding and showing leads back to the same frames`(distribution: UIStackView.Distribution) {
    let stack = layOut([SizedView(20, 10), SizedView(30, 20), SizedView(50, 30)], width: 300) { stack in
      stack.spacing = 10
      stack.distribution = distribution
    }
    let before = stack.arrangedSubviews.map(\.frame)
    stack.arrangedSubviews[1].isHidden = true
    stack.superview?.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame.maxX == 300)
    stack.arrangedSubviews[1].isHidden = false
    stack.superview?.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame) == before)
  }

  @Test func `a row reads from the right in right-to-left interfaces`() {
    let stack = layOut([SizedView(20, 10), SizedView(30, 10)], width: 50) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(xs(stack) == [30, 0])
  }

  @Test func `margins surround the views where asked`() {
    let stack = layOut([SizedView(20, 10)]) { stack in
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.frame.size == CGSize(width: 26, height: 14))
    #expect(stack.arrangedSubviews[0].frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test func `stacks nest`() {
    let row = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 10)])
    let stack = layOut([row, SizedView(80, 20)]) { stack in
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 4
    }
    #expect(stack.frame.size == CGSize(width: 80, height: 34))
    #expect(row.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test func `custom spacing moves what follows`() {
    let stack = layOut([SizedView(20, 10), SizedView(30, 10), SizedView(50, 10)]) { stack in
      stack.spacing = 10
      stack.setCustomSpacing(1, after: stack.arrangedSubviews[1])
    }
    #expect(xs(stack) == [0, 30, 61])
  }

  @Test func `a stack of wrapped text is as high as the text`() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 30)
    label.numberOfLines = 0
    let stack = layOut([label, SizedView(10, 10)], width: 120) { $0.axis = .vertical }
    #expect(label.frame.height > 100)
    #expect(stack.frame.height == label.frame.height + 10)
  }

  @Test func `an empty stack has no size`() {
    #expect(layOut([]).frame.size == .zero)
  }

  @Test func `labels of different sizes share a baseline`() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "b")
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 40))
    let stack = layOut([small, large]) { $0.alignment = .firstBaseline }
    #expect(abs(small.frame.minY + small.firstBaselineOffset - large.firstBaselineOffset) < 0.5)
    #expect(stack.frame.height == large.frame.height)
  }
}
