import LayoutModel
import Testing
import UIKit

struct DynamicTypeTests {
  private func size(
    of font: UIFont, adjusts: Bool, in category: UIContentSizeCategory = .accessibilityExtraExtraExtraLarge
  ) -> CGFloat? {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let window = UIWindow(screen: UIScreen(traits: traits))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    label.text = "Arrive"
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    window.addSubview(label)
    return label.solvedText?.fontSize
  }

  @Test(arguments: [(UIContentSizeCategory.extraSmall, CGFloat(16)), (.large, 20), (.accessibilityExtraLarge, 30)])
  func `a scaled font follows the size that the user chose, up to its limit`(
    category: UIContentSizeCategory, size: CGFloat
  ) {
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
    #expect(self.size(of: font, adjusts: true, in: category) == size)
  }

  @Test func `a label follows the user's text size where it is told to`() {
    #expect(size(of: .preferredFont(forTextStyle: .body), adjusts: true) == 53)
    #expect(size(of: .preferredFont(forTextStyle: .body), adjusts: false) == 17)
  }

  @Test func `a font of no style keeps its size`() {
    #expect(size(of: .systemFont(ofSize: 17), adjusts: true) == 17)
  }

  @Test func `headlines are heavier than body text`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.pointSize == 17)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `a descriptor with bold traits gives a bold font`() throws {
    let plain = UIFont.preferredFont(forTextStyle: .footnote)
    let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    let bold = UIFont(descriptor: descriptor, size: 0)
    #expect(bold.pointSize == plain.pointSize)
    #expect(bold == .boldSystemFont(ofSize: plain.pointSize))
  }
}
