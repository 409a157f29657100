import ImageComparison

/// As files write it: the kind, the sentences, and what belongs to the kind.
extension CaseProblem {
  private struct Form: Codable {
    var kind: VerdictKind
    var text: [String]
    var path, reason: String?
    var expected, actual: PixelSize?
    var changes: [LayoutChange]?
    var pixels: PixelChange?
    var failure: PictureFailure?

    init(_ problem: CaseProblem) {
      (kind, text) = (problem.kind, problem.lines)
      switch problem {
      case .scenarioFailed(let failure): self.failure = failure
      case .missingRender(let reason): self.reason = reason
      case .unreadableGolden(let path, let reason): (self.path, self.reason) = (path, reason)
      case .missingGolden(let path), .mixedGolden(let path): self.path = path
      case .size(let expected, let actual): (self.expected, self.actual) = (expected, actual)
      case .layout(let changes): self.changes = changes
      case .pixels(let change): pixels = change
      case .findings: break
      }
    }

    var problem: CaseProblem? {
      switch kind {
      case .scenarioFailed: failure.map(CaseProblem.scenarioFailed)
      case .missingRender: .missingRender(reason: reason ?? "")
      case .unreadableGolden: path.map { .unreadableGolden(path: $0, reason: reason ?? "") }
      case .missingGolden: path.map { .missingGolden(path: $0) }
      case .mixedGolden: path.map { .mixedGolden(path: $0) }
      case .size: expected.flatMap { expected in actual.map { .size(expected: expected, actual: $0) } }
      case .layout: changes.map(CaseProblem.layout)
      case .pixels: pixels.map(CaseProblem.pixels)
      case .findings: .findings(text)
      case .passed: nil
      }
    }
  }

  package init(from decoder: any Decoder) throws {
    let form = try Form(from: decoder)
    guard let problem = form.problem else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a '\(form.kind.rawValue)' lacks its values"))
    }
    self = problem
  }

  package func encode(to encoder: any Encoder) throws { try Form(self).encode(to: encoder) }
}
