import Drawing
import Foundation
import Rendering
import Testing

@testable import NavigationSnapshots

/// Recording and verifying a suite, from its matrix to its verdicts.
struct GoldenTests {
  private let folder: TemporaryFolder
  private let suite: String

  /// A recorded suite of two small pictures.
  init() throws {
    folder = try TemporaryFolder()
    let matrix = #"{"devices":["iphone-se"],"states":["active-guidance"],"directions":["ltr","rtl"],"scale":0.5}"#
    suite = "\(folder.path)/golden/sample"
    _ = try folder.write(matrix, to: "golden/sample/matrix.json")
    let run = try Program().run(["record", suite])
    try #require(run.status == 0, "\(run.output)")
  }

  private func verify() throws -> Program.Run {
    try Program().run(["verify", suite, "--out", "\(folder.path)/out"])
  }

  private func golden(_ name: String) -> String { "\(suite)/iphone-se/\(name)" }

  private var differences: [String] {
    folder.files.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst("out/sample/iphone-se/".count)) }
  }

  @Test func `a picture and a layout are recorded for each scenario, and nothing else`() {
    #expect(
      folder.files == [
        "golden/sample/iphone-se/active-guidance.layout.json", "golden/sample/iphone-se/active-guidance.png",
        "golden/sample/iphone-se/active-guidance.rtl.layout.json", "golden/sample/iphone-se/active-guidance.rtl.png",
        "golden/sample/matrix.json",
      ])
  }

  @Test func `what was recorded verifies and leaves no files`() throws {
    let run = try verify()
    #expect(run.status == 0)
    #expect(run.output == "suite 'sample': 2 pictures are as recorded")
    #expect(differences.isEmpty)
  }

  @Test func `recording again changes no byte`() throws {
    let before = try folder.bytes("golden/sample/iphone-se/active-guidance.png")
    #expect(try Program().run(["record", suite]).status == 0)
    #expect(try folder.bytes("golden/sample/iphone-se/active-guidance.png") == before)
  }

  @Test func `one level of one pixel is found, and shown in the output folder only`() throws {
    var bitmap = try PictureFile.read(golden("active-guidance.png"))
    bitmap.pixels[4 * (bitmap.width * 10 + 7)] ^= 1
    try FileOutput.write(PNGEncoder.encode(bitmap), to: golden("active-guidance.png"))
    let before = folder.files.filter { $0.hasPrefix("golden/") }
    let run = try verify()
    #expect(run.status == 1)
    #expect(run.output.contains("pixels differ, by up to 1 levels, within 1×1 at (7, 10)"))
    #expect(differences == ["active-guidance.diff.png", "active-guidance.layout.json", "active-guidance.png"])
    #expect(folder.files.filter { $0.hasPrefix("golden/") } == before)
  }

  @Test func `other bytes of the same pixels are no difference`() throws {
    let bitmap = try PictureFile.read(golden("active-guidance.png"))
    try FileOutput.write(
      PNGEncoder.encode(bitmap, comments: [.init(keyword: "Comment", text: "optimised")]),
      to: golden("active-guidance.png"))
    #expect(try verify().status == 0)
  }

  @Test func `a frame that moved is told in points`() throws {
    let path = golden("active-guidance.layout.json")
    var document = try LayoutDocument(text: try FileOutput.read(path), path: path)
    let index = try #require(document.views.firstIndex { $0.name == "turnCard" })
    document.views[index].frame.height += 1
    try FileOutput.write(document.text, to: path)
    let run = try verify()
    #expect(run.status == 1)
    #expect(run.output.contains("turnCard: frame is ("))
  }

  @Test func `a missing golden is told with the command that makes it`() throws {
    try FileManager.default.removeItem(atPath: golden("active-guidance.rtl.png"))
    let run = try verify()
    #expect(run.status == 1)
    #expect(run.output.contains("active-guidance.rtl.png' does not exist; 'navshot record' writes it"))
  }

  @Test func `an unreadable golden is told apart from a difference`() throws {
    try FileOutput.write("no picture", to: golden("active-guidance.png"))
    let run = try verify()
    #expect(run.status == 1)
    #expect(run.output.contains("the golden cannot be read"))
  }

  @Test func `an unreadable layout is told apart from a difference`() throws {
    try FileOutput.write("{}", to: golden("active-guidance.layout.json"))
    let run = try verify()
    #expect(run.status == 1)
    #expect(run.output.contains("it is not a layout file of version"))
  }

  @Test func `another size is told before pixels`() throws {
    try FileOutput.write(PNGEncoder.encode(.init(width: 3, height: 2)), to: golden("active-guidance.png"))
    let run = try verify()
    #expect(run.status == 1)
    #expect(run.output.contains("pixels, expected 3×2"))
  }

  @Test func `a library of another version is named`() throws {
    let path = golden("active-guidance.layout.json")
    var document = try LayoutDocument(text: try FileOutput.read(path), path: path)
    let index = try #require(document.manifest.libraries.firstIndex { $0.name == "cairo" })
    document.manifest.libraries[index].value = "0.9"
    try FileOutput.write(document.text, to: path)
    let run = try verify()
    #expect(run.status == 0)
    #expect(run.output.contains("note: cairo is "))
    #expect(run.output.contains("recorded with 0.9"))
  }

  @Test func `a suite whose delegate fails is not recorded`() throws {
    let matrix = #"{"delegate":"\#(Program.fixture("TrappingLayout"))","states":["active-guidance-prompt"]}"#
    _ = try folder.write(matrix, to: "golden/broken/matrix.json")
    let run = try Program(environment: ["NAVSHOT_CACHE": folder.path + "/cache"]).run(
      ["record", "\(folder.path)/golden/broken"])
    #expect(run.status == 1)
    #expect(run.output.contains("suite 'broken' was not recorded"))
    #expect(folder.files.filter { $0.hasPrefix("golden/broken") } == ["golden/broken/matrix.json"])
  }

  @Test func `a suite that is not there is unreadable input`() throws {
    #expect(try Program().run(["verify", "\(folder.path)/golden/nowhere"]).status == 2)
  }

  @Test func `two pictures can be compared by themselves`() throws {
    let (first, second) = (golden("active-guidance.png"), golden("active-guidance.rtl.png"))
    #expect(try Program().run(["diff", first, first]).output == "identical")
    let run = try Program().run(["diff", first, second, "--output", "\(folder.path)/strip.png"])
    #expect(run.status == 1)
    #expect(run.output.contains("pixels differ"))
    #expect(folder.files.contains("strip.png"))
  }
}
