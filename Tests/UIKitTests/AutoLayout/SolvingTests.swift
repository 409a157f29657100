import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct SolvingTests {
  private let screen = Screen(safeArea: .zero, scale: 2)
  private let view = Box(100, 40)
  private var map: UIView { screen.map }

  init() {
    map.addSubview(view)
    activate(
      view.leadingAnchor.constraint(equalTo: map.leadingAnchor), view.topAnchor.constraint(equalTo: map.topAnchor))
  }

  @Test func `a natural size stands where nothing else says a size`() {
    screen.layout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `a changed natural size is read again`() {
    screen.layout()
    view.natural = CGSize(width: 60, height: UIView.noIntrinsicMetric)
    screen.layout()
    #expect(view.frame.width == 60)
  }

  @Test func `stronger hugging keeps the size where two views share a row`() {
    let other = Box(50, 40)
    map.addSubview(other)
    other.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    activate(
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor), other.topAnchor.constraint(equalTo: map.topAnchor),
      other.trailingAnchor.constraint(equalTo: map.trailingAnchor))
    screen.layout()
    #expect(other.frame.width == 50)
    #expect(view.frame.width == 340)
  }

  @Test func `weaker compression resistance gives way first`() {
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let other = Box(350, 40)
    map.addSubview(other)
    activate(
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor), other.topAnchor.constraint(equalTo: map.topAnchor),
      other.trailingAnchor.constraint(equalTo: map.trailingAnchor))
    screen.layout()
    #expect(view.frame.width == 40)
  }

  @Test func `priorities are compared exactly, not added up`() {
    let strong = view.widthAnchor.constraint(equalToConstant: 10)
    strong.priority = UILayoutPriority(751)
    let weak = (0..<20).map { _ in view.widthAnchor.constraint(equalToConstant: 100) }
    for constraint in weak { constraint.priority = .defaultHigh }
    NSLayoutConstraint.activate([strong] + weak)
    screen.layout()
    #expect(view.frame.width == 10)
  }

  @Test func `frames are rounded by their edges`() {
    activate(view.widthAnchor.constraint(equalToConstant: 100.3), view.heightAnchor.constraint(equalToConstant: 10.25))
    let next = Box(30.3, 10)
    map.addSubview(next)
    activate(
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor), next.topAnchor.constraint(equalTo: map.topAnchor))
    screen.layout()
    #expect(view.frame.width == 100.5)
    #expect(next.frame.minX == 100.5)
    #expect(next.frame.maxX == 130.5)
    #expect(view.frame.height == 10.5)
  }

  @Test func `constraints align the alignment rectangle`() {
    let shadowed = Inset()
    map.addSubview(shadowed)
    activate(
      shadowed.leadingAnchor.constraint(equalTo: map.leadingAnchor, constant: 20),
      shadowed.topAnchor.constraint(equalTo: map.topAnchor, constant: 20),
      shadowed.widthAnchor.constraint(equalToConstant: 100), shadowed.heightAnchor.constraint(equalToConstant: 50))
    screen.layout()
    #expect(shadowed.frame == CGRect(x: 15, y: 18, width: 110, height: 53))
  }

  @Test func `a view without text has its bottom for a last and its top for a first baseline`() {
    let other = Box(10, 10)
    map.addSubview(other)
    activate(
      other.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
      other.leadingAnchor.constraint(equalTo: map.leadingAnchor))
    screen.layout()
    #expect(other.frame.minY == 40)
  }

  @Test func `the distance between two anchors is a size`() {
    let other = Box(10, 10)
    map.addSubview(other)
    activate(
      other.topAnchor.constraint(equalTo: map.topAnchor),
      view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 25))
    screen.layout()
    #expect(other.frame.minX == 125)
  }

  @Test func `system spacing is eight points`() {
    let other = Box(10, 10)
    map.addSubview(other)
    activate(
      other.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2),
      other.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1))
    screen.layout()
    #expect(other.frame.origin == CGPoint(x: 116, y: 48))
  }

  @Test func `a view without a place is ambiguous and one with a place is not`() {
    let loose = Box(10, 10)
    map.addSubview(loose)
    loose.topAnchor.constraint(equalTo: map.topAnchor).isActive = true
    #expect(loose.hasAmbiguousLayout)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `two wishes of one priority are ambiguous`() {
    view.natural.width = UIView.noIntrinsicMetric
    for width in [50.0, 90.0] {
      let wish = view.widthAnchor.constraint(equalToConstant: width)
      wish.priority = UILayoutPriority(800)
      wish.isActive = true
    }
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `a fitting size is what the constraints inside come to, rounded up to pixels`() {
    let card = UIView()
    let content = Box(80.2, 33)
    card.addSubview(content)
    activate(
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10))
    map.addSubview(card)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100.5, height: 53))
    #expect(card.frame == .zero)
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 53))
  }

  @Test func `a relayout without a change does nothing`() {
    screen.layout()
    view.frame.origin.x = 77
    screen.layout()
    #expect(view.frame.origin.x == 77)
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }
}

private final class Inset: UIView {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 5, bottom: 1, right: 5) }
}
