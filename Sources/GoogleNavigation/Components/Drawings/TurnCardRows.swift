import Foundation

/// Sets the turn card's distance, road and "toward" rows so that no letter of one reaches into the next.
struct TurnCardRows {
  let turn: TurnContent
  let style: ComponentStyle

  /// Rows from the top down, and the space between two of them in points.
  nonisolated struct Fitted {
    var texts: [FittedText]
    var gap: CGFloat

    var height: CGFloat { texts.map(\.size.height).reduce(0, +) + gap * CGFloat(max(texts.count - 1, 0)) }

    /// Whether the ink of every row ends above the ink of the next.
    var isClear: Bool {
      zip(texts, texts.dropFirst()).allSatisfy { upper, lower in
        upper.ink.upperBound + 1 <= upper.size.height + gap + lower.ink.lowerBound
      }
    }
  }

  /// Full size and no gap where that is clear, as in Latin; scripts that reach far down spread out, then shrink.
  func fitted(in room: CGSize) -> Fitted {
    let full = Fitted(texts: rows(scale: 1, in: room), gap: 0)
    guard !full.isClear else { return full }
    var last = full
    for scale in stride(from: 1, through: 0.6, by: -0.05) {
      last = spread(rows(scale: scale, in: room), in: room)
      if last.isClear { break }
    }
    return last
  }

  private func spread(_ texts: [FittedText], in room: CGSize) -> Fitted {
    let spare = room.height - texts.map(\.size.height).reduce(0, +)
    return Fitted(texts: texts, gap: max(0, spare / CGFloat(max(texts.count - 1, 1))))
  }

  /// A road name that does not fit on one line takes the room of the smaller line under it.
  private func rows(scale: CGFloat, in room: CGSize) -> [FittedText] {
    let (sizes, colors) = (style.theme.fontSizes, style.theme.turnCard)
    let distance = style.text.tried(
      turn.distance, .init(size: sizes.distance * scale, weight: 700, color: colors.text), width: room.width)
    var look = TextFitter.Look(size: sizes.road * scale, weight: 500, color: colors.text, minimumScale: 0.75)
    let isShort = !style.text.tried(turn.road, look, width: room.width).isTruncated
    if !isShort { (look.maximumLines, look.minimumScale) = (2, 0.55) }
    let road = style.text.tried(turn.road, look, width: room.width, height: room.height - distance.size.height)
    let toward = (isShort ? turn.toward : nil).map {
      style.text.tried($0, .init(size: sizes.detail * scale, color: colors.detail), width: room.width)
    }
    return [distance, road] + [toward].compactMap(\.self)
  }
}
