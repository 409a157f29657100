package import ImageComparison

/// One thing that keeps a picture from being as it was recorded.
package enum GoldenProblem: Sendable, Hashable, CustomStringConvertible {
  case notMade(PictureFailure)
  case missingGolden(path: String)
  case unreadableGolden(path: String, reason: String)
  case size(expected: PixelSize, actual: PixelSize)
  case pixels(Difference)
  /// Each change of a frame, text or visibility.
  case layout([String])

  package var description: String {
    switch self {
    case .notMade(let failure): "not made: \(failure)"
    case .missingGolden(let path): "no golden: '\(path)' does not exist; 'navshot record' writes it"
    case .unreadableGolden(let path, let reason): "the golden cannot be read: '\(path)': \(reason)"
    case .size(let expected, let actual): "the picture is \(actual) pixels, expected \(expected)"
    case .pixels(let difference): "\(difference)"
    case .layout(let changes): changes.joined(separator: "\n    ")
    }
  }
}

/// What verifying one scenario came to.
package struct GoldenVerdict: Sendable, Hashable {
  package var scenario: Scenario
  /// Empty where all is as recorded.
  package var problems: [GoldenProblem]
  /// What differs between the libraries and fonts now and those recorded with.
  package var manifestChanges: [String] = []
}
