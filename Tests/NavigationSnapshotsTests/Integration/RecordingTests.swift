import Foundation
import Testing

@testable import SnapshotEngine

/// Writing goldens: record, approve and prune.
struct RecordingTests {
  private let suite: RecordedSuite

  init() throws { suite = try RecordedSuite() }

  private func record(_ options: String...) throws -> Program.Run {
    try Program().run(["record", suite.path] + options)
  }

  /// When each golden was last written.
  private func moments() throws -> [String: Date] {
    try suite.files("golden/sample").reduce(into: [:]) { moments, name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(suite.path)/\(name)")
      moments[name] = attributes[.modificationDate] as? Date
    }
  }

  @Test func `recording again changes no byte, and tells the size of a picture`() throws {
    let before = try suite.folder.bytes("golden/sample/iphone-se/active-guidance.png")
    let run = try record()
    #expect(run.status == 0)
    #expect(run.output.contains("recorded 2 pictures of suite 'sample', "))
    #expect(run.output.hasSuffix("KB a picture"))
    #expect(try suite.folder.bytes("golden/sample/iphone-se/active-guidance.png") == before)
  }

  @Test func `missing goldens are recorded, others stay`() throws {
    try FileManager.default.removeItem(atPath: suite.golden("active-guidance.rtl.png"))
    let before = try moments()
    #expect(try record("--mode", "missing").output.contains("recorded 1 pictures"))
    let after = try moments()
    #expect(after["iphone-se/active-guidance.png"] == before["iphone-se/active-guidance.png"])
    #expect(after.count == 5)
  }

  @Test func `goldens that are not as drawn are recorded, others stay`() throws {
    try suite.alterPixel(of: "active-guidance.rtl.png")
    let before = try moments()
    #expect(try record("--mode", "failed").output.contains("recorded 1 pictures"))
    #expect(try moments()["iphone-se/active-guidance.png"] == before["iphone-se/active-guidance.png"])
    #expect(try suite.verify().status == 0)
  }

  @Test func `in CI goldens are recorded only where that is said`() throws {
    let program = Program(environment: ["CI": "true"])
    let run = try program.run(["record", suite.path])
    #expect(run.status == 2)
    #expect(run.output.contains("say --mode missing, failed or all"))
    #expect(try program.run(["record", suite.path, "--mode", "missing"]).status == 0)
  }

  @Test func `a suite whose delegate fails is not recorded`() throws {
    let matrix = #"{"delegate":"\#(Program.fixture("TrappingLayout"))","states":["active-guidance-prompt"]}"#
    _ = try suite.folder.write(matrix, to: "golden/broken/matrix.json")
    let run = try Program(environment: ["NAVSHOT_CACHE": suite.folder.path + "/cache"]).run(
      ["record", "\(suite.folder.path)/golden/broken"])
    #expect(run.status == 2)
    #expect(run.output.contains("suite 'broken' was not recorded"))
    #expect(suite.files("golden/broken") == ["matrix.json"])
  }

  @Test func `what a killed recording left is removed by the next`() throws {
    _ = try suite.folder.write("half", to: "golden/sample/.recording-999999999/iphone-se/active-guidance.png")
    _ = try suite.folder.write("half", to: "golden/sample/iphone-se/active-guidance.png.999999999.tmp")
    #expect(try record("--mode", "missing").status == 0)
    #expect(suite.files("golden/sample").count == 5)
  }

  /// As after a recording that was ended between the two.
  @Test(arguments: ["png", "layout.json"])
  func `a golden of which one file is of another recording is told as that`(file: String) throws {
    let other = RecordedSuite.matrix.replacing("active-guidance", with: "navigation-ready")
    _ = try suite.folder.write(other, to: "golden/other/matrix.json")
    #expect(try Program().run(["record", "\(suite.folder.path)/golden/other"]).status == 0)
    let stranger = "\(suite.folder.path)/golden/other/iphone-se/navigation-ready.\(file)"
    try FileOutput.write(FileOutput.read(stranger), to: suite.golden("active-guidance.\(file)"))
    let run = try suite.verify()
    #expect(run.status == 1)
    #expect(try suite.summary().cases[0].verdict == .mixedGolden)
    #expect(run.output.contains("'navshot record' writes both anew"))
    #expect(try record("--mode", "failed").status == 0)
    #expect(try suite.verify().status == 0)
  }

