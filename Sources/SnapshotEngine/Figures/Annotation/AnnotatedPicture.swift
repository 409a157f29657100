package import Drawing
import Foundation
package import Typography

/// A picture with numbered marks on it, and beside or below it a legend of what they mean.
package struct AnnotatedPicture {
  package var picture: DisplayList
  package var marks: [PictureMark]
  package var title: String
  package var subtitle: String

  package init(picture: DisplayList, marks: [PictureMark], title: String = "", subtitle: String = "") {
    (self.picture, self.marks, self.title, self.subtitle) = (picture, marks, title, subtitle)
  }

  private static let margin: CGFloat = 24
  private static let legendWidth: CGFloat = 320
  private static let legendSpacing: CGFloat = 28

  /// The sheet, at the picture's scale. The legend stands on the side where lines of the language end; below pictures
  /// that are wider than high.
  package func displayList(_ typesetter: FigureTypesetter) throws(FontError) -> DisplayList {
    let isWide = picture.size.width > picture.size.height * 1.15
    let width = isWide ? max(picture.size.width, Self.legendWidth) : picture.size.width
    let legend = try Legend(
      entries, width: isWide ? width : Self.legendWidth,
      columns: isWide ? Int((width / Self.legendWidth).rounded(.down)) : 1, typesetter)
    let fullWidth = isWide || entries.isEmpty ? width : width + Self.legendSpacing + Self.legendWidth
    let heading = try FigureHeading(title: title, subtitle: subtitle, width: fullWidth, typesetter)
    let top = Self.margin + heading.height
    let isBeside = !isWide && !entries.isEmpty
    let isMirrored = typesetter.isRightToLeft
    let pictureX = Self.margin + (isBeside && isMirrored ? Self.legendWidth + Self.legendSpacing : 0)
    let legendPoint = CGPoint(
      x: !isBeside || isMirrored ? Self.margin : Self.margin + width + Self.legendSpacing,
      y: isBeside ? top : top + picture.size.height + Self.legendSpacing)
    let below = isWide && !entries.isEmpty ? Self.legendSpacing + legend.size.height : 0
    let height = isBeside ? max(picture.size.height, legend.size.height) : picture.size.height + below
    return DisplayList(
      size: CGSize(width: fullWidth + Self.margin * 2, height: (top + height + Self.margin).rounded(.up)),
      scale: picture.scale, background: FigureColors.paper,
      items: heading.items(at: CGPoint(x: Self.margin, y: Self.margin)) + [
        markedPicture(at: CGPoint(x: pictureX, y: top), marks: try markItems(typesetter)),
        .group(
          DisplayGroup(
            source: .init(name: "legend", type: "Legend"), items: try legend.items(at: legendPoint))),
      ])
  }

  private var entries: [Legend.Entry] {
    marks.reduce(into: [PictureMark]()) { distinct, mark in
      if !distinct.contains(where: { $0.number == mark.number }) { distinct.append(mark) }
    }.map { mark in
      Legend.Entry(sign: .badge("\(mark.number)", mark.tone.color), title: mark.title, detail: mark.detail)
    }
  }

  private func markedPicture(at point: CGPoint, marks: [DisplayItem]) -> DisplayItem {
    let frame = CGRect(origin: .zero, size: picture.size)
    return .group(
      DisplayGroup(
        transform: CGAffineTransform(translationX: point.x, y: point.y),
        items: [
          .group(
            DisplayGroup(
              source: .init(name: "picture", type: "Picture"), clip: .rectangle(frame),
              items: [.fill(.rectangle(frame), picture.background)] + picture.items)),
          .stroke(.rectangle(frame.insetBy(dx: -0.5, dy: -0.5)), StrokeStyle(width: 1), FigureColors.hairline),
          .group(DisplayGroup(source: .init(name: "marks", type: "Marks"), items: marks)),
        ]))
  }

  private func markItems(_ typesetter: FigureTypesetter) throws(FontError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for mark in marks { items += outline(of: mark) }
    for (mark, center) in zip(marks.filter { $0.rect != nil }, badgeCenters) {
      items += try NumberBadge(text: "\(mark.number)", color: mark.tone.color).items(center: center, typesetter)
    }
    return items
  }

  /// The part of a mark that is on the picture, never thinner than its line.
  private func visible(_ rect: CGRect) -> CGRect {
    let frame = CGRect(origin: .zero, size: picture.size).insetBy(dx: 1, dy: 1)
    let (left, top) = (Self.clamp(rect.minX, frame.minX, frame.maxX), Self.clamp(rect.minY, frame.minY, frame.maxY))
    return CGRect(
      x: left, y: top, width: Self.clamp(rect.maxX, left, frame.maxX) - left,
      height: Self.clamp(rect.maxY, top, frame.maxY) - top)
  }

  private static func clamp(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    min(max(value, lower), max(lower, upper))
  }

  private func outline(of mark: PictureMark) -> [DisplayItem] {
    guard let place = mark.rect else { return [] }
    let rect = visible(place)
    let path = RoundedRectangle(rect, radius: 3).path
    return [
      .fill(path, mark.tone.color.multiplyingAlpha(by: 0.08)),
      .stroke(path, StrokeStyle(width: 4, join: .round), Color.white.multiplyingAlpha(by: 0.85)),
      .stroke(path, mark.tone.line, mark.tone.color),
    ]
  }

  /// Where the badges' middles are, in the picture's points: at a corner of the outline where one is free.
  var badgeCenters: [CGPoint] {
    let reach = NumberBadge.reach
    // Half of a badge may hang over the picture's edge.
    var spots = FreeSpots(in: CGRect(origin: .zero, size: picture.size).insetBy(dx: -reach / 2, dy: -reach / 2), gap: 1)
    return marks.compactMap(\.rect).map { place in
      let rect = visible(place)
      // Most of a badge is outside of the outline, so that it leaves what begins in a corner legible.
      let corners = rect.insetBy(dx: -reach * 0.6, dy: -reach * 0.6)
      let candidates = [
        CGPoint(x: corners.minX, y: corners.minY), CGPoint(x: corners.maxX, y: corners.minY),
        CGPoint(x: corners.minX, y: corners.maxY), CGPoint(x: corners.maxX, y: corners.maxY),
        CGPoint(x: rect.midX, y: corners.minY), CGPoint(x: rect.midX, y: corners.maxY),
        CGPoint(x: rect.midX, y: rect.midY),
      ]
      let size = CGSize(width: reach * 2, height: reach * 2)
      // A picture full of badges has no free place; then they overlap.
      return spots.take(size, at: candidates).map { CGPoint(x: $0.midX, y: $0.midY) } ?? candidates[0]
    }
  }
}

extension PictureMark.Tone {
  var color: Color {
    switch self {
    case .note: FigureColors.callout
    case .warning: FigureColors.warning
    case .error: FigureColors.error
    }
  }

  fileprivate var line: StrokeStyle {
    switch self {
    case .note: StrokeStyle(width: 2, cap: .round, join: .round, dash: [0.01, 4])
    case .warning: StrokeStyle(width: 2, join: .round, dash: [7, 3])
    case .error: StrokeStyle(width: 2, join: .round)
    }
  }
}
