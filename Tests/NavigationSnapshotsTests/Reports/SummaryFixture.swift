import ImageComparison

@testable import SnapshotEngine

/// A verification with one case of every verdict.
enum SummaryFixture {
  static let problems: [CaseProblem] = [
    .scenarioFailed(.trapped(moment: "in showPrompt", signal: 4, detail: "Fatal error: <nil> & \"more\"")),
    .missingRender(reason: "no shard made it"), .unreadableGolden(path: "a/b.png", reason: "the PNG file is cut off"),
    .missingGolden(path: "golden/a,b/c.png"),
    .mixedGolden(path: "a/d.png"),
    .size(expected: .init(width: 3, height: 2), actual: .init(width: 3, height: 3)),
    .layout([
      LayoutChange(.constraint, "card", "card.top == map.top became card.top == map.top + 4"),
      LayoutChange(
        .frame, "card", "card moved 4 pt down", expected: .init(x: 0, y: 0, width: 1, height: 1),
        actual: .init(x: 0, y: 4, width: 1, height: 1)),
    ]),
    .pixels(
      PixelChange(
        Difference(
          pixelCount: 12, totalPixelCount: 100, maximumDelta: 9, bounds: .init(x: 1, y: 2, width: 3, height: 4)),
        shares: [.init(view: "roadName", isText: true, pixels: 12)])),
    .findings(["a | b"]),
  ]

  static let summary = VerificationSummary(suites: [
    SuiteSummary(
      name: "suite", folder: "golden/suite", planned: cases.map(\.name), cases: cases, unused: ["x.png"],
      environment: ["cairo is 1.18, recorded with 1.16"])
  ])

  private static let cases =
    problems.map { problem in
      CaseSummary(
        name: "phone/\(problem.kind.rawValue)", device: "phone", state: problem.kind.rawValue, verdict: problem.kind,
        problems: [problem], width: 100, height: 200, scale: 2)
    } + [CaseSummary(name: "phone/passed", device: "phone", state: "passed", verdict: .passed, goldenBytes: 4096)]
}
