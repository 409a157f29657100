package import Drawing

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
  /// Rows in at most `count` blocks of about the same length. Neighbours that agree in the caption's first part, before a comma,
  /// stay together.
  static func blocks(of rows: [Row], count: Int) -> [[Row]] {
    var blocks: [[Row]] = []
    let length = (rows.count + count - 1) / max(1, count)
    var placed = 0
    for group in groups(of: rows) {
      // The block in which the group's middle falls, were each block filled before the next.
      let block = min(count - 1, (placed * 2 + group.count - 1) / (length * 2))
      while blocks.count <= block { blocks.append([]) }
      blocks[block] += group
      placed += group.count
    }
    return blocks.filter { !$0.isEmpty }
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
