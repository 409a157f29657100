import Drawing
import Testing
import UIKit

/// A label with room around its text, as apps write it.
private final class BadgeLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
  }
}

struct LabelDrawingTests {
  private func ink(_ label: UILabel) -> CGRect {
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 40)
    var canvas = Canvas()
    label.paint(on: &canvas)
    return canvas.items.reduce(CGRect.null) { box, item in
      if case .glyphs(let run) = item { box.union(run.path.controlBounds) } else { box }
    }
  }

  @Test func `a label that draws inside insets begins there`() {
    let badge = BadgeLabel()
    badge.text = "HHH"
    #expect(ink(badge).minX > 10)
    #expect(ink(badge).minX < 13)
  }

  @Test(arguments: ["Leave at the front desk and ring", "Leave at the front"])
  func `a right-aligned text ends at the right edge, cut or not`(text: String) {
    let label = UILabel()
    label.text = text
    label.textAlignment = .right
    #expect(ink(label).maxX > 156)
  }

  @Test func `natural alignment follows the view's direction`() {
    let label = UILabel()
    label.text = "Exit"
    #expect(ink(label).minX < 4)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(ink(label).maxX > 156)
  }
}
