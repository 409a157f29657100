import Drawing
import Foundation
import Rendering

/// How golden pictures are written.
package enum GoldenFile {
  package enum Size: Sendable, Hashable, Codable {
    /// Packed well, in less time than it takes to draw the picture.
    case usual
    /// As small as can be, which takes many times as long.
    case smallest
  }

  /// With a digest, so that a picture that is drawn again is held against it without unpacking it.
  /// - Parameter layout: the text of the layout file beside it, which the picture names so that both are known to be of
  ///   one recording; nil where there is none.
  static func picture(
    _ bitmap: Bitmap, pixelsPerPoint: CGFloat, size: Size = .usual, layout: [UInt8]? = nil
  ) -> [UInt8] {
    let comments = layout.map { [PNGEncoder.Comment(keyword: keyword, text: digest(of: $0))] } ?? []
    return PNGEncoder.encode(
      bitmap, pixelsPerPoint: pixelsPerPoint, comments: comments, effort: size == .smallest ? .smallest : .balanced,
      hasDigest: true)
  }

  /// Whether a golden picture names another layout than the one beside it: a recording that was ended between its two
  /// files, or a file that was put back alone, leaves such a pair. Pictures that name none belong to any.
  static func isOfOtherRecording(_ picture: [UInt8], layout: [UInt8]) -> Bool {
    let named = PNGEncoder.Comment.all(in: picture).first { $0.keyword == keyword }
    return named.map { $0.text != digest(of: layout) } ?? false
  }

  private static let keyword = "navshot layout"

  /// Line ends do not count, as version control may change them.
  private static func digest(of layout: [UInt8]) -> String {
    "\(ByteDigest(of: layout.filter { $0 != UInt8(ascii: "\r") }))"
  }
}
