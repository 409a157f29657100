/// How far a picture may be from its golden: nothing at all unless a matrix file says so.
package struct SuiteTolerance: Sendable, Hashable, Codable {
  package enum PixelMode: String, Sendable, Hashable, Codable, CaseIterable {
    /// Every pixel is as recorded.
    case exact
    /// Colours may be a little off, and edges may be smoothed differently.
    case perceptual
  }

  /// The most pixels that may differ within any square of the picture.
  package struct Window: Sendable, Hashable, Codable {
    /// The square's side in pixels.
    package var size: Int
    package var count: Int
  }

  /// Points that a frame's edge may be off.
  package var frames = 0.0
  package var pixels = PixelMode.exact
  /// The largest colour difference that does not count, as Delta E; perceptual mode only.
  package var deltaE: Double?
  /// The share of pixels that may differ, 0...1.
  package var share = 0.0
  package var window: Window?

  package init() {}
}

extension SuiteTolerance {
  init(_ reader: inout DocumentReader) throws(DocumentError) {
    frames = try reader.number("frames", in: 0...100) ?? frames
    pixels = try reader.choice("pixels", among: PixelMode.allCases.map { ($0.rawValue, $0) }) ?? pixels
    deltaE = try reader.number("deltaE", in: 0...100)
    share = try reader.number("share", in: 0...1) ?? share
    window = try reader.object("window", Window.init)
    guard deltaE == nil || pixels == .perceptual else {
      throw .impossible(
        file: reader.file, path: reader.path(of: "deltaE"), reason: "it needs \"pixels\": \"perceptual\" beside it")
    }
  }
}

extension SuiteTolerance.Window {
  fileprivate init(_ reader: inout DocumentReader) throws(DocumentError) {
    size = Int(try reader.required("size", reader.number("size", in: 1...4096), expected: "a number of pixels"))
    count = Int(try reader.required("count", reader.number("count", in: 0...1e9), expected: "a number of pixels"))
  }
}
