import Drawing
import Foundation
import Rendering
import Synchronization

/// Draws large pictures on every core: in bands, one below the other, whose number depends on the picture alone.
enum BandedRasterizer {
  /// In pixels. Smaller pictures are drawn in one go.
  private static let bandHeight = 1024

  static func bitmap(of list: DisplayList) throws(RenderingError) -> Bitmap {
    let height = Int((list.size.height * list.scale).rounded())
    guard height > bandHeight else { return try Rasterizer.bitmap(of: list) }
    let tops = Array(stride(from: 0, to: height, by: bandHeight))
    let results = Mutex<[Int: Result<Bitmap, RenderingError>]>([:])
    DispatchQueue.concurrentPerform(iterations: tops.count) { index in
      let band = Self.band(of: list, from: tops[index], to: min(tops[index] + bandHeight, height))
      let result = Result { () throws(RenderingError) in try Rasterizer.bitmap(of: band) }
      results.withLock { $0[index] = result }
    }
    let bands = results.withLock { $0 }
    var pixels: [UInt8] = []
    var width = 0
    for index in tops.indices {
      guard let band = try bands[index]?.get() else { continue }
      width = band.width
      pixels += band.pixels
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Moves by whole pixels change no pixel.
  private static func band(of list: DisplayList, from top: Int, to bottom: Int) -> DisplayList {
    let y = CGFloat(top) / list.scale
    let size = CGSize(width: list.size.width, height: CGFloat(bottom - top) / list.scale)
    let items = VisibleItems.items(list.items, within: CGRect(origin: CGPoint(x: 0, y: y), size: size))
    let moved = DisplayGroup(transform: CGAffineTransform(translationX: 0, y: -y), items: items)
    return DisplayList(size: size, scale: list.scale, background: list.background, items: [.group(moved)])
  }
}
