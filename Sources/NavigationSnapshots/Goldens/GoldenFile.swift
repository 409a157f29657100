import Drawing
import Foundation
import Rendering

/// How golden pictures are written.
package enum GoldenFile {
  package enum Size: Sendable, Hashable, Codable {
    /// Written about as fast as the picture is drawn.
    case usual
    /// As small as can be, which takes many times as long.
    case smallest
  }

  /// With a digest, so that a picture that is drawn again is held against it without unpacking it.
  static func picture(_ bitmap: Bitmap, pixelsPerPoint: CGFloat, size: Size = .usual) -> [UInt8] {
    PNGEncoder.encode(
      bitmap, pixelsPerPoint: pixelsPerPoint, effort: size == .smallest ? .smallest : .fast, hasDigest: true)
  }
}
