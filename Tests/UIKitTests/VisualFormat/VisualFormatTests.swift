import Foundation
import Testing
import UIKit

@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = SizedView(40, 20)
  private let b = SizedView(60, 30)

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private var views: [String: Any] { ["a": a, "b": b] }

  private func frames(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [CGRect] {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
    return [a.frame, b.frame]
  }

  private func xs(_ format: String, options: NSLayoutConstraint.FormatOptions = []) -> [CGFloat] {
    frames(format, "V:|[a]", "V:|[b]").map(\.minX)
  }

  @Test func `a bar is the superview's edge`() {
    #expect(xs("|[a][b]") == [0, 40])
  }

  @Test func `a dash is eight points between views and the margin at the superview`() {
    #expect(xs("H:|-[a]-[b]") == [8, 56])
  }

  @Test func `numbers are distances, with fractions and signs`() {
    #expect(xs("|-20-[a]-(-10)-[b]") == [20, 50])
  }

  @Test func `views hang on the superview's end too`() {
    #expect(xs("[a]-10-[b]-30-|") == [160, 210])
  }

  @Test func `sizes are set in parentheses`() {
    #expect(frames("|[a(100)]", "V:|[a(==50)]")[0].size == CGSize(width: 100, height: 50))
  }

  @Test func `a size can be another view's`() {
    #expect(frames("|[a(b)]", "V:|[a(b)]")[0].size == CGSize(width: 60, height: 30))
  }

  @Test func `metrics name numbers`() {
    let frames = frames("|-gap-[a(wide)]", metrics: ["gap": 12, "wide": 80.5])
    #expect(frames[0].minX == 12)
    #expect(abs(frames[0].width - 80.5) < 0.34)
  }

  @Test func `several predicates with relations and priorities hold together`() throws {
    let made = try NSLayoutConstraint.constraints("[a(>=70,<=100@200)]", views: views)
    #expect(made.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(made.map(\.constant) == [70, 100])
    #expect(made.map(\.priority.rawValue) == [1000, 200])
  }

  @Test func `a distance can have a relation and a priority`() throws {
    let made = try NSLayoutConstraint.constraints("[a]-(>=5@weak)-[b]", metrics: ["weak": 20], views: views)
    #expect(made.map(\.relation) == [.greaterThanOrEqual])
    #expect(made[0].priority == UILayoutPriority(20))
    #expect(made[0].firstItem === b)
  }

  @Test func `options align the views`() {
    _ = frames("V:|-7-[b]")
    #expect(frames("|[a][b]", options: .alignAllBottom).map(\.maxY) == [37, 37])
  }

  @Test func `a format can run from right to left`() {
    #expect(frames("|-10-[a]-5-[b]", options: .directionRightToLeft).map(\.maxX) == [290, 245])
  }

  @Test func `a format follows the reading direction`() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(frames("|-10-[a]-5-[b]").map(\.maxX) == [290, 245])
  }

  @Test func `guides take part as views do`() throws {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let made = try NSLayoutConstraint.constraints("|-5-[g]-5-[a]", views: ["g": guide, "a": a])
    #expect(made.count == 2)
    #expect(made[0].firstItem === guide)
  }

  @Test(arguments: [
    ("|-[a", 5, "']'"), ("|-[a]-(8", 9, "')'"), ("X:[a]", 1, "square brackets"), ("V[a]", 2, "':'"),
    ("[a]-[c]", 6, "c is not a key in the views"), ("[a]-gap-[b]", 5, "gap is not a key in the metrics"),
    ("[a(8@2000)]", 6, "at most 1000"), ("[a]-(=8)-[b]", 7, "'=='"), ("[a]|x", 5, "end after"), ("", 1, "a view"),
  ])
  func `what is wrong is told with its column`(format: String, column: Int, reason: String) {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(format, views: views)
    }
    #expect(error?.column == column)
    #expect(error?.reason.contains(reason) == true)
  }

  @Test func `views cannot be aligned along the direction they follow each other in`() {
    #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints("[a][b]", options: .alignAllLeading, views: views)
    }
  }

  @Test func `the error points at the place`() {
    let error = VisualFormatError(format: "|-[a", column: 5, reason: "Expected a ']' after the view")
    #expect(error.description.hasSuffix("|-[a\n    ^"))
  }
}
