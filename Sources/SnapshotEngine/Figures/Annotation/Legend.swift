import Drawing
import Foundation
import Typography

/// A list of what a picture's signs mean.
struct Legend {
  /// What an entry begins with.
  enum Sign: Hashable {
    case badge(String, Color)
    /// A small picture that fills the square it is given.
    case swatch(Swatch)
  }

  struct Entry: Hashable {
    var sign: Sign
    var title: String
    var detail = ""
  }

  private struct Block {
    let sign: Sign
    let texts: [SetText]

    var height: CGFloat { max(NumberBadge.radius * 2, texts.reduce(0) { $0 + $1.size.height }) }
  }

  private static let spacing: CGFloat = 12
  private static let columnSpacing: CGFloat = 28
  private static let textInset: CGFloat = NumberBadge.radius * 2 + 10

  let size: CGSize
  private let columns: [[Block]]
  private let columnWidth: CGFloat
  private let typesetter: FigureTypesetter

  /// Entries in one or more columns of `width` in all, read down the first column, then the next.
  init(_ entries: [Entry], width: CGFloat, columns count: Int = 1, _ typesetter: FigureTypesetter) throws(FontError) {
    self.typesetter = typesetter
    let count = max(1, min(count, entries.count))
    columnWidth = (width - CGFloat(count - 1) * Self.columnSpacing) / CGFloat(count)
    var blocks: [Block] = []
    for entry in entries {
      var texts: [SetText] = []
      let room = columnWidth - Self.textInset
      if !entry.title.isEmpty { texts.append(try typesetter.set(entry.title, .init(13, weight: 500), width: room)) }
      if !entry.detail.isEmpty {
        texts.append(try typesetter.set(entry.detail, .init(12, FigureColors.quietInk), width: room))
      }
      blocks.append(Block(sign: entry.sign, texts: texts))
    }
    columns = Self.balanced(blocks, columns: count)
    size = CGSize(width: width, height: columns.map(Self.height).max() ?? 0)
  }

  private static func height(of column: [Block]) -> CGFloat {
    column.reduce(0) { $0 + $1.height } + CGFloat(max(0, column.count - 1)) * spacing
  }

  /// Fills columns in order so that the highest is as low as can be.
  private static func balanced(_ blocks: [Block], columns count: Int) -> [[Block]] {
    let limits = blocks.indices.flatMap { start in
      blocks[start...].indices.map { height(of: Array(blocks[start...$0])) }
    }
    for limit in limits.sorted() {
      var columns: [[Block]] = [[]]
      for block in blocks {
        if !columns[columns.count - 1].isEmpty, height(of: columns[columns.count - 1] + [block]) > limit + 0.001 {
          columns.append([])
        }
        columns[columns.count - 1].append(block)
      }
      if columns.count <= count, columns.allSatisfy({ height(of: $0) <= limit + 0.001 }) { return columns }
    }
    return [blocks]
  }

  /// What draws the legend with its top left at `point`; from right to left the first column is the right one.
  func items(at point: CGPoint) throws(FontError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, column) in columns.enumerated() {
      let offset = CGFloat(index) * (columnWidth + Self.columnSpacing)
      let x = typesetter.isRightToLeft ? point.x + size.width - offset - columnWidth : point.x + offset
      var y = point.y
      for block in column {
        items += try self.items(of: block, in: CGRect(x: x, y: y, width: columnWidth, height: block.height))
        y += block.height + Self.spacing
      }
    }
    return items
  }

  private func items(of block: Block, in rect: CGRect) throws(FontError) -> [DisplayItem] {
    let isMirrored = typesetter.isRightToLeft
    let radius = NumberBadge.radius
    let sign = CGRect(
      x: isMirrored ? rect.maxX - radius * 2 : rect.minX, y: rect.minY, width: radius * 2, height: radius * 2)
    var items: [DisplayItem]
    switch block.sign {
    case .badge(let text, let color):
      items = try NumberBadge(text: text, color: color).items(
        center: CGPoint(x: sign.midX, y: sign.midY), typesetter)
    case .swatch(let swatch): items = swatch.items(in: sign)
    }
    // A single line stands beside the sign's middle.
    let textHeight = block.texts.reduce(0) { $0 + $1.size.height }
    var y = rect.minY + max(0, radius * 2 - textHeight) / 2
    for text in block.texts {
      let x = isMirrored ? rect.maxX - Self.textInset - text.size.width : rect.minX + Self.textInset
      items += text.items(at: CGPoint(x: x, y: y))
      y += text.size.height
    }
    return items
  }
}
