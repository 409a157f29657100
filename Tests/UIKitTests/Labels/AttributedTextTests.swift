import Drawing
import Testing
import UIKit

struct AttributedTextTests {
  private let distance: NSAttributedString = {
    let text = NSMutableAttributedString(
      string: "500", attributes: [.font: UIFont.systemFont(ofSize: 30, weight: .bold)])
    text.append(NSAttributedString(string: " m", attributes: [.foregroundColor: UIColor.red]))
    return text
  }()

  private func runs(of label: UILabel) -> [GlyphRun] {
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    var canvas = Canvas()
    label.paint(on: &canvas)
    return canvas.items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  @Test func `each part is set in its own font and colour`() {
    let label = UILabel()
    label.attributedText = distance
    #expect(runs(of: label).map(\.size) == [30, 17])
    #expect(runs(of: label).map(\.color) == [.black, Color(red: 1, green: 0, blue: 0)])
  }

  @Test func `the label is as high as the largest part`() {
    let label = UILabel()
    label.attributedText = distance
    #expect(abs(label.intrinsicContentSize.height - UIFont.systemFont(ofSize: 30).lineHeight) < 1)
  }

  @Test func `a plain text takes the parts' places`() {
    let label = UILabel()
    label.attributedText = distance
    label.text = "500 m"
    #expect(runs(of: label).count == 1)
  }

  @Test func `a font for the whole label takes the parts' places`() {
    let label = UILabel()
    label.attributedText = distance
    label.font = .systemFont(ofSize: 12)
    #expect(runs(of: label).map(\.size) == [12])
  }

  @Test func `space between lines counts in the height`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    label.numberOfLines = 0
    #expect(abs(label.intrinsicContentSize.height - 2 * label.font.lineHeight - 6) < 1)
  }

  @Test func `space between letters counts in the width`() {
    let label = UILabel()
    label.text = "abc"
    let plain = label.intrinsicContentSize.width
    label.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 4.0])
    #expect(label.intrinsicContentSize.width >= plain + 8)
  }

  @Test func `offsets hold for letters of several bytes`() {
    let text = NSMutableAttributedString(string: "Größe 🚗 ")
    text.append(NSAttributedString(string: "10", attributes: [.foregroundColor: UIColor.red]))
    let label = UILabel()
    label.attributedText = text
    #expect(runs(of: label).filter { $0.color.red == 1 }.map(\.text) == ["10"])
  }
}
