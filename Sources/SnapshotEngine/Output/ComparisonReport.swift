import ImageComparison

/// A comparison in words, and as JSON.
struct ComparisonReport {
  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// The verdict, then each limit, then the largest regions.
  var text: String {
    guard let difference = comparison.difference else { return "\(comparison)" }
    let regions = difference.regions.prefix(Self.mostLines).map { "    \($0)" }
    let rest = difference.regionCount - regions.count
    return
      (["\(comparison)"] + difference.gates.map { "  \($0)" }
      + (regions.isEmpty ? [] : ["  regions: \(difference.regionCount)"] + regions)
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
    case .tolerated(let difference): Self.value(difference, verdict: "tolerated")
    case .different(let difference): Self.value(difference, verdict: "different")
    }
  }

  private static func value(_ difference: Difference, verdict: String) -> JSONText {
    .object([
      "verdict": .string(verdict),
      "differentPixels": .integer(difference.pixelCount),
      "antialiasedPixels": .integer(difference.antialiasedCount),
      "toleratedPixels": .integer(difference.toleratedCount),
      "comparedPixels": .integer(difference.totalPixelCount),
      "maximumDelta": .integer(difference.maximumDelta),
      "bounds": value(difference.bounds),
      "gates": .array(difference.gates.map(value)),
      "regionCount": .integer(difference.regionCount),
      "regions": .array(
        difference.regions.map {
          .object(["bounds": value($0.bounds), "differentPixels": .integer($0.pixelCount)])
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
