import CCairo
import Drawing
import Foundation
import Synchronization

/// The blurred mask of a rounded rectangle with its middle cut down to one pixel, which can be stretched to any size.
struct ShadowTile: Sendable {
  /// Everything the mask depends on, in whole pixels and 256ths of them.
  struct Key: Hashable, Sendable {
    var radii: [Int]
    var blur: Int
    /// Of the shape that is blurred, no wider and higher than it must be for its middle to be even.
    var width, height: Int
  }

  let mask: Mask
  /// What the blur adds on each side of the shape.
  let reach: Int

  private static let cache = Mutex<[Key: ShadowTile]>([:])
  private static let cachedTiles = 64

  /// The tile for a shape of `width` × `height` pixels whose corners have `radii` pixels.
  static func tile(
    radii: RoundedRectangle.CornerRadii, blur: BoxBlur, width: Int, height: Int
  ) throws(RenderingError) -> ShadowTile {
    let corners = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
    let core = 2 * (Int((corners.max() ?? 0).rounded(.up)) + blur.reach) + 1
    let key = Key(
      radii: corners.map { Int(($0 * 256).rounded()) }, blur: blur.size, width: min(width, core),
      height: min(height, core))
    if let known = cache.withLock({ $0[key] }) { return known }
    let tile = try make(radii: radii, blur: blur, width: key.width, height: key.height)
    cache.withLock { tiles in
      if tiles.count >= cachedTiles { tiles.removeAll() }
      tiles[key] = tile
    }
    return tile
  }

  private static func make(
    radii: RoundedRectangle.CornerRadii, blur: BoxBlur, width: Int, height: Int
  ) throws(RenderingError) -> ShadowTile {
    let reach = blur.reach
    let surface = try ImageSurface(.mask, width: width + 2 * reach, height: height + 2 * reach)
    let context = try DrawingContext(on: surface.pointer)
    let shape = RoundedRectangle(CGRect(x: reach, y: reach, width: width, height: height), radii: radii)
    try PathPen(context: context.pointer, transform: .identity).add(shape.path)
    cairo_fill(context.pointer)
    try context.check()
    return ShadowTile(mask: blur.blur(Mask(surface)), reach: reach)
  }

  /// The part `columns` × `rows` of the shadow of a shape of `width` × `height` pixels; 0, 0 is the shadow's top left.
  func stretched(width: Int, height: Int, columns: Range<Int>, rows: Range<Int>) -> Mask {
    let xs = columns.map { Self.source($0, of: width + 2 * reach, in: mask.width) }
    let ys = rows.map { Self.source($0, of: height + 2 * reach, in: mask.height) }
    let bytes = [UInt8](unsafeUninitializedCapacity: xs.count * ys.count) { target, count in
      mask.bytes.withUnsafeBufferPointer { source in
        for (row, y) in ys.enumerated() {
          let out = UnsafeMutableBufferPointer(rebasing: target[(row * xs.count)..<((row + 1) * xs.count)])
          if row > 0, ys[row - 1] == y {
            _ = out.update(from: target[((row - 1) * xs.count)..<(row * xs.count)])
          } else {
            for (index, x) in xs.enumerated() { out[index] = source[y * mask.width + x] }
          }
        }
      }
      count = xs.count * ys.count
    }
    return Mask(width: xs.count, height: ys.count, bytes: bytes)
  }

  /// Ends are taken as they are; everything between repeats the tile's middle.
  private static func source(_ position: Int, of length: Int, in tile: Int) -> Int {
    let end = tile / 2
    if position <= end { return position }
    return max(end, position - (length - tile))
  }
}

extension Mask {
  init(_ surface: borrowing ImageSurface) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let bytes = surface.withBytes { source in
      (0..<height).flatMap { source[($0 * stride)..<($0 * stride + width)] }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
