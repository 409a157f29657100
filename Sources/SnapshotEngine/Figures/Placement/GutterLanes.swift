import Foundation

/// Puts dimension lines beside a picture into as few lanes as they need: lines of one lane do not touch.
struct GutterLanes {
  /// Which lane each line is in; 0 is nearest to the picture.
  let lanes: [Int]
  var count: Int { (lanes.max() ?? -1) + 1 }

  /// Shorter lines come nearer to the picture, as in technical drawings, so that none crosses another's end lines.
  init(_ spans: [ClosedRange<CGFloat>], gap: CGFloat = 6) {
    let order = spans.indices.sorted { first, second in
      let lengths = [first, second].map { spans[$0].upperBound - spans[$0].lowerBound }
      return (lengths[0], spans[first].lowerBound, CGFloat(first)) < (
        lengths[1], spans[second].lowerBound, CGFloat(second)
      )
    }
    var lanes = [Int](repeating: 0, count: spans.count)
    var taken: [[ClosedRange<CGFloat>]] = []
    for index in order {
      let wide = (spans[index].lowerBound - gap)...(spans[index].upperBound + gap)
      let lane = taken.firstIndex { !$0.contains { $0.overlaps(wide) } } ?? taken.count
      if lane == taken.count { taken.append([]) }
      taken[lane].append(spans[index])
      lanes[index] = lane
    }
    self.lanes = lanes
  }
}
