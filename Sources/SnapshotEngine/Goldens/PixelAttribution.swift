import Drawing
import ImageComparison

/// Tells for each pixel that differs which view it belongs to: the smallest one that is seen there.
struct PixelAttribution {
  /// The views with the most pixels first.
  let shares: [PixelChange.Share]

  /// - Parameters:
  ///   - before: the recorded layout, where it can be read. A view that moved counts at both places.
  ///   - after: the present layout.
  ///   - list: what the present layout's views paint; one that paints nothing owns no pixel.
  init(_ map: DifferenceMap, before: LayoutDocument?, after: LayoutDocument, list: DisplayList) {
    let painters = PaintingViews(in: list).names
    let present = Set(after.views.map(\.name))
    // Nobody knows what views that are gone have painted.
    let old = (before?.views ?? []).filter { painters.contains($0.name) || !present.contains($0.name) }
    let views = old + after.views.filter { painters.contains($0.name) }
    let areas = views.filter(\.isSeen).map { Area($0, scale: after.scenario.scale) }
    // Of two that are equal, the one that is painted last wins.
    let order = areas.indices.sorted { (areas[$0].size, -$0) < (areas[$1].size, -$1) }.map { areas[$0] }
    shares = Self.shares(Self.counts(map, among: order), of: order)
  }

  /// How many pixels each area has.
  private static func counts(_ map: DifferenceMap, among areas: [Area]) -> [Int] {
    var counts = [Int](repeating: 0, count: areas.count)
    var (row, candidates): (Int, [Int]) = (-1, [])
    for run in map.runs where run.kind == .different {
      if run.y != row {
        row = run.y
        candidates = areas.indices.filter { areas[$0].rows.contains(row) }
      }
      for column in run.columns {
        if let index = candidates.first(where: { areas[$0].columns.contains(column) }) { counts[index] += 1 }
      }
    }
    return counts
  }

  private static func shares(_ counts: [Int], of areas: [Area]) -> [PixelChange.Share] {
    var order: [String] = []
    var shares: [String: PixelChange.Share] = [:]
    for (area, count) in zip(areas, counts) where count > 0 {
      if shares[area.name] == nil { order.append(area.name) }
      shares[area.name, default: .init(view: area.name, isText: area.isText, pixels: 0)].pixels += count
    }
    let found = order.compactMap { shares[$0] }
    return found.indices.sorted { (-found[$0].pixels, $0) < (-found[$1].pixels, $1) }.map { found[$0] }
  }
}

/// The views that paint something themselves.
private struct PaintingViews {
  private(set) var names: Set<String> = []

  init(in list: DisplayList) { collect(list.items, of: nil) }

  private mutating func collect(_ items: [DisplayItem], of owner: String?) {
    for item in items {
      if case .group(let group) = item {
        collect(group.items, of: group.source?.name ?? owner)
      } else if let owner {
        names.insert(owner)
      }
    }
  }
}

/// A view's rectangle in pixels.
private struct Area {
  let name: String
  let isText: Bool
  let columns, rows: Range<Int>

  init(_ view: LayoutDocument.View, scale: Double) {
    (name, isText) = (view.name, view.text != nil && view.type.hasSuffix("Label"))
    // Antialiasing and overhanging glyphs reach a pixel further than the frame.
    func range(_ start: Double, _ length: Double) -> Range<Int> {
      let first = Int((start * scale).rounded(.down)) - 1
      return first..<max(first, Int(((start + length) * scale).rounded(.up)) + 1)
    }
    columns = range(view.frame.x, view.frame.width)
    rows = range(view.frame.y, view.frame.height)
  }

  var size: Int { columns.count * rows.count }
}

extension LayoutDocument.View {
  fileprivate var isSeen: Bool { isHidden != true && (opacity ?? 1) > 0 && frame.width > 0 && frame.height > 0 }
}
