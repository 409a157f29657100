package import ImageComparison

/// How far a picture may be from its golden: nothing at all unless a matrix file says so.
package struct SuiteTolerance: Sendable, Hashable, Codable {
  /// Points that a frame's edge may be off.
  package var frames = 0.0
  package var pixels = Tolerance.exact

  package init() {}
}

extension SuiteTolerance {
  init(_ reader: inout DocumentReader) throws(DocumentError) {
    frames = try reader.number("frames", in: 0...100) ?? frames
    pixels = try reader.choice("pixels", among: [("exact", Tolerance.exact), ("perceptual", .perceptual)]) ?? pixels
    if let limit = try reader.number("deltaE", in: 0...100) {
      guard case .deltaE = pixels.metric else {
        throw .impossible(
          file: reader.file, path: reader.path(of: "deltaE"), reason: "it needs \"pixels\": \"perceptual\" beside it")
      }
      pixels.metric = .deltaE(limit: limit)
    }
    // A window alone says how many pixels may differ in one place, and leaves their sum open.
    if let window = try reader.object("window", DensityLimit.init) {
      (pixels.density, pixels.maximumShare, pixels.maximumCount) = (window, nil, nil)
    }
    if let share = try reader.number("share", in: 0...1) { (pixels.maximumShare, pixels.maximumCount) = (share, nil) }
  }
}

extension DensityLimit {
  fileprivate init(_ reader: inout DocumentReader) throws(DocumentError) {
    self.init(
      side: Int(try reader.required("size", reader.number("size", in: 1...4096), expected: "a number of pixels")),
      maximumCount: Int(
        try reader.required("count", reader.number("count", in: 0...1e9), expected: "a number of pixels")))
  }
}
