import Drawing
import Foundation
import Rendering
import Testing

@testable import SnapshotEngine

@Suite("A gallery of components")
struct GalleryRunTests {
  private let folder: TemporaryFolder
  private let console = RecordingConsole()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) async -> SnapshotEngine.ExitStatus {
    await Navshot.run(["render", "--gallery", "--component", "compassButton"] + arguments, console: console.console)
  }

  @Test("is written as pictures and drawings, with a page")
  func writing() async {
    #expect(await run("--out", folder.path, "--format", "png,svg,pdf", "--scale", "1") == .success)
    #expect(folder.files == ["compassButton.pdf", "compassButton.png", "compassButton.svg", "index.html"])
  }

  @Test("passes against what was recorded")
  func equal() async {
    #expect(await run("--record", "\(folder.path)/golden") == .success)
    #expect(await run("--check", "\(folder.path)/golden", "--out", "\(folder.path)/out") == .success)
    #expect(folder.files == ["golden/compassButton.png", "golden/gallery.json"])
  }

  @Test("is not recorded among pictures of something else")
  func foreignFolder() async throws {
    _ = try folder.write("a holiday", to: "album/beach.png")
    _ = try folder.write("{}", to: "suite/matrix.json")
    #expect(
      await Navshot.run(["render", "--gallery", "--record", "\(folder.path)/album"], console: console.console) == .usage
    )
    #expect(await run("--record", "\(folder.path)/suite") == .usage)
    #expect(folder.files == ["album/beach.png", "suite/matrix.json"])
  }

  @Test("names the state of a difference")
  func different() async throws {
    #expect(await run("--record", "\(folder.path)/golden") == .success)
    let golden = "\(folder.path)/golden/compassButton.png"
    var bitmap = try PNGDecoder.decode(folder.bytes("golden/compassButton.png"))
    let layout = try await SpecimenSheetLayout(
      ComponentGallery.standard().sheet(named: "compassButton"), FigureTypesetter())
    let cell = try #require(layout.cells.last)
    bitmap.pixels[(Int(cell.rect.midY) * bitmap.width + Int(cell.rect.midX)) * 4] ^= 0x80
    try FileOutput.write(PNGEncoder.encode(bitmap), to: golden)
    #expect(await run("--check", "\(folder.path)/golden", "--out", "\(folder.path)/out") == .differences)
    #expect(console.output.last == "compassButton: 1 pixel differs, in 'turned, Night, Hebrew, right to left'")
    #expect(folder.files.contains("out/compassButton.difference.png"))
  }

  @Test("reports recorded sheets that are missing, broken or no longer there")
  func otherFaults() async throws {
    #expect(await run("--record", "\(folder.path)/golden") == .success)
    _ = try folder.write("no picture", to: "golden/googleLogo.png")
    _ = try folder.write("", to: "golden/old.png")
    let status = await Navshot.run(
      [
        "render", "--gallery", "--check", "\(folder.path)/golden", "--out", "\(folder.path)/out", "--component",
        "googleLogo,unknownButton",
      ], console: console.console)
    #expect(status == .differences)
    #expect(console.output.dropLast().last?.hasPrefix("googleLogo: the recorded picture cannot be read") == true)
    #expect(console.output.last?.hasPrefix("unknownButton: no recorded picture") == true)
    #expect(GalleryFolder(path: "\(folder.path)/golden").unused(among: ComponentGallery.names) == ["old.png"])
  }

  @Test("is not drawn over recorded sheets")
  func protection() async {
    #expect(await run("--record", "\(folder.path)/golden") == .success)
    #expect(await run("--out", "\(folder.path)/golden") == .usage)
  }

  @Test(
    "goes with its own options only",
    arguments: [
      ["--gallery", "--state", "all"], ["--gallery", "--format", "json"], ["--gallery", "--component", "carousel"],
      ["--component", "etaCard"], ["--check", "golden"], ["--gallery", "--check", "a", "--record", "b"],
      ["--gallery", "--check", "a", "--theme", "print"], ["--gallery", "--theme", "print", "--component", "themes"],
    ])
  func usage(arguments: [String]) async {
    #expect(await Navshot.run(["render"] + arguments, console: console.console) == .usage)
    #expect(console.output.isEmpty)
  }
}
