import Foundation
import Testing

@testable import SnapshotEngine

/// What is in the way of a run is told in one message, and nothing is lost.
struct HostileSurroundingsTests {
  private let suite: RecordedSuite

  init() throws { suite = try RecordedSuite() }

  /// With a stream closed, as some schedulers start programs.
  private func verify(closing stream: Int) throws -> Program.Run {
    try Program(wrapper: ["sh", "-c", "exec \"$@\" \(stream)>&-", "sh"]).run(["verify", suite.path, "--out", suite.out])
  }

  @Test func `a result that cannot be told is an error, a message that cannot is none`() throws {
    let picture = try FileOutput.read(suite.golden("active-guidance.png"))
    #expect(try verify(closing: 1).status == 2)
    #expect(try verify(closing: 2).status == 0)
    #expect(try FileOutput.read(suite.golden("active-guidance.png")) == picture)
    #expect(try VerificationSummary(path: suite.out).failures.isEmpty)
  }

  @Test func `a folder in a golden's place is told, and left alone`() throws {
    let golden = suite.golden("active-guidance.png")
    try FileManager.default.removeItem(atPath: golden)
    try FileOutput.makeFolder(golden + "/mine")
    let run = try suite.verify()
    #expect(run.output.contains("the golden cannot be read: '\(golden)': it is a folder"))
    let record = try Program().run(["record", suite.path])
    #expect(record.status == 2 && record.output == "navshot: cannot write '\(golden)': a folder is in its place")
    #expect(FileManager.default.fileExists(atPath: golden + "/mine"))
    #expect(suite.files("golden/sample").count == 4)
  }

  @Test func `a golden that is a link stays one`() throws {
    let (golden, elsewhere) = (suite.golden("active-guidance.png"), "\(suite.folder.path)/elsewhere.png")
    try FileManager.default.moveItem(atPath: golden, toPath: elsewhere)
    try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: elsewhere)
    try FileOutput.write("no picture", to: elsewhere)
    #expect(try Program().run(["record", suite.path]).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: golden) == elsewhere)
    #expect(try suite.verify().status == 0)
    // One that leads nowhere is replaced.
    try FileManager.default.removeItem(atPath: golden)
    try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: "\(suite.folder.path)/no/where.png")
    #expect(try Program().run(["record", suite.path]).status == 0)
    #expect(try suite.verify().status == 0)
  }

  @Test func `a device is written into, not replaced`() throws {
    let run = try suite.verify("--junit", "/dev/stdout")
    #expect(run.status == 0 && run.output.contains("<testsuites name=\"navshot\" tests=\"2\" failures=\"0\">"))
    #expect(try suite.verify("--junit", "/dev/null").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a file in the place of the report's folder is told once`() throws {
    try FileOutput.write("mine", to: suite.out)
    let run = try suite.verify()
    #expect(run.status == 2)
    #expect(run.output == "navshot: cannot write '\(suite.out)': a file is in the place of a folder")
  }

  @Test func `a picture that cannot be written is an error of the run, not of the picture`() throws {
    try suite.alterPixel(of: "active-guidance.png")
    try FileOutput.makeFolder("\(suite.out)/sample/iphone-se/active-guidance.actual.png")
    let run = try suite.verify()
    #expect(run.status == 2)
    #expect(run.output.contains("active-guidance.actual.png': a folder is in its place"))
  }
}
