import Drawing
import Foundation
import Rendering

/// How golden pictures are written.
enum GoldenFile {
  /// As small as can be, as goldens live in repositories, and with a digest, so that a picture that is drawn again is
  /// held against it without unpacking it.
  static func picture(_ bitmap: Bitmap, pixelsPerPoint: CGFloat) -> [UInt8] {
    PNGEncoder.encode(bitmap, pixelsPerPoint: pixelsPerPoint, effort: .smallest, hasDigest: true)
  }
}
