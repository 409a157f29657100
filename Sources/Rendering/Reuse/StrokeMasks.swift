import CCairo
import Drawing
import Foundation
import Synchronization

/// Masks of translucent strokes along long paths, such as the halos of names, which take longer than anything else of
/// their size: a picture by night has them where the one by day has.
final class StrokeMasks: Sendable {
  /// Everything that the mask depends on.
  struct Key: Hashable, Sendable {
    var path: Path
    var style: StrokeStyle
    var a, b, c, d, tx, ty: CGFloat
    /// The device's pixels that the mask is for.
    var left, top, width, height: Int
  }

  private let limit: Int
  private let masks = Mutex<(known: [Key: Mask], bytes: Int)>(([:], 0))

  init(limit: Int) {
    self.limit = limit
  }

  /// What is kept now.
  var bytes: Int { masks.withLock { $0.bytes } }

  /// The mask, by `draw` where it is not known.
  func mask(for key: Key, draw: () throws(RenderingError) -> Mask) throws(RenderingError) -> Mask {
    if let known = masks.withLock({ $0.known[key] }) { return known }
    let mask = try draw()
    masks.withLock { masks in
      if masks.bytes + key.bytes > limit { masks = ([:], 0) }
      if key.bytes <= limit, masks.known.updateValue(mask, forKey: key) == nil { masks.bytes += key.bytes }
    }
    return mask
  }
}

extension StrokeMasks.Key {
  /// About what an entry takes.
  fileprivate var bytes: Int { width * height + path.elements.count * MemoryLayout<PathElement>.stride }
}