  @Test func `costs are kept where that is asked for`() throws {
    #expect(try record("--costs").status == 0)
    let costs = try JSONDecoder().decode(
      [String: Double].self, from: Data(suite.folder.bytes("golden/sample/costs.json")))
    #expect(costs.keys.sorted() == RecordedSuite.names)
    #expect(costs.values.allSatisfy { $0 > 0 })
  }

  @Test func `approving makes the present pictures the goldens`() throws {
    try suite.alterPixel(of: "active-guidance.png")
    try FileManager.default.removeItem(atPath: suite.golden("active-guidance.rtl.layout.json"))
    #expect(try suite.verify().status == 1)
    let run = try Program().run(["approve", suite.path, "--out", suite.out, "--only", "*.rtl"])
    #expect(run.output == "approved 1 picture")
    #expect(try suite.verify().output.contains("1 of 2 pictures differ"))
    #expect(try Program().run(["approve", suite.path, "--out", suite.out]).output == "approved 1 picture")
    #expect(try suite.verify().status == 0)
  }

  @Test func `approving needs a verification`() throws {
    let run = try Program().run(["approve", suite.path, "--out", suite.out])
    #expect(run.status == 2)
    #expect(run.output.contains("cannot read"))
  }

  @Test func `verify records on demand, and still tells what differed`() throws {
    try FileManager.default.removeItem(atPath: suite.golden("active-guidance.rtl.png"))
    #expect(try suite.verify("--record", "missing").status == 1)
    #expect(try suite.verify().status == 0)
  }

  @Test func `unused goldens are listed, and removed only on demand`() throws {
    _ = try suite.folder.write("old", to: "golden/sample/iphone-4/gone.png")
    #expect(try suite.verify().output.contains("1 golden file belongs to no case; 'navshot prune' lists it"))
    let dry = try Program().run(["prune", suite.path])
    #expect(dry.status == 1)
    #expect(dry.output.contains("golden/sample/iphone-4/gone.png"))
    #expect(suite.files("golden/sample").count == 6)
    let run = try Program().run(["prune", suite.path, "--delete"])
    #expect(run.status == 0)
    #expect(suite.files("golden/sample").count == 5)
    #expect(try Program().run(["prune", suite.path]).status == 0)
  }

  @Test func `goldens of a suite within a suite are its own`() throws {
    _ = try suite.folder.write(RecordedSuite.matrix, to: "golden/sample/inner/matrix.json")
    _ = try suite.folder.write("kept", to: "golden/sample/inner/iphone-se/active-guidance.png")
    let run = try Program().run(["prune", suite.path, "--delete"])
    #expect(run.status == 0, "\(run.output)")
    #expect(suite.files("golden/sample").contains("inner/iphone-se/active-guidance.png"))
  }

  @Test(arguments: ["golden/sample/matrix.json", "golden/sample/iphone-se/active-guidance.png", "out/summary.json"])
  func `a report is written over no golden and no part of the page`(file: String) throws {
    #expect(try suite.verify().status == 0)
    let before = try suite.folder.bytes(file)
    let run = try suite.verify("--junit", "\(suite.folder.path)/\(file)")
    #expect(run.status == 2)
    #expect(try suite.folder.bytes(file) == before)
  }

  /// A smaller sample of what `scripts/kill-record` does.
  @Test func `a recording that is killed leaves every golden whole`() throws {
    let names = suite.files("golden/sample").filter { $0.hasPrefix("iphone-se/") }
    let old = try names.map { try suite.folder.bytes("golden/sample/\($0)") }
    for name in names where name.hasSuffix(".png") { try suite.alterPixel(of: String(name.dropFirst(10))) }
    let altered = try names.map { try suite.folder.bytes("golden/sample/\($0)") }
    for seconds in ["0.2", "0.5", "0.8"] {
      _ = try Program(wrapper: ["timeout", "-s", "KILL", seconds]).run(["record", suite.path])
      for (index, name) in names.enumerated() {
        let bytes = try suite.folder.bytes("golden/sample/\(name)")
        #expect(bytes == old[index] || bytes == altered[index], "\(name) after \(seconds) s")
      }
    }
  }
}
