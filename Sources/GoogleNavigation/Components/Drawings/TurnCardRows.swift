import Foundation

/// Sets the turn card's distance, road and "toward" rows so that no letter of one reaches into the next.
///
/// A road name shrinks, then takes two lines, then ends with an ellipsis. The "toward" row always stays: a name on two
/// lines makes all rows smaller instead.
struct TurnCardRows {
  let turn: TurnContent
  let style: ComponentStyle

  /// Rows from the top down, and the space between two of them in points.
  nonisolated struct Fitted {
    var texts: [FittedText]
    var gap: CGFloat
    /// Whether signs stand in the first row, which they fill from top to bottom.
    var hasSigns: Bool

    var height: CGFloat { texts.map(\.size.height).reduce(0, +) + gap * CGFloat(max(texts.count - 1, 0)) }

    var isTruncated: Bool { texts.contains(where: \.isTruncated) }

    /// Where each row begins below the top of the first.
    var tops: [CGFloat] {
      texts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.size.height + gap) }.dropLast()
    }

    /// Whether the ink of every row ends above the ink of the next.
    var isClear: Bool {
      texts.indices.dropFirst().allSatisfy { index in
        let upper = texts[index - 1]
        let signs = hasSigns && index == 1 ? upper.size.height - 1 : 0
        return max(upper.ink.upperBound, signs) + 1 <= upper.size.height + gap + texts[index].ink.lowerBound
      }
    }

    /// Whether rows of this height in the middle of a room keep all their ink in it.
    func isInside(_ height: CGFloat) -> Bool {
      guard let first = texts.first, let last = texts.last, let lastTop = tops.last else { return true }
      let top = (height - self.height) / 2
      return top + first.ink.lowerBound >= -1 && top + lastTop + last.ink.upperBound <= height + 1
    }
  }

  /// Full size and no gap where that is clear, as in Latin; scripts that reach far down spread out, then shrink.
  func fitted(in room: CGSize) -> Fitted {
    var last = Fitted(texts: [], gap: 0, hasSigns: false)
    for lines in [1, 2] {
      for scale in stride(from: 1, through: 0.6 / max(1, style.textScale), by: -0.05) {
        let texts = rows(lines: lines, scale: scale, in: room)
        for gap in [0, spareGap(texts, in: room)] {
          last = Fitted(texts: texts, gap: gap, hasSigns: hasSigns)
          if fits(last, in: room), !last.isTruncated { return last }
        }
        // A name that has no room on one line at its smallest does not get more by smaller rows around it.
        if lines == 1, last.isTruncated { break }
      }
    }
    return last
  }

  private var hasSigns: Bool { !turn.distance.isEmpty && !turn.signs.isEmpty }

  private func fits(_ rows: Fitted, in room: CGSize) -> Bool {
    rows.height <= room.height + 0.01 && rows.isClear && rows.isInside(room.height)
  }

  private func spareGap(_ texts: [FittedText], in room: CGSize) -> CGFloat {
    let spare = room.height - texts.map(\.size.height).reduce(0, +)
    return max(0, spare / CGFloat(max(texts.count - 1, 1)))
  }

  private func rows(lines: Int, scale: CGFloat, in room: CGSize) -> [FittedText] {
    let (header, text) = (style.header, style.text)
    var look = look(lines == 1 ? header.firstRow : header.secondRow, scale)
    look.maximumLines = lines
    look.minimumScale = lines == 1 ? Self.smallestOneLineRoad / (scale * style.textScale) : 1
    let road = text.tried(turn.road, look, width: room.width)
    // Where the name cannot grow with the user's text size, nothing around it does: it stays the largest.
    let around = road.fontSize < header.firstRow.size ? min(scale, 1 / max(1, style.textScale)) : scale
    return [distance(around, in: room.width), road, toward(around, in: room.width)].compactMap(\.self)
  }

  private func distance(_ scale: CGFloat, in width: CGFloat) -> FittedText? {
    guard !turn.distance.isEmpty else { return nil }
    let (value, unit) = (style.header.distanceValue, style.header.distanceUnits)
    var look = look(value, scale)
    look.unit = (unit.size * scale, unit.weight, unit.color)
    return style.text.tried(turn.distance, look, width: hasSigns ? width / 2 : width)
  }

  private func toward(_ scale: CGFloat, in width: CGFloat) -> FittedText? {
    turn.toward.map { toward in
      var look = look(style.header.conjunctions, scale)
      look.minimumScale = 0.75
      return style.text.tried(toward, look, width: width)
    }
  }

  /// The smallest share of its size that a road name takes on one line before it takes two.
  private static let smallestOneLineRoad: CGFloat = 0.68

  private func look(_ text: HeaderStyle.Text, _ scale: CGFloat) -> TextFitter.Look {
    .init(size: text.size * scale, weight: text.weight, color: text.color, isIsolated: true)
  }
}
