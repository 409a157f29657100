import Synchronization

/// Pixels of the openings that were drawn last, as Cairo keeps them.
final class DrawnOpenings: Sendable {
  private final class Entry: Sendable {
    let opening: Opening
    let bytes: Int
    /// Nil until it is drawn. Whoever needs the same opening meanwhile waits, rather than draw it too.
    let pixels = Mutex<[UInt8]?>(nil)

    init(_ opening: Opening, bytes: Int) {
      (self.opening, self.bytes) = (opening, bytes)
    }
  }

  private let limit: Int
  /// The latest used comes last.
  private let entries = Mutex<[Entry]>([])

  init(limit: Int) {
    self.limit = limit
  }

  /// What the pixels take that are kept now.
  var bytes: Int { entries.withLock { $0.reduce(0) { $0 + $1.bytes } } }

  /// The opening's pixels, by `draw` where they are not known.
  func pixels(
    of opening: Opening, size: PictureSize, draw: () throws(RenderingError) -> [UInt8]
  ) throws(RenderingError) -> [UInt8] {
    let entry = entries.withLock { Self.entry(for: opening, bytes: size.width * size.height * 4, limit, in: &$0) }
    return try entry.pixels.withLock { known throws(RenderingError) in
      if let known { return known }
      let drawn = try draw()
      known = drawn
      return drawn
    }
  }

  private static func entry(for opening: Opening, bytes: Int, _ limit: Int, in entries: inout [Entry]) -> Entry {
    let known = entries.firstIndex { $0.opening == opening }.map { entries.remove(at: $0) }
    let entry = known ?? Entry(opening, bytes: bytes)
    var total = entries.reduce(entry.bytes) { $0 + $1.bytes }
    while total > limit, !entries.isEmpty { total -= entries.removeFirst().bytes }
    entries.append(entry)
    return entry
  }
}
