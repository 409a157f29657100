import Testing

@testable import SnapshotEngine

/// What a phone would not show as drawn is told, and kept out of goldens.
struct FindingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: [String]) throws -> Program.Run {
    try Program(environment: ["NAVSHOT_CACHE": folder.path + "/cache"]).run(arguments)
  }

  private func render(_ fixture: String, states: String) throws -> Program.Run {
    try run([
      "render", "--sources", Program.fixture(fixture), "--format", "json", "--out", folder.path + "/out", "--state",
      states,
    ])
  }

  private func suite(_ fixture: String, state: String) throws -> String {
    let matrix = #"{"delegate":"\#(Program.fixture(fixture))","states":["\#(state)"],"scale":0.5}"#
    _ = try folder.write(matrix, to: "golden/suite/matrix.json")
    return folder.path + "/golden/suite"
  }

  private func document(_ state: String) throws -> LayoutDocument {
    let path = folder.path + "/out/iphone-15/\(state).layout.json"
    return try LayoutDocument(text: try FileOutput.read(path), path: path)
  }

  private func lines(_ run: Program.Run, _ start: String) -> [Substring] {
    run.output.split(separator: "\n").filter { $0.hasPrefix(start) }
  }

  private static let exceptions = [
    "NSLayoutConstraint constant is not finite! <NSLayoutConstraint GMSMapView.width == 100   (inactive)>",
    "Unable to activate constraint with anchors <UIView.top> and <GMSMapView.top> because they have no common ancestor.",
    "Unable to parse constraint format: ",
    "Can't add a UIView to itself or to a view in it.",
    "Layout of UIWindow did not settle; views keep changing it.",
  ]

  @Test func `each exception is a finding of its picture, once`() throws {
    _ = try render("RaisingLayout", states: "active-guidance")
    let findings = try document("active-guidance").findings
    #expect(findings.map(\.rule) == Self.exceptions.map { _ in "layout-exception" })
    for (finding, start) in zip(findings, Self.exceptions) { #expect(finding.message.hasPrefix(start)) }
  }

  @Test func `each exception is told once with its picture, and the status is 1`() throws {
    let run = try render("RaisingLayout", states: "active-guidance")
    #expect(run.status == 1)
    for start in Self.exceptions { #expect(lines(run, "iphone-15/active-guidance: " + start).count == 1) }
  }

  @Test func `exceptions are not laid on later pictures`() throws {
    _ = try render("RaisingLayout", states: "active-guidance,navigation-ready")
    #expect(try document("navigation-ready").findings.isEmpty)
  }

  @Test func `a suite whose layout raises exceptions is not recorded`() throws {
    let run = try run(["record", suite("RaisingLayout", state: "active-guidance")])
    #expect(run.status == 1)
    #expect(lines(run, "iphone-15/active-guidance: Can't add a UIView").count == 1)
    #expect(folder.files.filter { $0.hasPrefix("golden/") } == ["golden/suite/matrix.json"])
  }

  @Test func `verifying tells exceptions with their picture, and the status is 1`() throws {
    let run = try run([
      "verify", suite("RaisingLayout", state: "active-guidance"), "--out", folder.path + "/out",
    ])
    #expect(run.status == 1)
    let summary = try VerificationSummary(path: folder.path + "/out")
    #expect(summary.cases.map(\.name) == ["iphone-15/active-guidance"])
    let findings = summary.cases.flatMap(\.problems).filter { $0.kind == .findings }.flatMap(\.lines)
    for start in Self.exceptions { #expect(findings.filter { $0.hasPrefix(start) }.count == 1) }
  }

  @Test func `missing glyphs and unknown symbols are told in every picture, and the status is 1`() throws {
    let run = try render("UnknownGlyphLayout", states: "navigation-ready,active-guidance")
    #expect(run.status == 1)
    for state in ["navigation-ready", "active-guidance"] {
      #expect(try document(state).findings.map(\.rule) == ["unknown-symbol", "missing-glyph"])
      #expect(lines(run, "iphone-15/\(state): there is no drawing of the symbol 'no.such.symbol'").count == 1)
      #expect(lines(run, "iphone-15/\(state): no font can draw U+E000 in ").count == 1)
    }
  }

  @Test func `a suite with missing glyphs is not recorded`() throws {
    let run = try run(["record", suite("UnknownGlyphLayout", state: "navigation-ready")])
    #expect(run.status == 1)
    #expect(lines(run, "iphone-15/navigation-ready: no font can draw U+E000 in ").count == 1)
  }

  @Test func `a contradiction is told in one line with its picture, and the status is 1`() throws {
    let run = try render("ContradictoryLayout", states: "navigation-ready")
    #expect(run.status == 1)
    #expect(lines(run, "iphone-15/navigation-ready: constraints contradict each other; given up: ").count == 1)
    let document = try document("navigation-ready")
    #expect(document.conflicts.count == 1)
    #expect(document.findings.isEmpty)
  }

  @Test func `a layout with a contradiction can be recorded and verified`() throws {
    let suite = try suite("ContradictoryLayout", state: "navigation-ready")
    #expect(try run(["record", suite]).status == 0)
    #expect(try run(["verify", suite, "--out", folder.path + "/out"]).status == 0)
  }

  @Test func `a matrix without devices is unreadable input`() throws {
    let matrix = try folder.write(#"{"devices":[]}"#, to: "golden/empty/matrix.json")
    #expect(try run(["record", matrix]).status == 2)
  }
}
