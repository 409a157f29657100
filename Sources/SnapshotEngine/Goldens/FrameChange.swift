/// How a rectangle got from one place and size to another, in words.
struct FrameChange {
  /// What happened, for example `moved 4 pt down`; nil where nothing did.
  let text: String?
  /// How far the rectangle moved without changing its size.
  let shift: Shift?

  struct Shift: Hashable {
    var x, y: Double
  }

  /// - Parameter tolerance: points that an edge may be off without being told.
  init(_ before: LayoutDocument.Box, _ after: LayoutDocument.Box, tolerance: Double = 0) {
    let horizontal = Axis(
      before: (before.x, before.x + before.width), after: (after.x, after.x + after.width), tolerance: tolerance)
    let vertical = Axis(
      before: (before.y, before.y + before.height), after: (after.y, after.y + after.height), tolerance: tolerance)
    let moves = [
      vertical.move.map { Self.distance($0, less: "up", more: "down") },
      horizontal.move.map { Self.distance($0, less: "left", more: "right") },
    ].compactMap(\.self)
    let sizes = [
      horizontal.resizing(of: "width", edges: ("left", "right")),
      vertical.resizing(of: "height", edges: ("top", "bottom")),
    ].compactMap(\.self)
    let parts = (moves.isEmpty ? [] : ["moved " + moves.joined(separator: " and ")]) + sizes
    text = parts.isEmpty ? nil : parts.joined(separator: ", ")
    shift = sizes.isEmpty && !moves.isEmpty ? Shift(x: horizontal.move ?? 0, y: vertical.move ?? 0) : nil
  }

  private static func distance(_ points: Double, less: String, more: String) -> String {
    "\(DecimalText.of(abs(points))) pt \(points < 0 ? less : more)"
  }
}

/// One direction of a rectangle's change.
private struct Axis {
  /// How far the two edges moved; 0 within the tolerance.
  let first, last: Double

  init(before: (Double, Double), after: (Double, Double), tolerance: Double) {
    // Coordinates are thousandths of a point, and their sums carry the binary fractions' noise.
    func delta(_ before: Double, _ after: Double) -> Double {
      let delta = ((after - before) * 1000).rounded() / 1000
      return abs(delta) <= tolerance ? 0 : delta
    }
    (first, last) = (delta(before.0, after.0), delta(before.1, after.1))
  }

  /// How far both edges moved together.
  var move: Double? { first == last && first != 0 ? first : nil }

  func resizing(of side: String, edges: (String, String)) -> String? {
    guard first != last else { return nil }
    let growth = ((last - first) * 1000).rounded() / 1000
    let verb = "\(growth > 0 ? "grew" : "shrank") by \(DecimalText.of(abs(growth))) pt"
    if first == 0 { return "\(verb) at the \(edges.1)" }
    if last == 0 { return "\(verb) at the \(edges.0)" }
    return "\(verb) in \(side), the \(edges.0) edge by \(DecimalText.of(first)) pt"
  }
}
