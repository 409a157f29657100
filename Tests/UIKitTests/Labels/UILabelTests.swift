import LayoutModel
import Testing
import UIKit

struct UILabelTests {
  private func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func `a label without text has no size`() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test func `one line is one line high`() {
    let label = label("Leave at the front desk")
    #expect(abs(label.intrinsicContentSize.height - label.font.lineHeight) < 1)
    #expect(label.intrinsicContentSize.width > 100)
  }

  @Test func `natural sizes end on whole pixels`() {
    let size = label("Leave at the front desk").intrinsicContentSize
    let pixels = size.width * UIScreen.main.scale
    #expect(abs(pixels - pixels.rounded()) < 1e-6)
  }

  @Test func `many lines wrap at the preferred width`() {
    let label = label("Leave at the front desk, ring twice, wait for the porter", lines: 0)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.intrinsicContentSize.height > 3 * label.font.lineHeight)
  }

  @Test func `sizeThatFits wraps at the width given`() {
    let label = label("Leave at the front desk, ring twice", lines: 0)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)).height > 2 * label.font.lineHeight)
  }

  @Test func `what does not fit is said to be truncated`() {
    let label = label("Leave at the front desk")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
    #expect(label.solvedText?.isTruncated == true)
    label.frame.size.width = 400
    #expect(label.solvedText?.isTruncated == false)
  }

  @Test func `a shrinking label shrinks before it is cut`() throws {
    let label = label("Leave at the front desk")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width * 0.8, height: 21)
    let text = try #require(label.solvedText)
    #expect(!text.isTruncated)
    #expect(text.fontSize < 17 && text.fontSize > 12)
  }

  @Test func `a multi-line label is as high as the width it gets needs`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let label = label("Leave at the front desk, ring twice, wait for the porter", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 110),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 110)
    #expect(label.frame.height > 3 * label.font.lineHeight)
  }

  @Test func `text sizes follow the category`() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: largest) == 53)
  }

  @Test func `a clipped label cuts its text in the last line that shows`() throws {
    let label = label("Leave at the front desk, ring twice, wait for the porter", lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 2 * label.font.lineHeight)
    let text = try #require(label.solvedText)
    #expect(text.lineCount == 2)
    #expect(text.isTruncated)
  }
}
