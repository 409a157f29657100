import Drawing
import Foundation

/// Cuts a line into dashes.
struct Dasher {
  let lengths: [CGFloat]

  /// Nil where the line is solid: no lengths, a negative one, or nothing but zeros.
  init?(_ dash: [CGFloat]) {
    guard dash.allSatisfy({ $0 >= 0 }), dash.contains(where: { $0 > 0 }) else { return nil }
    // An odd number of lengths is used twice, so that dashes and gaps take turns.
    lengths = dash.count % 2 == 0 ? dash : dash + dash
  }

  /// More would be a mistake, and would take for ever.
  private static let maximumDashes = 20_000

  func dashes(of line: Polyline) -> [Polyline] {
    let vertices = line.isClosed ? line.vertices + line.vertices.prefix(1) : line.vertices
    guard vertices.count > 1 else { return [] }
    var (index, remaining) = (0, lengths[0])
    var (dashes, current): ([Polyline], Polyline?) = ([], Polyline(start: vertices[0].point))
    for (from, to) in zip(vertices, vertices.dropFirst()) {
      let length = from.point.vector(to: to.point).length
      var done: CGFloat = 0
      while length - done > remaining, dashes.count < Self.maximumDashes {
        done += remaining
        let point = from.point.towards(to.point, done / length)
        current?.add(point)
        if let dash = current { dashes.append(dash) }
        index = (index + 1) % lengths.count
        remaining = lengths[index]
        current = index % 2 == 0 ? Polyline(start: point) : nil
      }
      remaining -= length - done
      current?.add(to.point, isSmooth: to.isSmooth)
    }
    return dashes + [current].compactMap(\.self)
  }
}
