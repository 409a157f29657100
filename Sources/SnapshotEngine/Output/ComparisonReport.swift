import ImageComparison

/// A comparison in words, and as JSON.
struct ComparisonReport {
  private let comparison: Comparison
  /// The groups of different pixels, the largest first.
  private let regions: [DifferenceRegion]

  init(_ comparison: Comparison, regions: [DifferenceRegion] = []) {
    (self.comparison, self.regions) = (comparison, regions)
  }

  /// The verdict, then each limit, then the largest regions.
  var text: String {
    guard let difference = comparison.difference else { return "\(comparison)" }
    let shown = regions.prefix(Self.mostLines).map { "    \($0)" }
    let rest = regions.count - shown.count
    return
      (["\(comparison)"] + difference.gates.map { "  \($0)" }
      + (shown.isEmpty ? [] : ["  regions: \(regions.count)"] + shown)
      + (rest > 0 ? ["    and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  private static let mostLines = 8

  /// One object; `verdict` is `identical`, `tolerated`, `different` or `sizes`.
  var json: String {
    var document = value.document
    if document.hasSuffix("\n") { document.removeLast() }
    return document
  }

  private var value: JSONText {
    switch comparison {
    case .identical: .object(["verdict": .string("identical")])
    case .sizes(let expected, let actual):
      .object(["verdict": .string("sizes"), "expected": Self.value(expected), "actual": Self.value(actual)])
    case .tolerated(let difference): value(difference, verdict: "tolerated")
    case .different(let difference): value(difference, verdict: "different")
    }
  }

  private func value(_ difference: Difference, verdict: String) -> JSONText {
    .object([
      "verdict": .string(verdict),
      "differentPixels": .integer(difference.pixelCount),
      "antialiasedPixels": .integer(difference.antialiasedCount),
      "toleratedPixels": .integer(difference.toleratedCount),
      "comparedPixels": .integer(difference.totalPixelCount),
      "maximumDelta": .integer(difference.maximumDelta),
      "bounds": Self.value(difference.bounds),
      "gates": .array(difference.gates.map(Self.value)),
      "regionCount": .integer(regions.count),
      "regions": .array(
        regions.prefix(DifferenceMap.mostShownRegions).map {
          .object(["bounds": Self.value($0.bounds), "differentPixels": .integer($0.pixelCount)])
        }),
    ])
  }

  private static func value(_ gate: Gate) -> JSONText {
    .object([
      "name": .string(gate.name),
      "unit": .string(ComparisonGate.Unit(gate.measure).rawValue),
      "value": gate.measure == .share ? .exact(gate.value) : .integer(Int(gate.value)),
      "limit": gate.measure == .share ? .exact(gate.limit) : .integer(Int(gate.limit)),
      "passed": .bool(gate.isPassed),
    ])
  }

  private static func value(_ size: PixelSize) -> JSONText {
    .object(["width": .integer(size.width), "height": .integer(size.height)])
  }

  private static func value(_ rectangle: PixelRectangle) -> JSONText {
    .object([
      "x": .integer(rectangle.x), "y": .integer(rectangle.y), "width": .integer(rectangle.width),
      "height": .integer(rectangle.height),
    ])
  }
}
