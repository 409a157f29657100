import Drawing
import Foundation
import Rendering
import Testing

@testable import SnapshotEngine

/// Verifying a suite, from its matrix to its verdicts.
struct GoldenTests {
  private let suite: RecordedSuite

  init() throws { suite = try RecordedSuite() }

  private func verdicts() throws -> [VerdictKind] { try suite.summary().cases.map(\.verdict) }

  @Test func `a picture and a layout are recorded for each scenario, and nothing else`() {
    #expect(
      suite.files("golden/sample") == [
        "iphone-se/active-guidance.layout.json", "iphone-se/active-guidance.png",
        "iphone-se/active-guidance.rtl.layout.json", "iphone-se/active-guidance.rtl.png", "matrix.json",
      ])
  }

  @Test func `what was recorded verifies and leaves a report without pictures`() throws {
    let run = try suite.verify()
    #expect(run.status == 0)
    #expect(run.output.contains("suite 'sample': 2 pictures are as recorded"))
    #expect(suite.files("out") == ["index.html", "summary.json"])
    #expect(try verdicts() == [.passed, .passed])
  }

  @Test func `pictures that are as recorded are kept where that is asked for`() throws {
    #expect(try suite.verify("--keep-equal", "--only", "*.rtl").status == 0)
    let stem = "sample/iphone-se/active-guidance.rtl"
    #expect(
      suite.files("out")
        == ["index.html", "\(stem).actual.png", "\(stem).expected.png", "\(stem).layout.json", "summary.json"])
  }

  @Test func `one level of one pixel is found, and shown in the output folder only`() throws {
    try suite.alterPixel(of: "active-guidance.png")
    let before = suite.files("golden")
    let run = try suite.verify()
    #expect(run.status == 1)
    #expect(run.output.contains("pixels differ, by up to 1 levels, within 1×1 at (7, 10): 1 px in turnCard"))
    #expect(
      suite.files("out/sample/iphone-se") == [
        "active-guidance.actual.png", "active-guidance.difference.png", "active-guidance.expected.png",
        "active-guidance.layout.json",
      ])
    #expect(suite.files("golden") == before)
    #expect(try verdicts() == [.pixels, .passed])
  }

  @Test func `what an earlier run left is gone after one that passes`() throws {
    let golden = suite.golden("active-guidance.png")
    let bytes = try FileOutput.read(golden)
    try suite.alterPixel(of: "active-guidance.png")
    #expect(try suite.verify().status == 1)
    try FileOutput.write(bytes, to: golden)
    #expect(try suite.verify().status == 0)
    #expect(suite.files("out") == ["index.html", "summary.json"])
  }

  @Test func `other bytes of the same pixels are no difference`() throws {
    let bitmap = try PictureFile.read(suite.golden("active-guidance.png"))
    try FileOutput.write(
      PNGEncoder.encode(bitmap, comments: [.init(keyword: "Comment", text: "optimised")]),
      to: suite.golden("active-guidance.png"))
    #expect(try suite.verify().status == 0)
  }

  @Test func `a frame that moved is told in points`() throws {
    try suite.alterLayout(of: "active-guidance.layout.json") { document in
      let index = try #require(document.views.firstIndex { $0.name == "turnCard" })
      document.views[index].frame.height += 1
    }
    let run = try suite.verify()
    #expect(run.status == 1)
    #expect(run.output.contains("1 picture: turnCard shrank by 1 pt at the bottom"))
    #expect(try verdicts() == [.layout, .passed])
  }

  @Test func `a conflict that was not recorded is told`() throws {
    try suite.alterLayout(of: "active-guidance.layout.json") {
      $0.conflicts.append(.init(constraints: ["a", "b"], broken: "a"))
    }
    #expect(try suite.verify().output.contains("conflict no longer there: a"))
  }

  @Test func `a missing golden is told with the command that makes it`() throws {
    try FileManager.default.removeItem(atPath: suite.golden("active-guidance.rtl.png"))
    let run = try suite.verify()
    #expect(run.status == 1)
    #expect(run.output.contains("active-guidance.rtl.png' does not exist; it is still to be recorded"))
    #expect(try verdicts() == [.passed, .missingGolden])
  }

  @Test func `an unreadable layout is told apart from a difference`() throws {
    try FileOutput.write("{}", to: suite.golden("active-guidance.layout.json"))
    let run = try suite.verify()
    #expect(run.status == 1)
    #expect(run.output.contains("it is not a layout file of version"))
    #expect(try verdicts() == [.unreadableGolden, .passed])
  }

  @Test func `a damaged golden picture is a verdict, whatever is wrong with it`() throws {
    let whole = try FileOutput.read(suite.golden("active-guidance.png"))
    var flipped = whole
    flipped[whole.count / 2] ^= 0x10
    let (names, files) = (RecordedSuite.names, [Array(whole.prefix(whole.count / 3)), flipped])
    for (name, bytes) in zip(names, files) { try FileOutput.write(bytes, to: "\(suite.path)/\(name).png") }
    #expect(try suite.verify().status == 1)
    #expect(try verdicts() == [.unreadableGolden, .unreadableGolden])
    for (name, bytes) in zip(names, [[], Array("no picture".utf8)]) {
      try FileOutput.write(bytes, to: "\(suite.path)/\(name).png")
    }
    #expect(try suite.verify().status == 1)
    #expect(try verdicts() == [.unreadableGolden, .unreadableGolden])
  }

  @Test func `another size is told before pixels`() throws {
    try FileOutput.write(PNGEncoder.encode(.init(width: 3, height: 2)), to: suite.golden("active-guidance.png"))
    let run = try suite.verify()
    #expect(run.status == 1)
    #expect(run.output.contains("pixels, expected 3×2"))
    #expect(try verdicts() == [.size, .passed])
  }

  @Test func `a library of another version is named`() throws {
    try suite.alterLayout(of: "active-guidance.layout.json") { document in
      let index = try #require(document.manifest.libraries.firstIndex { $0.name == "cairo" })
      document.manifest.libraries[index].value = "0.9"
    }
    let run = try suite.verify()
    #expect(run.status == 0)
    #expect(run.output.contains("note: cairo is "))
    #expect(run.output.contains("recorded with 0.9"))
  }

  @Test func `a filter that fits no case is wrong usage`() throws {
    let run = try suite.verify("--only", "ipad*")
    #expect(run.status == 2)
    #expect(run.output.contains("none fits 'ipad*'; cases are named like iphone-se/active-guidance"))
  }

  @Test func `a suite that is not there is unreadable input`() throws {
    #expect(try Program().run(["verify", "\(suite.folder.path)/golden/nowhere"]).status == 2)
  }

  @Test func `two suites of one name have results of their own`() throws {
    _ = try suite.folder.write(RecordedSuite.matrix, to: "other/sample/matrix.json")
    let run = try Program().run(["verify", suite.path, "\(suite.folder.path)/other/sample", "--out", suite.out])
    #expect(run.status == 1)
    #expect(try suite.summary().suites.map(\.name) == ["golden-sample", "other-sample"])
    #expect(try verdicts() == [.passed, .passed, .missingGolden, .missingGolden])
  }

  @Test func `two shards joined give the same report as one run`() throws {
    try suite.alterPixel(of: "active-guidance.rtl.png")
    #expect(try suite.verify().status == 1)
    var statuses: [Int32] = []
    for index in 1...2 {
      let out = "\(suite.folder.path)/part-\(index)"
      statuses.append(try Program().run(["verify", suite.path, "--out", out, "--shard", "\(index)/2"]).status)
    }
    #expect(statuses.sorted() == [0, 1])
    let parts = ["\(suite.folder.path)/part-2", "\(suite.folder.path)/part-1"]
    let run = try Program().run(["report", "--merge"] + parts + ["--out", "\(suite.folder.path)/joined"])
    #expect(run.status == 1)
    #expect(suite.files("joined") == suite.files("out"))
    for file in suite.files("out") {
      #expect(try suite.folder.bytes("joined/\(file)") == suite.folder.bytes("out/\(file)"), "\(file)")
    }
  }

  @Test func `two pictures can be compared by themselves`() throws {
    let (first, second) = (suite.golden("active-guidance.png"), suite.golden("active-guidance.rtl.png"))
    #expect(try Program().run(["diff", first, first]).output == "identical")
    let run = try Program().run(["diff", first, second, "--output", "\(suite.folder.path)/strip.png"])
    #expect(run.status == 1)
    #expect(run.output.contains("pixels differ"))
    #expect(suite.folder.files.contains("strip.png"))
  }
}
