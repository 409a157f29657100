import Foundation

/// Where the streets of the map's town run before the ground is bent: a grid with uneven steps.
nonisolated struct TownPlan: Sendable, Hashable {
  /// Eastings of the streets that run north, and northings of those that run east.
  let eastings, northings: [CGFloat]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    eastings = Self.steps(from: Self.area.minX, to: Self.area.maxX, through: 0, in: 128...178, &generator)
    northings = Self.steps(
      from: Self.area.minY, to: Self.area.maxY, through: Self.turnNorthing, in: 108...150, &generator)
  }

  /// What the town covers at least, so that no screen shows its edge.
  static let area = CGRect(x: -2700, y: -1500, width: 5400, height: 5100)

  /// What has houses: all that a camera near enough to draw them sees.
  static let builtArea = CGRect(x: -1900, y: -1000, width: 3800, height: 3600)

  /// The street where the route makes its first turn.
  static let turnNorthing: CGFloat = 268

  /// Which main road a street is, counted from the vehicle's own; nil for a side street.
  func avenue(ofEasting index: Int) -> Int? { avenue(index, of: eastings, through: 0) }
  func avenue(ofNorthing index: Int) -> Int? { avenue(index, of: northings, through: Self.turnNorthing) }

  /// The index of the street `steps` streets away from the one at `coordinate`.
  static func index(_ steps: Int, from coordinate: CGFloat, in streets: [CGFloat]) -> Int {
    (streets.firstIndex(of: coordinate) ?? 0) + steps
  }

  /// Where a point of the plan lies on the ground: the grid, gently bent, so that no street is a ruler's line.
  static func ground(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: x + 16 * sin(y / 240 + 0.4) + 7 * sin(y / 97 + x / 400) - 6.9,
      y: y + 20 * sin(x / 300) + 8 * sin(x / 131 + y / 350))
  }

  /// The ground points of a straight line of the plan.
  static func line(from start: CGPoint, to end: CGPoint) -> [CGPoint] {
    let count = max(1, Int((start.distance(to: end) / 36).rounded(.up)))
    return (0...count).map { step in
      let point = start.mixed(with: end, share: CGFloat(step) / CGFloat(count))
      return ground(point.x, point.y)
    }
  }

  private func avenue(_ index: Int, of streets: [CGFloat], through coordinate: CGFloat) -> Int? {
    let steps = index - Self.index(0, from: coordinate, in: streets)
    return steps % 3 == 0 ? steps / 3 : nil
  }

  private static func steps(
    from start: CGFloat, to end: CGFloat, through middle: CGFloat, in range: ClosedRange<Double>,
    _ generator: inout SeededGenerator
  ) -> [CGFloat] {
    var (below, above) = ([CGFloat](), [middle])
    while let last = above.last, last < end { above.append(last + generator.number(in: range).rounded()) }
    var next = middle
    while next > start {
      next -= generator.number(in: range).rounded()
      below.append(next)
    }
    return below.reversed() + above
  }
}
