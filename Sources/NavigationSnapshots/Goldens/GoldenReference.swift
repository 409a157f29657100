/// What a picture is held against: its golden files and how exact they are taken.
package struct GoldenReference: Sendable, Hashable, Codable {
  /// The golden picture and the golden layout.
  package var picture, layout: String
  package var tolerance: ComparisonTolerance
  /// Where the present files, a copy of the golden picture and the difference go, without extension.
  package var results: String
  /// Whether the present files are written although all is as recorded.
  package var keepsEqual: Bool

  package init(
    picture: String, layout: String, tolerance: ComparisonTolerance = .exact, results: String,
    keepsEqual: Bool = false
  ) {
    (self.picture, self.layout, self.tolerance) = (picture, layout, tolerance)
    (self.results, self.keepsEqual) = (results, keepsEqual)
  }
}

/// The files that verifying leaves of one case.
package enum ResultFile: String, Sendable, Hashable, CaseIterable {
  case actual = "actual.png"
  case expected = "expected.png"
  case difference = "difference.png"
  case layout = "layout.json"

  package func path(after stem: String) -> String { "\(stem).\(rawValue)" }
}

/// How far a picture may be from its golden without a difference.
package struct ComparisonTolerance: Sendable, Hashable, Codable {
  /// Points that a frame's edge may be off.
  package var points: Double

  package init(points: Double = 0) {
    self.points = points
  }

  package static let exact = ComparisonTolerance()
}
