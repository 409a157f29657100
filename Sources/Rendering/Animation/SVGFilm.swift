import Drawing
import Foundation

/// Merges the items of many frames into elements that are animated.
struct SVGFilm {
  let clock: SVGClock

  /// Adds what the frames show, in paint order; each array holds one frame's items.
  func add(_ frames: [[DisplayItem]], to body: inout SVGBody) {
    guard let first = frames.first else { return }
    guard let lines = ItemTimeline.timelines(of: frames) else {
      // Something changes its place in the paint order.
      return addVersions(frames.map { .group(DisplayGroup(items: $0)) }, to: &body)
    }
    guard frames.contains(where: { $0 != first }) else { return first.forEach { body.add($0) } }
    for line in lines { add(line, to: &body) }
  }

  private func add(_ line: ItemTimeline, to body: inout SVGBody) {
    let present = line.items.compactMap(\.self)
    guard let first = present.first else { return }
    guard present.contains(where: { $0 != first }) else {
      return addShown(line.items.map { $0 != nil }, to: &body) { $0.add(first) }
    }
    guard let groups = MovingGroup(line.filled, clock: clock) else { return addVersions(line.items, to: &body) }
    addShown(line.items.map { $0 != nil }, to: &body) { body in
      body.add(groups.element(in: &body)) { body in
        if let label = groups.label { body.add(SVGElement("title").around(label)) }
        groups.animations.forEach { body.add($0.empty) }
        add(groups.contents, to: &body)
      }
    }
  }

  /// Adds an item's looks one by one, each shown in its frames only.
  private func addVersions(_ items: [DisplayItem?], to body: inout SVGBody) {
    var seen: [DisplayItem] = []
    for case let item? in items where !seen.contains(item) {
      seen.append(item)
      addShown(items.map { $0 == item }, to: &body) { $0.add(item) }
    }
  }

  /// Adds what `inside` adds, shown in some frames only.
  private func addShown(_ isShown: [Bool], to body: inout SVGBody, inside: (inout SVGBody) -> Void) {
    guard let animation = clock.steps("display", isShown.map { $0 ? "inline" : "none" }) else { return inside(&body) }
    body.add(SVGElement("g").with("display", isShown[0] ? nil : "none")) { body in
      body.add(animation.empty)
      inside(&body)
    }
  }
}

/// What one place in the paint order shows from frame to frame; nil where it shows nothing.
struct ItemTimeline {
  let items: [DisplayItem?]

  /// Without gaps: while nothing is shown, what is shown next, or was shown last.
  var filled: [DisplayItem] {
    var filled: [DisplayItem?] = items
    for index in filled.indices.reversed().dropFirst() where filled[index] == nil { filled[index] = filled[index + 1] }
    for index in filled.indices.dropFirst() where filled[index] == nil { filled[index] = filled[index - 1] }
    return filled.compactMap(\.self)
  }

  /// A view's group is found again by its name, anything else by its place behind the view before it. Nil where two
  /// frames paint the same things in another order.
  static func timelines(of frames: [[DisplayItem]]) -> [ItemTimeline]? {
    let keys = frames.map(keys)
    var order: [String] = []
    for keys in keys {
      var place = 0
      for key in keys {
        if let known = order.firstIndex(of: key) {
          guard known >= place else { return nil }
          place = known + 1
        } else {
          order.insert(key, at: place)
          place += 1
        }
      }
    }
    let tables = zip(keys, frames).map { keys, items in Dictionary(zip(keys, items)) { first, _ in first } }
    return order.map { key in ItemTimeline(items: tables.map { $0[key] }) }
  }

  private static func keys(of items: [DisplayItem]) -> [String] {
    var (last, count) = ("", 0)
    var seen: [String: Int] = [:]
    return items.map { item in
      guard case .group(let group) = item, let name = group.source?.name else {
        count += 1
        return "\(last)#\(count)"
      }
      seen[name, default: 0] += 1
      (last, count) = ("\(name)*\(seen[name, default: 0])", 0)
      return last
    }
  }
}

/// A group that is there in every frame, and moves, grows or fades; nil where it does anything else.
private struct MovingGroup {
  private let groups: [DisplayGroup]
  private let clock: SVGClock

  init?(_ items: [DisplayItem], clock: SVGClock) {
    let groups = items.compactMap { if case .group(let group) = $0 { group } else { nil } }
    guard groups.count == items.count, let first = groups.first,
      groups.allSatisfy({ $0.clip == first.clip && $0.source == first.source })
    else { return nil }
    let isMoved = groups.contains { $0.transform != first.transform }
    guard !isMoved || groups.allSatisfy(\.transform.isUpright) else { return nil }
    (self.groups, self.clock) = (groups, clock)
  }

  var contents: [[DisplayItem]] { groups.map(\.items) }
  var label: String? { groups.first?.source?.label }

  /// The group as it is in the first frame.
  func element(in body: inout SVGBody) -> SVGElement {
    guard let first = groups.first else { return SVGElement("g") }
    return body.element(of: first)
  }

  var animations: [SVGElement] {
    let transforms = groups.map(\.transform)
    let move = SVGElement("animateTransform").with("attributeName", "transform")
    let isScaled = transforms.contains { $0.a != 1 || $0.d != 1 }
    var animations = [
      clock.glide(
        SVGElement("animate").with("attributeName", "opacity"),
        groups.map { SVGNumber.text(CGFloat($0.opacity), decimals: 3) })
    ]
    guard Set(transforms).count > 1 else { return animations.compactMap(\.self) }
    let moves = transforms.map { SVGNumber.text($0.tx) + " " + SVGNumber.text($0.ty) }
    // The scale is put behind the translation, which therefore has to be there even where it stays the same.
    animations.append(
      clock.glide(move.with("type", "translate"), moves)
        ?? move.with("type", "translate").with("values", "\(moves[0]);\(moves[0])").with("dur", "1s")
        .with("repeatCount", "indefinite"))
    if isScaled {
      let scales = transforms.map { SVGNumber.text($0.a, decimals: 5) + " " + SVGNumber.text($0.d, decimals: 5) }
      animations.append(
        clock.glide(move.with("type", "scale").with("additive", "sum"), scales)
          ?? move.with("type", "scale").with("additive", "sum").with("values", "\(scales[0]);\(scales[0])")
          .with("dur", "1s").with("repeatCount", "indefinite"))
    }
    return animations.compactMap(\.self)
  }
}

extension CGAffineTransform {
  /// Whether only moves and scales without reflection are in it.
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
