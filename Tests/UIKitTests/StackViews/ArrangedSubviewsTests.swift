import Testing
import UIKit

@MainActor
struct ArrangedSubviewsTests {
  @Test func `arranged views become subviews that constraints place`() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(view.superview === stack)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `adding an arranged view again moves it to the end`() {
    let (one, other) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, other])
    stack.addArrangedSubview(one)
    #expect(stack.arrangedSubviews == [other, one])
  }

  @Test func `inserting counts in arranged views`() {
    let (one, other, between) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, other])
    stack.insertArrangedSubview(between, at: 1)
    #expect(stack.arrangedSubviews == [one, between, other])
  }

  @Test func `a view no longer arranged stays a subview`() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.removeArrangedSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [view])
  }

  @Test func `a view taken out of the stack is no longer arranged`() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func `a view arranged by another stack leaves the first`() {
    let view = UIView()
    let (first, second) = (UIStackView(arrangedSubviews: [view]), UIStackView())
    second.addArrangedSubview(view)
    #expect(first.arrangedSubviews.isEmpty)
    #expect(second.arrangedSubviews == [view])
  }

  @Test func `custom spacing can be read and taken back`() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.setCustomSpacing(12, after: view)
    #expect(stack.customSpacing(after: view) == 12)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }
}
