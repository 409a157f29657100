import Drawing
import Foundation

/// A picture's size in whole pixels, within what Cairo and memory hold.
struct PictureSize: Hashable {
  let width, height: Int

  /// Cairo's limit.
  static let maximumSide = 32_767
  /// Ours: a quarter of a gigabyte.
  static let maximumPixels = 64 * 1024 * 1024

  /// Fails where a side is not from 1 to `maximumSide`, or where there are too many pixels.
  init?(width: Int, height: Int) {
    let sides = 1...Self.maximumSide
    guard sides.contains(width), sides.contains(height), width * height <= Self.maximumPixels else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Parts of a pixel are rounded to the nearest whole one.
  init(of list: DisplayList) throws(RenderingError) {
    let width = (Double(list.size.width) * Double(list.scale)).rounded()
    let height = (Double(list.size.height) * Double(list.scale)).rounded()
    guard width.isFinite, height.isFinite, abs(width) < 1e9, abs(height) < 1e9,
      let size = Self(width: Int(width), height: Int(height))
    else { throw .invalidSize(width: width, height: height) }
    self = size
  }
}
