package import ImageComparison

/// What holding one case against its golden came to, in a word; the graver ones first.
package enum VerdictKind: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The delegate crashed, hung or could not be run.
  case scenarioFailed = "scenario-failed"
  /// There is no picture of this case although it was planned, for example because its shard is missing.
  case missingRender = "missing-render"
  case unreadableGolden = "unreadable-golden"
  case missingGolden = "missing-golden"
  /// The golden's picture and its layout are not of one recording.
  case mixedGolden = "mixed-golden"
  /// The picture has another size than the golden.
  case size
  /// Views, texts or constraints changed.
  case layout
  /// Only pixels changed.
  case pixels
  /// All is as recorded, but the picture has findings.
  case findings
  case passed

  /// How a list is headed, for example `12 layout changes`.
  package var title: String {
    switch self {
    case .scenarioFailed: "scenario failed"
    case .missingRender: "missing render"
    case .unreadableGolden: "unreadable golden"
    case .missingGolden: "missing golden"
    case .mixedGolden: "mixed golden"
    case .size: "size mismatch"
    case .layout: "layout"
    case .pixels: "pixels"
    case .findings: "findings"
    case .passed: "passed"
    }
  }

  /// The graver one is less.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether `approve` can take the present picture over: one was made, and it is not the recorded one.
  package var isApprovable: Bool {
    switch self {
    case .unreadableGolden, .missingGolden, .mixedGolden, .size, .layout, .pixels: true
    case .scenarioFailed, .missingRender, .findings, .passed: false
    }
  }
}

/// One thing that keeps a case from being as it was recorded.
package enum CaseProblem: Sendable, Hashable, Codable {
  case scenarioFailed(PictureFailure)
  case missingRender(reason: String)
  case unreadableGolden(path: String, reason: String)
  case missingGolden(path: String)
  case mixedGolden(path: String)
  case size(expected: PixelSize, actual: PixelSize)
  /// Changes of frames, texts and constraints, causes before what follows from them.
  case layout([LayoutChange])
  case pixels(PixelChange)
  /// What the picture's author has to put right.
  case findings([String])

  package var kind: VerdictKind {
    switch self {
    case .scenarioFailed: .scenarioFailed
    case .missingRender: .missingRender
    case .unreadableGolden: .unreadableGolden
    case .missingGolden: .missingGolden
    case .mixedGolden: .mixedGolden
    case .size: .size
    case .layout: .layout
    case .pixels: .pixels
    case .findings: .findings
    }
  }

  /// A line for each thing to say.
  package var lines: [String] {
    switch self {
    case .scenarioFailed(let failure): ["not made: \(failure)"]
    case .missingRender(let reason): ["no picture: \(reason)"]
    case .unreadableGolden(let path, let reason): ["the golden cannot be read: '\(path)': \(reason)"]
    case .missingGolden(let path): ["no golden: '\(path)' does not exist; it is still to be recorded"]
    case .mixedGolden(let path):
      [
        "the golden's picture and layout are not of one recording: '\(path)' names another layout; 'navshot record' writes both anew"
      ]
    case .size(let expected, let actual): ["the picture is \(actual) pixels, expected \(expected)"]
    case .layout(let changes): LayoutChange.summary(of: changes)
    case .pixels(let change): [change.description]
    case .findings(let messages): messages
    }
  }
}

/// A limit that a comparison held a value against.
package struct ComparisonGate: Sendable, Hashable, Codable, CustomStringConvertible {
  /// For example `pixels that differ`.
  package var name: String
  package var value: Double
  package var limit: Double
  /// What both numbers count.
  package var unit: Unit
  package var isPassed: Bool
  /// The gate in words, for example `different pixels: 12 > 0 ✗`.
  package var description: String

  package enum Unit: String, Sendable, Hashable, Codable {
    case pixels
    /// Of all compared pixels, 0...1.
    case share
    case points
  }

  init(pointsOff value: Double, limit: Double) {
    name = "points that a frame's edge is off"
    (self.value, self.limit, unit, isPassed) = (value, limit, .points, value <= limit)
    let sign = isPassed ? ("≤", "✓") : (">", "✗")
    description = "\(name): \(DecimalText.of(value)) \(sign.0) \(DecimalText.of(limit)) \(sign.1)"
  }

  init(_ gate: Gate) {
    (name, value, limit, unit) = (gate.name, gate.value, gate.limit, Unit(gate.measure))
    isPassed = gate.isPassed
    description = gate.description
  }
}

extension ComparisonGate.Unit {
  init(_ measure: Gate.Measure) {
    self = measure == .share ? .share : .pixels
  }
}

/// What holding one case against its golden came to.
package struct CaseVerdict: Sendable, Hashable, Codable {
  /// Empty where all is as recorded.
  package var problems: [CaseProblem]
  /// Every limit that pixels and frames were held against, passed ones too; empty where all was equal.
  package var gates: [ComparisonGate]
  /// What differs between the libraries and fonts now and those recorded with.
  package var manifestChanges: [String]
  /// The size of the golden picture's file.
  package var goldenBytes: Int?

  package init(
    problems: [CaseProblem] = [], gates: [ComparisonGate] = [], manifestChanges: [String] = [],
    goldenBytes: Int? = nil
  ) {
    (self.problems, self.gates) = (problems, gates)
    (self.manifestChanges, self.goldenBytes) = (manifestChanges, goldenBytes)
  }

  /// The gravest problem's kind.
  package var kind: VerdictKind { problems.map(\.kind).min() ?? .passed }

  /// The changes of the layout, where there are any.
  package var layoutChanges: [LayoutChange] {
    problems.flatMap { problem -> [LayoutChange] in if case .layout(let changes) = problem { changes } else { [] } }
  }

  package var pixelChange: PixelChange? {
    problems.compactMap { if case .pixels(let change) = $0 { change } else { nil } }.first
  }
}
