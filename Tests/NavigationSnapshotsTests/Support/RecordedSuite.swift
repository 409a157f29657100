import Drawing
import Foundation
import Rendering
import Testing

@testable import SnapshotEngine

/// A recorded suite of two small pictures in a folder of its own.
struct RecordedSuite {
  let folder: TemporaryFolder
  let path: String

  static let matrix =
    #"{"devices":["iphone-se"],"states":["active-guidance"],"directions":["ltr","rtl"],"scale":0.5}"#
  static let names = ["iphone-se/active-guidance", "iphone-se/active-guidance.rtl"]

  /// Recorded once for all tests, which work on copies.
  private static let original = Result { () throws -> TemporaryFolder in
    let folder = try TemporaryFolder()
    _ = try folder.write(matrix, to: "golden/sample/matrix.json")
    let run = try Program().run(["record", "\(folder.path)/golden/sample"])
    try #require(run.status == 0, "\(run.output)")
    return folder
  }

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/golden/sample"
    try FileManager.default.copyItem(
      atPath: "\(Self.original.get().path)/golden", toPath: "\(folder.path)/golden")
  }

  func golden(_ name: String) -> String { "\(path)/iphone-se/\(name)" }

  var out: String { "\(folder.path)/out" }

  func verify(_ options: String...) throws -> Program.Run {
    try Program().run(["verify", path, "--out", out] + options)
  }

  func summary(_ name: String = "out") throws -> VerificationSummary {
    try VerificationSummary(path: "\(folder.path)/\(name)")
  }

  /// Files below a folder.
  func files(_ prefix: String) -> [String] {
    folder.files.filter { $0.hasPrefix(prefix + "/") }.map { String($0.dropFirst(prefix.count + 1)) }
  }

  /// Changes one level of one pixel of a golden.
  func alterPixel(of name: String) throws {
    var bitmap = try PictureFile.read(golden(name))
    bitmap.pixels[4 * (bitmap.width * 10 + 7)] ^= 1
    try FileOutput.write(PNGEncoder.encode(bitmap), to: golden(name))
  }

  /// Changes a golden's layout, as if it had been recorded so.
  func alterLayout(of name: String, _ change: (inout LayoutDocument) throws -> Void) throws {
    let path = golden(name)
    var document = try LayoutDocument(text: try FileOutput.read(path), path: path)
    try change(&document)
    try FileOutput.write(document.text, to: path)
    let picture = path.replacing(".layout.json", with: ".png")
    let file = GoldenFile.picture(
      try PictureFile.read(picture), pixelsPerPoint: 0.5, layout: Array(document.text.utf8))
    try FileOutput.write(file, to: picture)
  }
}
