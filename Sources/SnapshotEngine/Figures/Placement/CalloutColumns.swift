import Foundation

/// Places labels in two columns beside a picture and leads a line from each to what it names, so that no two labels
/// touch and no two lines cross.
struct CalloutColumns {
  enum Side: String, Hashable, CaseIterable {
    case left, right
  }

  struct Item {
    /// What is named, in the picture's coordinates.
    var target: CGRect
    var labelSize: CGSize
    /// Where the author wants the label; nil leaves it to the target's place.
    var side: Side?
  }

  struct Placed: Hashable {
    var side: Side
    var label: CGRect
    /// Beside the label, at the height of its first line.
    var start: CGPoint
    /// On the target.
    var end: CGPoint
  }

  /// What the columns stand beside.
  let picture: CGRect
  /// Where labels of the left column end and those of the right column begin.
  let leftEdge, rightEdge: CGFloat
  /// From a label's top to where its line begins.
  let lineOffset: CGFloat
  /// Points between two labels.
  static let gap: CGFloat = 12

  /// The items' places, in their order.
  func placed(_ items: [Item]) -> [Placed] {
    let sides = sides(of: items)
    var result = items.indices.map { index in
      Placed(side: sides[index], label: .zero, start: .zero, end: end(of: items[index], side: sides[index]))
    }
    for side in Side.allCases {
      let members = items.indices.filter { sides[$0] == side }
      for (index, top) in zip(members, tops(of: members.map { (items[$0], result[$0].end) }, side: side)) {
        let size = items[index].labelSize
        let x = side == .left ? leftEdge - size.width : rightEdge
        result[index].label = CGRect(x: x, y: top, width: size.width, height: size.height)
        result[index].start = CGPoint(x: edge(side), y: top + lineOffset)
      }
    }
    return result
  }

  private func edge(_ side: Side) -> CGFloat { side == .left ? leftEdge : rightEdge }

  /// Without wishes, targets further left are named on the left, and both columns get about the same.
  private func sides(of items: [Item]) -> [Side] {
    var sides = items.map(\.side)
    let open = items.indices.filter { sides[$0] == nil }.sorted { first, second in
      (items[first].target.midX, items[first].target.midY, first)
        < (items[second].target.midX, items[second].target.midY, second)
    }
    let leftCount = sides.filter { $0 == .left }.count
    let half = min(max((items.count + 1) / 2 - leftCount, 0), open.count)
    for (place, index) in open.enumerated() { sides[index] = place < half ? .left : .right }
    return sides.map { $0 ?? .right }
  }

  /// On the target's edge, on the label's side; just beside targets that a dot would cover.
  private func end(of item: Item, side: Side) -> CGPoint {
    let inset: CGFloat = (1...100).contains(item.target.width) ? -3 : 0
    return CGPoint(
      x: side == .left ? item.target.minX + inset : item.target.maxX - inset, y: item.target.midY)
  }

  private typealias Member = (item: Item, end: CGPoint)

  /// The labels' tops. They are as near to their targets as they can be; where lines would cross, labels change places.
  private func tops(of members: [Member], side: Side) -> [CGFloat] {
    var order = members.indices.sorted {
      (members[$0].end.y, members[$0].end.x, $0) < (members[$1].end.y, members[$1].end.x, $1)
    }
    for _ in 0..<(members.count * members.count) {
      let tops = stacked(order.map { members[$0] })
      guard let (first, second) = crossing(order, tops, members, side) else { return restored(tops, order) }
      order.swapAt(first, second)
    }
    return slotted(members, order, side)
  }

  private func restored(_ tops: [CGFloat], _ order: [Int]) -> [CGFloat] {
    var result = tops
    for (place, index) in order.enumerated() { result[index] = tops[place] }
    return result
  }

