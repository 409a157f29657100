package import Drawing
import Foundation

/// A sheet of small drawings to look at side by side: a row with a caption for each state, a column for each look.
package struct SpecimenSheet: Sendable {
  package struct Column: Sendable, Hashable {
    package var title: String
    package var subtitle = ""
  }

  package struct Row: Sendable {
    package var caption: String
    /// One for each column, each on its own background; one that draws nothing is said to.
    package var pictures: [DisplayList]
  }

  /// What the sheet's files are called, without an ending.
  package var name: String
  package var title: String
  package var subtitle = ""
  package var columns: [Column]
  /// Rows one below the other, in blocks that stand side by side.
  package var blocks: [[Row]]

  package var rows: [Row] { blocks.flatMap(\.self) }
}

extension SpecimenSheet {
  /// Rows in at most `count` blocks of about the same height. Neighbours that agree in the caption's first part, before a
  /// comma, stay together.
  static func blocks(of rows: [Row], count: Int) -> [[Row]] {
    let groups = groups(of: rows)
    let heights = groups.map { $0.reduce(0) { $0 + $1.approximateHeight } }
    var room = heights.reduce(0, +) / CGFloat(max(1, count))
    while true {
      let blocks = filled(groups, heights, room: room)
      if blocks.count <= max(1, count) { return blocks }
      room += Row.spacing
    }
  }

  /// Each block filled as far as there is room before the next begins.
  private static func filled(_ groups: [[Row]], _ heights: [CGFloat], room: CGFloat) -> [[Row]] {
    var (blocks, left): ([[Row]], CGFloat) = ([], 0)
    for (group, height) in zip(groups, heights) {
      if blocks.isEmpty || height > left {
        blocks.append(group)
        left = room - height
      } else {
        blocks[blocks.count - 1] += group
        left -= height
      }
    }
    return blocks
  }

  private static func groups(of rows: [Row]) -> [[Row]] {
    rows.reduce(into: []) { groups, row in
      let isSameGroup = groups.last?.last.map { family(of: $0) == family(of: row) } ?? false
      if isSameGroup { groups[groups.count - 1].append(row) } else { groups.append([row]) }
    }
  }

  /// Rows without a comma in their caption are families of their own.
  private static func family(of row: Row) -> Substring {
    let parts = row.caption.split(separator: ",", maxSplits: 1)
    return parts.count == 2 ? parts[0] : row.caption[...]
  }
}

extension SpecimenSheet.Row {
  /// Points around a row's pictures, about.
  fileprivate static let spacing: CGFloat = 32

  fileprivate var approximateHeight: CGFloat { (pictures.map(\.size.height).max() ?? 0) + Self.spacing }
}
