import Foundation
import Testing
import UIKit

/// A view with a natural size.
final class SizedView: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor
struct StackConstraintTests {
  private func notes(_ views: [UIView], _ change: (UIStackView) -> Void = { _ in }) -> ConstraintNotes {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    stack.updateConstraintsIfNeeded()
    return ConstraintNotes(stack: stack)
  }

  private var three: [UIView] { [SizedView(20, 10), SizedView(30, 20), SizedView(50, 30)] }

  @Test func `a filling row is joined to the stack at its first and last view`() {
    #expect(
      notes(three).lines("UISV-canvas-connection") == [
        "|.leading == A.leading", "|.trailing == C.trailing", "|.top == A.top", "|.bottom == A.bottom",
      ])
  }

  @Test func `views follow each other at the stack's spacing`() {
    let notes = notes(three) { $0.spacing = 8 }
    #expect(notes.lines("UISV-spacing") == ["B.leading == A.trailing+8.0", "C.leading == B.trailing+8.0"])
  }

  @Test func `custom spacing holds for one gap only`() {
    let notes = notes(three) { stack in
      stack.spacing = 8
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    }
    #expect(notes.lines("UISV-spacing") == ["B.leading == A.trailing+20.0", "C.leading == B.trailing+8.0"])
  }

  @Test func `a hidden view has no length and both halves of one gap beside it`() {
    let notes = notes(three) { stack in
      stack.spacing = 8
      stack.arrangedSubviews[1].isHidden = true
    }
    #expect(notes.lines("UISV-hiding") == ["B.width == 0.0"])
    #expect(notes.lines("UISV-spacing") == ["B.leading == A.trailing+4.0", "C.leading == B.trailing+4.0"])
  }

  @Test func `a hidden view at an end takes its gap along`() {
    let notes = notes(three) { stack in
      stack.spacing = 8
      stack.arrangedSubviews[2].isHidden = true
    }
    #expect(notes.lines("UISV-spacing") == ["B.leading == A.trailing+8.0", "C.leading == B.trailing"])
  }

  @Test func `hiding a view later brings the constraints up to date`() {
    let stack = UIStackView(arrangedSubviews: three)
    stack.updateConstraintsIfNeeded()
    stack.arrangedSubviews[0].isHidden = true
    stack.updateConstraintsIfNeeded()
    #expect(ConstraintNotes(stack: stack).lines("UISV-hiding") == ["A.width == 0.0"])
  }

  @Test func `equal filling makes every width the first one's`() {
    #expect(
      notes(three) { $0.distribution = .fillEqually }.lines("UISV-fill-equally") == [
        "B.width == A.width", "C.width == A.width",
      ])
  }

  @Test func `filling in proportion counts the spacing and weakens from view to view`() {
    let notes = notes([SizedView(20, 10), SizedView(60, 10)]) { stack in
      stack.distribution = .fillProportionally
      stack.spacing = 20
    }
    #expect(
      notes.lines("UISV-fill-proportionally") == ["A.width == |.width*0.2 @999.0", "B.width == |.width*0.6 @998.0"])
  }

  @Test func `equal spacing measures guides from edge to edge`() {
    let notes = notes(three) { $0.distribution = .equalSpacing }
    #expect(
      notes.lines("UISV-distributing-edge") == [
        "g1.leading == A.trailing", "g1.trailing == B.leading", "g2.leading == B.trailing", "g2.trailing == C.leading",
      ])
    #expect(notes.lines("UISV-fill-equally") == ["g2.width == g1.width"])
  }

  @Test func `equal centring measures guides from centre to centre, weakly`() {
    let notes = notes(three) { $0.distribution = .equalCentering }
    #expect(notes.lines("UISV-fill-equally") == ["g2.width == g1.width @149.0"])
    #expect(notes.lines("UISV-distributing-edge").first == "g1.leading == A.centerX")
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func `spread views keep at least the spacing`(distribution: UIStackView.Distribution) {
    let notes = notes(three) { stack in
      stack.distribution = distribution
      stack.spacing = 5
    }
    #expect(notes.lines("UISV-spacing") == ["B.leading >= A.trailing+5.0", "C.leading >= B.trailing+5.0"])
    #expect(notes.lines("UISV-canvas-fit") == ["|.width == 0.0 @49.0"])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, ["A.top == B.top", "A.bottom == B.bottom"]),
    (.top, ["A.top == B.top"]), (.center, ["A.centerY == B.centerY"]), (.bottom, ["A.bottom == B.bottom"]),
    (.firstBaseline, ["A.firstBaseline == B.firstBaseline"]), (.lastBaseline, ["A.lastBaseline == B.lastBaseline"]),
  ])
  func `alignment ties views to the first one`(alignment: UIStackView.Alignment, lines: [String]) {
    #expect(notes([SizedView(1, 1), SizedView(1, 1)]) { $0.alignment = alignment }.lines("UISV-alignment") == lines)
  }

  @Test func `a row that is not filled is as thick as its thickest view`() {
    let notes = notes([SizedView(1, 1), SizedView(1, 1)]) { $0.alignment = .center }
    #expect(notes.lines("UISV-spanning-fit") == ["g1.height == 0.0 @51.0"])
    #expect(
      notes.lines("UISV-spanning-boundary") == [
        "g1.top <= A.top @999.5", "g1.bottom >= A.bottom @999.5", "g1.top <= B.top @999.5",
        "g1.bottom >= B.bottom @999.5",
      ])
  }

  @Test func `a column runs from top to bottom`() {
    let notes = notes([SizedView(1, 1), SizedView(1, 1)]) { $0.axis = .vertical }
    #expect(
      notes.lines("UISV-canvas-connection") == [
        "|.top == A.top", "|.bottom == B.bottom", "|.leading == A.leading", "|.trailing == A.trailing",
      ])
  }

  @Test func `a column can be spaced from baseline to baseline`() {
    let notes = notes([SizedView(1, 1), SizedView(1, 1)]) { stack in
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 24
    }
    #expect(notes.lines("UISV-spacing") == ["B.firstBaseline == A.lastBaseline+24.0"])
  }

  @Test func `views can be kept inside the margins`() {
    let notes = notes([SizedView(1, 1)]) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(
      notes.lines("UISV-canvas-connection") == [
        "|-.leading == A.leading", "|-.trailing == A.trailing", "|-.top == A.top", "|-.bottom == A.bottom",
      ])
  }

  @Test func `an empty stack has no length`() {
    #expect(notes([]).lines("UISV-canvas-fit") == ["|.width == 0.0 @49.0", "|.height == 0.0 @49.0"])
  }

  @Test func `changing a stack leaves no guide of the old arrangement`() {
    let stack = UIStackView(arrangedSubviews: three)
    stack.distribution = .equalSpacing
    stack.updateConstraintsIfNeeded()
    stack.distribution = .fill
    stack.updateConstraintsIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }
}
