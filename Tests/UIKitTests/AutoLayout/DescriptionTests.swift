import Foundation
import Testing

@testable import UIKit

@Suite(.isolated) struct DescriptionTests {
  private let parent = UIView()
  private let a = Box()
  private let b = Box()

  init() {
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("A", "B")
    parent.accessibilityIdentifier = "P"
    parent.addSubview(a)
    parent.addSubview(b)
  }

  @Test func `constraints read as UIKit writes them`() {
    expect(a.widthAnchor.constraint(lessThanOrEqualToConstant: 300), "A.width <= 300")
    expect(a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.2), "A.height == 0.2*B.height")
    expect(a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -10), "A.trailing == B.trailing - 10")
    expect(b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5), "H:[A]-(5)-[B]   (LTR)")
    expect(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 16), "V:[A]-(>=16)-[B]")
    expect(a.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8), "V:|-(8)-[A]")
    expect(parent.bottomAnchor.constraint(equalTo: a.bottomAnchor), "V:[A]-(0)-|")
    expect(a.centerXAnchor.constraint(equalTo: parent.centerXAnchor), "A.centerX == P.centerX")
  }

  @Test func `a description says whether the constraint is active and what it is called`() {
    let made = a.widthAnchor.constraint(equalToConstant: 1.5)
    made.identifier = "thin"
    #expect(
      ConstraintDescription(made, naming: names).text == "<NSLayoutConstraint 'thin' A.width == 1.5   (inactive)>")
    #expect(made.description.hasPrefix("<NSLayoutConstraint:0x"))
  }

  @Test func `a superview in the text is named behind it`() {
    let made = a.topAnchor.constraint(equalTo: parent.topAnchor)
    made.isActive = true
    #expect(
      ConstraintDescription(made, naming: names).text == "<NSLayoutConstraint V:|-(0)-[A]   (active, names: '|':P )>")
  }

  private let names = ItemNaming(name: { ($0 as? UIView)?.accessibilityIdentifier ?? "?" })

  private func expect(_ constraint: NSLayoutConstraint, _ body: String) {
    #expect(ConstraintDescription(constraint, naming: names).body == body)
  }
}
