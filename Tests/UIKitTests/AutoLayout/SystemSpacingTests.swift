import Foundation
import Testing

@testable import UIKit

struct SystemSpacingTests {
  @Test(arguments: [(1.0, 8.0), (2.0, 16.0), (0.5, 4.0)])
  func `siblings stand multiples of eight points apart`(multiplier: Double, expected: Double) {
    let screen = Screen()
    let (one, two) = (Box(40, 40), Box(40, 40))
    [one, two].forEach(screen.map.addSubview)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: screen.map.leadingAnchor),
      one.topAnchor.constraint(equalTo: screen.map.topAnchor),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: CGFloat(multiplier)),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: CGFloat(multiplier)),
    ])
    screen.layout()
    #expect(abs(two.frame.minX - one.frame.maxX - expected) < 1e-9)
    #expect(abs(two.frame.minY - one.frame.maxY - expected) < 1e-9)
  }

  @Test func `spacing goes the other way from right to left`() {
    let screen = Screen(direction: .rightToLeft)
    let (one, two) = (Box(40, 40), Box(40, 40))
    [one, two].forEach(screen.map.addSubview)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: screen.map.leadingAnchor),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
    ])
    screen.layout()
    #expect(abs(one.frame.minX - two.frame.maxX - 8) < 1e-9)
  }

  @Test func `baselines stand a line of the larger text apart`() {
    let screen = Screen()
    let (title, detail) = (UILabel(), UILabel())
    for (label, size) in [(title, 30.0), (detail, 14.0)] {
      label.text = "Text"
      label.font = .systemFont(ofSize: CGFloat(size))
      label.translatesAutoresizingMaskIntoConstraints = false
      screen.map.addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: screen.map.topAnchor),
      detail.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
    ])
    screen.layout()
    let upper = title.frame.maxY - title.lastBaselineOffset
    let lower = detail.frame.minY + detail.firstBaselineOffset
    #expect(abs(lower - upper - title.font.lineHeight) < 1)
  }
}
