/// What pictures of one matrix have in common once it is drawn: the ground of a map that many languages lie on, the
/// halos of its names.
///
/// A picture's bytes are the same with and without it, in every order and on any number of threads; what it holds is
/// bounded, however many pictures are drawn.
package final class DrawingCache: Sendable {
  let openings: DrawnOpenings
  let strokes: StrokeMasks

  /// - Parameters:
  ///   - openingBytes: what drawn openings may take; the latest is kept even where it takes more.
  ///   - maskBytes: what masks of strokes may take.
  package init(openingBytes: Int = 24 << 20, maskBytes: Int = 4 << 20) {
    openings = DrawnOpenings(limit: openingBytes)
    strokes = StrokeMasks(limit: maskBytes)
  }
}
