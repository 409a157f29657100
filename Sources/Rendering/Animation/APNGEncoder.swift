package import Drawing
package import Foundation

/// Puts an animated PNG file together, frame by frame; of each frame only the part that changed is kept.
///
/// Written here because Debian's libpng knows no animation. Chunks are those of the PNG specification's third edition:
/// `acTL` says how many frames there are, `fcTL` where and how long each is shown, `fdAT` holds its pixels. Viewers
/// without animation show the first frame.
package struct APNGEncoder {
  private let width, height: Int
  private let hasAlpha: Bool
  private let pixelsPerPoint: CGFloat
  private var frames: [EncodedFrame] = []
  private var last: Bitmap

  fileprivate struct EncodedFrame {
    var region: PixelRegion
    var data: [UInt8]
    /// In seconds.
    var duration: Double
  }

  /// Much smaller than level 3 over a whole film, for a few milliseconds a frame.
  private static let compressionLevel: Int32 = 6

  /// Begins a film with its first frame. Where that is opaque, so is the film.
  package init(first: Bitmap, duration: Double, pixelsPerPoint: CGFloat = 1) {
    (width, height, self.pixelsPerPoint) = (first.width, first.height, pixelsPerPoint)
    hasAlpha = !first.isOpaque
    last = first
    let region = PixelRegion(x: 0, y: 0, width: width, height: height)
    frames = [EncodedFrame(region: region, data: Self.data(of: first, region, hasAlpha), duration: duration)]
  }

  /// Adds a frame; one that shows nothing new makes the one before it longer. Traps where its size is another.
  package mutating func append(_ bitmap: Bitmap, duration: Double) {
    precondition((bitmap.width, bitmap.height) == (width, height), "all frames of a film have one size")
    guard let region = PixelRegion(changedFrom: last, to: bitmap) else {
      frames[frames.count - 1].duration += duration
      return
    }
    frames.append(EncodedFrame(region: region, data: Self.data(of: bitmap, region, hasAlpha), duration: duration))
    last = bitmap
  }

  /// How many different frames the film has.
  package var frameCount: Int { frames.count }

  /// The file's bytes.
  /// - Parameter repetitions: how often the film is shown; 0 for without end.
  package func bytes(repetitions: Int = 0) -> [UInt8] {
    var file = PNGChunkWriter()
    file.append(
      "IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, hasAlpha ? 6 : 2, 0, 0, 0])
    file.append("sRGB", [0])
    file.append("pHYs", resolution)
    file.append("acTL", UInt32(frames.count).bigEndianBytes + UInt32(max(0, repetitions)).bigEndianBytes)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file.append("fcTL", sequence.bigEndianBytes + frame.control)
      sequence += 1
      if index == 0 {
        file.append("IDAT", frame.data)
      } else {
        file.append("fdAT", sequence.bigEndianBytes + frame.data)
        sequence += 1
      }
    }
    file.append("IEND", [])
    return file.bytes
  }

  private var resolution: [UInt8] {
    let perMeter = (Double(pixelsPerPoint) * 72 / 0.0254).rounded()
    let pixels = UInt32(min(max(perMeter, 1), 1e9))
    return pixels.bigEndianBytes + pixels.bigEndianBytes + [1]
  }

  private static func data(of bitmap: Bitmap, _ region: PixelRegion, _ hasAlpha: Bool) -> [UInt8] {
    Zlib.deflate(region.rows(of: bitmap, hasAlpha: hasAlpha), level: compressionLevel)
  }
}

extension APNGEncoder.EncodedFrame {
  /// The frame's place, its time in milliseconds, and that its pixels replace what was there.
  fileprivate var control: [UInt8] {
    let milliseconds = UInt16(min(max((duration * 1000).rounded(), 1), 65_535))
    func bytes(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    let place = [region.width, region.height, region.x, region.y].flatMap { UInt32($0).bigEndianBytes }
    return place + bytes(milliseconds) + bytes(1000) + [0, 0]
  }
}
