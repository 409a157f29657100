import Drawing
import Foundation
import Rendering
import Testing

/// A picture that no suite makes, held against `golden/settings-pictures`.
struct GoldenPicture {
  private let path: String

  init(_ name: String) {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    path = root.appendingPathComponent("golden/settings-pictures/\(name).png").path
  }

  /// With `RECORD_SETTINGS_PICTURES` in the environment the golden is written anew first; look at it then.
  func check(_ list: DisplayList) throws {
    let bitmap = try Rasterizer.bitmap(of: list)
    if ProcessInfo.processInfo.environment["RECORD_SETTINGS_PICTURES"] != nil {
      try Data(PNGEncoder.encode(bitmap, pixelsPerPoint: list.scale)).write(to: URL(fileURLWithPath: path))
    }
    let golden = try PNGDecoder.decode(Array(Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(bitmap == golden, "\(path) shows something else; record it anew if that is meant")
  }
}
