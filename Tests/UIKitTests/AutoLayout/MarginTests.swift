import Foundation
import Testing

@testable import UIKit

struct MarginTests {
  private func filled(_ screen: Screen, _ change: (UIView) -> Void) -> (outer: Box, inner: Box) {
    let (outer, inner) = (Box(), Box())
    change(outer)
    screen.map.addSubview(outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: screen.map.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: screen.map.trailingAnchor),
      outer.topAnchor.constraint(equalTo: screen.map.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 200),
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
    ])
    screen.layout()
    return (outer, inner)
  }

  @Test func `margins are eight points, and the safe area on top of them`() {
    let (_, inner) = filled(Screen()) { _ in }
    #expect(inner.frame == CGRect(x: 8, y: 55, width: 374, height: 137))
  }

  @Test func `a view can ignore the safe area`() {
    let (_, inner) = filled(Screen()) { $0.insetsLayoutMarginsFromSafeArea = false }
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 374, height: 184))
  }

  @Test(arguments: [(UIUserInterfaceLayoutDirection.leftToRight, 30.0), (.rightToLeft, 10.0)])
  func `directional margins follow the direction`(direction: UIUserInterfaceLayoutDirection, left: Double) {
    let (_, inner) = filled(Screen(direction: direction)) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    }
    #expect(abs(inner.frame.minX - left) < 1e-9)
    #expect(abs(inner.frame.width - 350) < 1e-9)
  }

  @Test func `a change of margins moves what is aligned with them`() {
    let screen = Screen()
    let (outer, inner) = filled(screen) { _ in }
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 1, right: 20)
    screen.layout()
    #expect(inner.frame.minX == 20)
    #expect(abs(inner.frame.width - 350) < 1e-9)
  }

  @Test func `margins that preserve the superview's are at least as large`() {
    let screen = Screen()
    screen.map.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let (_, inner) = filled(screen) { $0.preservesSuperviewLayoutMargins = true }
    #expect(inner.frame.minX == 40)
    #expect(inner.frame.maxX == 350)
  }

  @Test func `margin attributes are the margin guide's edges`() {
    let screen = Screen()
    let box = Box()
    screen.map.addSubview(box)
    for attribute in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
      let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin, .bottom: .bottomMargin,
      ]
      NSLayoutConstraint(
        item: box, attribute: attribute, relatedBy: .equal, toItem: screen.map,
        attribute: margins[attribute] ?? attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    screen.layout()
    #expect(box.frame == screen.map.layoutMarginsGuide.layoutFrame)
  }
}
