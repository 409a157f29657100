/// Why a file cannot be read as a PNG picture.
package enum PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file does not begin as PNG files do.
  case notPNG
  /// The file ends too early.
  case truncated
  /// A chunk's bytes are not those its checksum was made of.
  case wrongChecksum(chunk: String)
  /// A side is over 32,767 pixels, or there are over 64 million pixels.
  case tooLarge(width: Int, height: Int)
  /// The file breaks a rule of the format.
  case malformed(String)

  static let cannotUnpack = malformed("its pixels cannot be unpacked")

  package var description: String {
    switch self {
    case .notPNG: "this is not a PNG file"
    case .truncated: "the PNG file is cut off"
    case .wrongChecksum(let chunk): "the PNG file is damaged: the checksum of its \(chunk) chunk is wrong"
    case .tooLarge(let width, let height):
      """
      the PNG picture is too large (\(width) × \(height) pixels): sides may have \(PictureSize.maximumSide) pixels, \
      with at most \(PictureSize.maximumPixels) pixels in all
      """
    case .malformed(let rule): "the PNG file is damaged: \(rule)"
    }
  }
}