  /// Two places whose lines cross.
  private func crossing(
    _ order: [Int], _ tops: [CGFloat], _ members: [Member], _ side: Side
  ) -> (Int, Int)? {
    for first in order.indices {
      for second in order.indices.dropFirst(first + 1) {
        let lines = [first, second].map { place in
          Segment(
            start: CGPoint(x: edge(side), y: tops[place] + lineOffset), end: members[order[place]].end)
        }
        if lines[0].crosses(lines[1]) { return (first, second) }
      }
    }
    return nil
  }

  /// Places of equal height that do not depend on which label is where. Changing the places of two labels whose lines
  /// cross makes the lines shorter in all, so that this comes to an end, without crossings.
  private func slotted(_ members: [Member], _ start: [Int], _ side: Side) -> [CGFloat] {
    var order = start
    let height = (members.map(\.item.labelSize.height).max() ?? 0) + Self.gap
    let top = picture.midY - height * CGFloat(members.count) / 2
    let tops = members.indices.map { top + CGFloat($0) * height }
    var rounds = 0
    while rounds < 10_000, let (first, second) = crossing(order, tops, members, side) {
      order.swapAt(first, second)
      rounds += 1
    }
    return restored(tops, order)
  }

  /// Labels below each other in the order given: each at its target's height, pushed apart evenly where they would
  /// overlap, and within the picture's height where they fit into it.
  private func stacked(_ members: [Member]) -> [CGFloat] {
    let total = members.reduce(0) { $0 + $1.item.labelSize.height } + CGFloat(max(0, members.count - 1)) * Self.gap
    let excess = max(0, total - picture.height)
    let bounds = (picture.minY - excess / 2)...(picture.maxY + excess / 2)
    var clusters: [Cluster] = []
    for member in members {
      var cluster = Cluster(top: member.end.y - lineOffset, height: member.item.labelSize.height, in: bounds)
      while let above = clusters.last, above.end + Self.gap > cluster.top {
        clusters.removeLast()
        cluster = Cluster(above, cluster, in: bounds)
      }
      clusters.append(cluster)
    }
    return clusters.flatMap(\.tops)
  }

  /// Labels that touch each other, at the height that suits them best on average.
  private struct Cluster {
    private var heights: [CGFloat]
    /// Where the cluster's top would be if it were up to each label alone.
    private var wishes: [CGFloat]
    private(set) var top: CGFloat

    var height: CGFloat { heights.reduce(0, +) + CGFloat(heights.count - 1) * CalloutColumns.gap }
    var end: CGFloat { top + height }

    init(top: CGFloat, height: CGFloat, in bounds: ClosedRange<CGFloat>) {
      (heights, wishes, self.top) = ([height], [top], top)
      settle(in: bounds)
    }

    init(_ above: Cluster, _ below: Cluster, in bounds: ClosedRange<CGFloat>) {
      heights = above.heights + below.heights
      wishes = above.wishes + below.wishes.map { $0 - above.height - CalloutColumns.gap }
      top = 0
      settle(in: bounds)
    }

    private mutating func settle(in bounds: ClosedRange<CGFloat>) {
      let wish = wishes.reduce(0, +) / CGFloat(wishes.count)
      top = max(bounds.lowerBound, min(wish, bounds.upperBound - height))
    }

    var tops: [CGFloat] {
      var (tops, next): ([CGFloat], CGFloat) = ([], top)
      for height in heights {
        tops.append(next)
        next += height + CalloutColumns.gap
      }
      return tops
    }
  }
}

/// A straight line between two points.
struct Segment: Hashable {
  var start, end: CGPoint

  /// Whether the two lines meet in a point that is inside both.
  func crosses(_ other: Segment) -> Bool {
    side(of: other.start) * side(of: other.end) < 0 && other.side(of: start) * other.side(of: end) < 0
  }

  /// -1, 0 or 1: on which side of the line a point lies.
  private func side(of point: CGPoint) -> Int {
    let product = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    return abs(product) < 1e-9 ? 0 : product < 0 ? -1 : 1
  }
}
