import Drawing
import Foundation
import Rendering

/// Pictures of 40 × 40 points.
enum Small {
  static func list(_ items: [DisplayItem], background: Color = .white, scale: CGFloat = 1) -> DisplayList {
    DisplayList(size: CGSize(width: 40, height: 40), scale: scale, background: background, items: items)
  }

  static func picture(
    _ items: [DisplayItem], background: Color = .white, scale: CGFloat = 1
  ) throws -> Bitmap {
    try Rasterizer.bitmap(of: list(items, background: background, scale: scale))
  }
}

extension Bitmap {
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }

  /// How much darker than white each pixel is, added up, in whole pixels of black.
  var ink: Double {
    stride(from: 0, to: pixels.count, by: 4).reduce(0) { $0 + Double(255 - pixels[$1]) / 255 }
  }
}
