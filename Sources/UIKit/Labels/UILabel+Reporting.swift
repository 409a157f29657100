package import Drawing
package import Foundation
package import LayoutModel
import Typography

extension UILabel: Painting {
  package func paint(on canvas: inout Canvas) {
    canvas.add(contentsOf: DrawingContext.items { drawText(in: bounds) })
  }
}

extension UILabel: TextBearing {
  package var solvedText: SolvedText? {
    guard let text, !text.isEmpty else { return nil }
    let (layout, font) = setting(in: bounds.size)
    return SolvedText(
      string: text, fontSize: font.pointSize, lineCount: layout.lines.count,
      isTruncated: layout.isTruncated || layout.size.height > bounds.height + 1,
      missingGlyphs: layout.missingGlyphs.map(\.codePointName))
  }
}

extension UILabel: BaselineMeasuring {
  package var firstBaselineOffset: CGFloat { layout(width: measuredWidth, lines: numberOfLines).firstBaseline }

  package var lastBaselineOffset: CGFloat {
    let layout = layout(width: measuredWidth, lines: numberOfLines)
    return layout.size.height - layout.lastBaseline
  }

  package var baselineSpacing: CGFloat { ownFont.lineHeight }

  private var measuredWidth: CGFloat? {
    if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
    return numberOfLines == 1 || bounds.width == 0 ? nil : bounds.width
  }
}

extension UILabel: WidthDependentSizing {
  package func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return intrinsicContentSize }
    return CGSize(width: intrinsicContentSize.width, height: size(within: width).height)
  }
}
