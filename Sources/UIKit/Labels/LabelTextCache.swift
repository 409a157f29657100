import Foundation
import Typography

/// The settings of one label's text, so that measuring, aligning and painting set it once each.
struct LabelTextCache {
  private struct Key: Hashable {
    let paragraph: TextParagraph
    let width: CGFloat?
  }

  private var layouts: [Key: TextLayout] = [:]

  /// The paragraph within `width`, set now or before.
  mutating func layout(_ paragraph: TextParagraph, width: CGFloat?) -> TextLayout {
    let key = Key(paragraph: paragraph, width: width)
    if let known = layouts[key] { return known }
    if layouts.count >= 16 { layouts.removeAll() }
    let layout = TextSetting.layout(paragraph, width: width)
    layouts[key] = layout
    return layout
  }
}
