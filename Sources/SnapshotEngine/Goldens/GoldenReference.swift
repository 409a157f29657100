/// What a picture is held against: its golden files and how exact they are taken.
package struct GoldenReference: Sendable, Hashable, Codable {
  /// The golden picture and the golden layout.
  package var picture, layout: String
  package var tolerance: SuiteTolerance
  /// What is not compared.
  package var masks: [SuiteMask.Area]
  /// Where the present files, a copy of the golden picture and the difference go, without extension.
  package var results: String
  /// Whether the present files are written although all is as recorded.
  package var keepsEqual: Bool

  package init(
    picture: String, layout: String, tolerance: SuiteTolerance = SuiteTolerance(), masks: [SuiteMask.Area] = [],
    results: String, keepsEqual: Bool = false
  ) {
    (self.picture, self.layout, self.tolerance, self.masks) = (picture, layout, tolerance, masks)
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
