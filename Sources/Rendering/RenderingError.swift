/// Why a display list cannot be made into a picture.
package enum RenderingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The picture's size in pixels is not positive, a side is over 32,767, or there are over 64 million pixels.
  case invalidSize(width: Double, height: Double)
  /// A coordinate, length or opacity is not a number, infinite, or millions of pixels away.
  case invalidCoordinate(in: String)
  /// Cairo's own message.
  case cairo(String)

  package var description: String {
    switch self {
    case .invalidSize(let width, let height):
      """
      a picture of \(width) × \(height) pixels cannot be made: sides go from 1 to \(PictureSize.maximumSide) pixels, \
      with at most \(PictureSize.maximumPixels) pixels in all; choose a smaller size or scale
      """
    case .invalidCoordinate(let what):
      "a \(what) has a coordinate that is not finite, or too far away to draw; check the layout's constants"
    case .cairo(let message): "Cairo cannot draw the picture: \(message)"
    }
  }
}
