import Drawing
import Foundation
import Typography

/// A figure's or sheet's title and the line below it.
struct FigureHeading {
  private let lines: [SetText]
  private let width: CGFloat
  private let isMirrored: Bool
  /// With the space below; 0 where there are no words.
  let height: CGFloat

  init(
    title: String, subtitle: String = "", width: CGFloat, titleSize: CGFloat = 20, _ typesetter: FigureTypesetter
  ) throws(FontError) {
    var lines: [SetText] = []
    if !title.isEmpty { lines.append(try typesetter.set(title, .init(titleSize, weight: 700), width: width)) }
    if !subtitle.isEmpty {
      lines.append(
        try typesetter.set(subtitle, .init((titleSize * 0.68).rounded(), FigureColors.quietInk), width: width))
    }
    (self.lines, self.width, isMirrored) = (lines, width, typesetter.isRightToLeft)
    height = lines.isEmpty ? 0 : lines.reduce(0) { $0 + $1.size.height } + 2 * CGFloat(lines.count - 1) + 16
  }

  /// What draws the lines one below the other, from the side that they begin on.
  func items(at point: CGPoint) -> [DisplayItem] {
    var (items, y): ([DisplayItem], CGFloat) = ([], point.y)
    for line in lines {
      items += line.items(at: CGPoint(x: isMirrored ? point.x + width - line.size.width : point.x, y: y))
      y += line.size.height + 2
    }
    guard !items.isEmpty else { return [] }
    return [.group(DisplayGroup(source: .init(name: "heading", type: "Heading"), items: items))]
  }
}
