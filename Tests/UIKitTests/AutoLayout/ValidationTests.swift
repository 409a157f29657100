import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct ValidationTests {
  private let view = Box()
  private let parent = UIView()

  init() {
    parent.addSubview(view)
  }

  @Test func `a location against a number is refused`() {
    let made = constraint(.top, nil, .notAnAttribute)
    made.isActive = true
    #expect(!made.isActive)
    #expect(isReported { if case .locationEqualToConstant = $0 { true } else { false } })
  }

  @Test func `leading against left is refused`() {
    _ = constraint(.leading, parent, .left)
    #expect(isReported { if case .mixedDirections = $0 { true } else { false } })
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.left), (.width, .top), (.leading, .centerY),
  ])
  func `unlike attributes are refused`(pair: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)) {
    _ = constraint(pair.0, parent, pair.1)
    #expect(isReported { if case .invalidPairing = $0 { true } else { false } })
  }

  @Test func `a centre may be paired with either kind of side`() {
    _ = constraint(.centerX, parent, .leading)
    _ = constraint(.centerX, parent, .left)
    #expect(LayoutFailures.shared.exceptions.isEmpty)
  }

  @Test func `an infinite constant is refused`() {
    _ = view.widthAnchor.constraint(equalToConstant: .infinity)
    #expect(isReported { if case .constantNotFinite = $0 { true } else { false } })
  }

  @Test func `a huge constant is cut`() {
    #expect(view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).constant == 10_000_000)
  }

  @Test func `an active constraint cannot become required`() {
    let made = view.widthAnchor.constraint(equalToConstant: 5)
    made.priority = .defaultLow
    made.isActive = true
    made.priority = .required
    #expect(made.priority == .defaultLow)
    #expect(LayoutFailures.shared.exceptions == [.requiredPriorityChanged(from: 250, to: 1000)])
  }

  @Test func `a view cannot hold a constraint about a stranger`() {
    view.addConstraint(parent.widthAnchor.constraint(equalToConstant: 5))
    #expect(isReported { if case .hierarchyNotPrepared = $0 { true } else { false } })
  }

  @Test func `a view cannot be added to itself`() {
    view.addSubview(parent)
    #expect(LayoutFailures.shared.exceptions == [.viewAddedToItself(view: "UIView")])
  }

  @Test func `an empty constraint is harmless`() {
    NSLayoutConstraint().isActive = true
    #expect(LayoutFailures.shared.exceptions.isEmpty)
  }

  private func constraint(
    _ first: NSLayoutConstraint.Attribute, _ other: UIView?, _ second: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1, constant: 3)
  }

  private func isReported(_ matches: (LayoutException) -> Bool) -> Bool {
    LayoutFailures.shared.exceptions.count == 1 && LayoutFailures.shared.exceptions.contains(where: matches)
  }
}
