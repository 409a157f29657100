import Drawing
import Foundation

extension Path {
  /// The same outline with each closed contour begun at its leftmost, then lowest, on-curve point: versions of HarfBuzz
  /// begin contours at different points, which would show in SVG files.
  var startingContoursCanonically: Path {
    var contours: [[PathElement]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if contours.isEmpty { contours.append([]) }
      contours[contours.count - 1].append(element)
    }
    return Path(contours.flatMap(Self.rotated))
  }

  private static func rotated(_ contour: [PathElement]) -> [PathElement] {
    guard contour.count > 3, contour.last == .close, case .move(let start) = contour[0] else { return contour }
    var segments = Array(contour[1..<contour.count - 1])
    if let end = segments.last?.points.last, end != start { segments.append(.line(start)) }
    let ends = segments.compactMap(\.points.last)
    guard ends.count == segments.count,
      let first = ends.indices.min(by: { (ends[$0].x, ends[$0].y) < (ends[$1].x, ends[$1].y) })
    else { return contour }
    let next = first + 1
    return [.move(ends[first])] + segments[next...] + segments[..<next] + [.close]
  }
}
