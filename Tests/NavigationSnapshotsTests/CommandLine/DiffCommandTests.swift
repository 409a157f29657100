import Drawing
import Foundation
import Rendering
import Testing

@testable import SnapshotEngine

/// `navshot diff`, from its arguments to its exit status.
struct DiffCommandTests {
  private let folder: TemporaryFolder

  /// White pictures; the second has a grey square of 6 pixels a side, the third one level less in one pixel.
  init() throws {
    folder = try TemporaryFolder()
    let white = Bitmap(width: 60, height: 40, filledWith: (255, 255, 255, 255))
    var (square, level) = (white, white)
    for row in 10..<16 { for column in 20..<26 { square.pixels[(row * 60 + column) * 4] = 100 } }
    level.pixels[0] = 254
    for (name, bitmap) in [("white", white), ("square", square), ("level", level)] {
      try FileOutput.write(PNGEncoder.encode(bitmap), to: path(name))
    }
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name).png" }

  private func diff(_ first: String, _ second: String, _ options: String...) throws -> Program.Run {
    try Program().run(["diff", path(first), path(second)] + options)
  }

  @Test func `exact is the default, and tells count, place and gate`() throws {
    let run = try diff("white", "square")
    #expect(run.status == 1)
    #expect(run.output.contains("36 of 2400 pixels differ, by up to 155 levels, within 6×6 at (20, 10)"))
    #expect(run.output.contains("different pixels: 36 > 0 ✗"))
    #expect(try diff("white", "level").status == 1)
  }

  @Test func `perceptual passes one level and fails a square`() throws {
    let run = try diff("white", "level", "--mode", "perceptual")
    #expect(run.status == 0 && run.output.contains("within tolerance"))
    #expect(run.output.contains("different pixels in any 16×16 square: 0 ≤ 4 ✓"))
    #expect(try diff("white", "square", "--mode", "perceptual").status == 1)
    #expect(try diff("white", "square", "--mode", "perceptual", "--threshold", "100").status == 0)
  }

  @Test func `pixelmatch takes its threshold`() throws {
    #expect(try diff("white", "square", "--mode", "pixelmatch").status == 1)
    #expect(try diff("white", "square", "--mode", "pixelmatch", "--threshold", "0.9").status == 0)
  }

  @Test func `a difference is not written over what is compared`() throws {
    let before = try folder.bytes("white.png")
    let run = try diff("white", "square", "--output", path("white"))
    #expect(run.status == 2)
    #expect(run.output.contains("is one of the pictures that are compared"))
    #expect(try folder.bytes("white.png") == before)
  }

  @Test func `a mask leaves pixels out`() throws {
    #expect(try diff("white", "square", "--mask", "20,10,6,6").output == "identical")
    #expect(try diff("white", "square", "--mask", "20,10,6,5").output.contains("6 of 2370 pixels differ"))
    #expect(try diff("white", "square", "--mask", "20,10,6,3", "--mask", "20,13,6,3").status == 0)
  }

  @Test func `a share is a number in JSON, with all its digits`() throws {
    let run = try diff("white", "square", "--json", "--mode", "perceptual")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.output)")
    let gates = try #require(object["gates"] as? [[String: Any]])
    let share = try #require(gates.first { $0["unit"] as? String == "share" })
    #expect(share["value"] as? Double == 36 / 2400 && share["limit"] as? Double == 0.001)
  }

  @Test func `the result as JSON`() throws {
    let run = try diff("white", "square", "--json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.output)")
    #expect(object["verdict"] as? String == "different" && object["differentPixels"] as? Int == 36)
    let gate = try #require((object["gates"] as? [[String: Any]])?.first)
    #expect(gate["passed"] as? Bool == false && gate["unit"] as? String == "pixels" && gate["value"] as? Int == 36)
    #expect((object["regions"] as? [Any])?.count == 1)
  }

  @Test(arguments: [
    (["--mode", "fuzzy"], "'--mode' does not know 'fuzzy'"), (["--threshold", "2"], "cannot be used together"),
    (["--mask", "1,2,3"], "'--mask' needs four whole numbers, X,Y,WIDTH,HEIGHT, not '1,2,3'"),
    (["--mode", "pixelmatch", "--threshold", "2"], "'--threshold' needs a number from 0 to 1"),
  ])
  func `wrong options are usage errors`(options: [String], message: String) throws {
    let run = try Program().run(["diff", path("white"), path("square")] + options)
    #expect(run.status == 2 && run.output.contains(message), "\(run.output)")
  }

  @Test func `a file that cannot be read is told with its name and its fault`() throws {
    try FileOutput.write(Array(FileOutput.read(path("white")).dropLast(9)), to: path("cut"))
    for (name, fault) in [("cut", "the PNG file is cut off"), ("nowhere", "no such file")] {
      let run = try diff("white", name)
      #expect(run.status == 2 && run.output.contains("\(name).png': ") && run.output.contains(fault), "\(run.output)")
    }
  }
}
