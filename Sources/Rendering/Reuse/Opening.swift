import Drawing
import Foundation

/// The part of a display list that is painted before its first words, with what it is painted on.
///
/// Words are what most pictures of a matrix differ by, so several of them begin with the same opening.
struct Opening: Hashable, Sendable {
  /// The opening alone, in the groups that it is in.
  let list: DisplayList
  /// Where the rest begins: an index into the items, then one into the items of the group there, and so on.
  let end: [Int]

  /// Nil where the list has no words, or where too little comes before them.
  init?(of whole: DisplayList) {
    guard let (items, end) = Self.split(whole.items), items.takesLong else { return nil }
    var list = whole
    list.items = items
    (self.list, self.end) = (list, end)
  }

  /// Nil where there are no words.
  private static func split(_ items: [DisplayItem]) -> (items: [DisplayItem], end: [Int])? {
    guard let index = items.firstIndex(where: \.hasWords) else { return nil }
    let before = Array(items[..<index])
    // What fades as one is painted as one; and the little that comes before words in their group belongs to them.
    guard case .group(var group) = items[index], group.opacity >= 1, let inner = split(group.items),
      inner.items.takesLong
    else { return (before, [index]) }
    group.source = nil
    group.items = inner.items
    return (before + [.group(group)], [index] + inner.end)
  }
}

extension DisplayItem {
  fileprivate var hasWords: Bool {
    switch self {
    case .glyphs: true
    case .group(let group): group.items.contains(where: \.hasWords)
    case .fill, .stroke, .shadow, .image: false
    }
  }
}

extension [DisplayItem] {
  /// Shorter paths are drawn about as fast as their pixels are copied.
  fileprivate var takesLong: Bool { pathElementCount >= 512 }

  private var pathElementCount: Int {
    reduce(0) { count, item in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): count + path.elements.count
      case .group(let group): count + group.items.pathElementCount
      case .shadow, .glyphs, .image: count
      }
    }
  }
}
