import Drawing
import Foundation
import ImageComparison
import Rendering

/// A folder of recorded sheets. `gallery.json` says at how many pixels a point; a PNG lies beside it for each sheet.
struct GalleryFolder: Sendable {
  static let documentName = "gallery.json"

  let path: String

  private struct Document: Codable {
    var scale: Double
  }

  private var documentPath: String { "\(path)/\(Self.documentName)" }
  private func picturePath(_ name: String) -> String { "\(path)/\(name).png" }

  /// Pixels per point of the recorded sheets.
  func scale() throws -> Double {
    let bytes = try FileOutput.read(documentPath)
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
      throw DocumentError.notJSON(file: documentPath, reason: "it needs {\"scale\": N}")
    }
    guard (0.5...4).contains(document.scale) else {
      throw DocumentError.badValue(
        file: documentPath, path: "scale", found: DecimalText.of(document.scale), expected: "a number from 0.5 to 4")
    }
    return document.scale
  }

  /// Pictures of sheets that are no longer there, in alphabetical order.
  func unused(among names: [String]) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".png") && !names.contains(String($0.dropLast(4))) }.sorted()
  }

  /// Holds a sheet against its recorded picture, which is returned where it can be read and differs.
  func verdict(
    on sheet: SpecimenSheetLayout, _ actual: Bitmap, name: String, scale: Double
  ) throws -> (verdict: GalleryVerdict, expected: Bitmap?) {
    guard FileManager.default.fileExists(atPath: picturePath(name)) else { return (.missing, nil) }
    let file = try FileOutput.read(picturePath(name))
    if PNGDecoder.digest(of: file) == PixelDigest(of: actual) { return (.equal, nil) }
    do {
      let expected = try PNGDecoder.decode(file)
      return (GalleryVerdict(expected: expected, actual: actual, cells: sheet.cells, scale: scale), expected)
    } catch {
      return (.unreadable(reason: "\(error)"), nil)
    }
  }

  // MARK: Recording

  /// Whether nothing was recorded in the folder before. Fails where it is a suite's, or holds pictures of something else.
  func isNew() throws(FileError) -> Bool {
    if FileManager.default.fileExists(atPath: "\(path)/\(Suite.documentName)") { throw .golden(path: path) }
    if FileManager.default.fileExists(atPath: documentPath) { return false }
    guard unused(among: []).isEmpty else { throw .otherPictures(path: path) }
    return true
  }

  func recordScale(_ scale: Double) throws(FileError) {
    let text = JSONText.object(["scale": .number(scale)]).document
    try FileOutput.write(text, to: documentPath)
  }

  /// Leaves a file as it is whose pixels are already these; returns whether it was written.
  func record(_ bitmap: Bitmap, name: String, scale: Double) throws(FileError) -> Bool {
    let path = picturePath(name)
    if FileManager.default.fileExists(atPath: path),
      PNGDecoder.digest(of: try FileOutput.read(path)) == PixelDigest(of: bitmap)
    {
      return false
    }
    try FileOutput.write(GoldenFile.picture(bitmap, pixelsPerPoint: scale, size: .smallest), to: path)
    return true
  }

  func remove(_ file: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(file)") }
}
