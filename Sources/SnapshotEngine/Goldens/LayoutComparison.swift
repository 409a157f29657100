/// What changed between a recorded layout and the present one: causes before what follows from them.
struct LayoutComparison {
  let changes: [LayoutChange]
  /// How far frames are off, and how far they may be.
  let gate: ComparisonGate

  /// - Parameters:
  ///   - tolerance: points that an edge may be off without being told.
  ///   - masked: views whose content is not compared; their frames are.
  init(
    expected: LayoutDocument, actual: LayoutDocument, tolerance: Double = 0, masked: Set<String> = []
  ) {
    let deviation = FrameDeviation(expected, actual).largest
    gate = ComparisonGate(pointsOff: deviation, limit: tolerance)
    let views = ViewChanges(expected: expected, actual: actual, tolerance: tolerance).changes
    let explained = views.filter { [.appeared, .disappeared, .content].contains($0.kind) }.map(\.subject)
    let spoken = AccessibilityChanges(
      expected: expected, actual: actual, explained: masked.union(explained), tolerance: tolerance
    ).changes
    let others =
      Self.notes(.conflict, "conflict", expected.conflicts.map(\.broken), actual.conflicts.map(\.broken))
      + Self.notes(.finding, "finding", expected.findings.map(\.message), actual.findings.map(\.message))
      + Self.safeArea(expected.safeArea, actual.safeArea, tolerance: tolerance)
      + views.filter { $0.kind != .content || !masked.contains($0.subject) } + spoken
    // Constants that move edges no further than they may be off are tolerated with them.
    let constraints =
      tolerance > 0 && others.isEmpty ? [] : ConstraintChanges(expected: expected, actual: actual).changes
    let all = constraints + others
    changes = all.filter(\.isRoot) + all.filter { !$0.isRoot }
  }

  private static func safeArea(
    _ before: LayoutDocument.Box, _ after: LayoutDocument.Box, tolerance: Double
  ) -> [LayoutChange] {
    FrameChange(before, after, tolerance: tolerance).text.map {
      [LayoutChange(.safeArea, "safeArea", "the safe area \($0)", expected: before, actual: after)]
    } ?? []
  }

  /// Sentences that came and went.
  private static func notes(
    _ kind: LayoutChange.Kind, _ word: String, _ before: [String], _ after: [String]
  ) -> [LayoutChange] {
    after.filter { !before.contains($0) }.map { LayoutChange(kind, word, "new \(word): \($0)") }
      + before.filter { !after.contains($0) }.map { LayoutChange(kind, word, "\(word) no longer there: \($0)") }
  }
}

/// How far the edges of views and guides that are in both layouts are off.
private struct FrameDeviation {
  /// In points.
  let largest: Double

  init(_ before: LayoutDocument, _ after: LayoutDocument) {
    let old = Self.frames(before)
    largest = Self.frames(after).reduce(0) { largest, entry in
      guard let frame = old[entry.key] else { return largest }
      let (a, b) = (frame, entry.value)
      let edges = [a.x - b.x, a.y - b.y, a.x + a.width - b.x - b.width, a.y + a.height - b.y - b.height]
      return max(largest, edges.map(abs).max() ?? 0)
    }
  }

  private static func frames(_ document: LayoutDocument) -> [String: LayoutDocument.Box] {
    let frames = document.views.map { ($0.name, $0.frame) } + document.guides.map { ($0.name, $0.frame) }
    return Dictionary(frames) { first, _ in first }
  }
}

/// What changed of views and guides.
private struct ViewChanges {
  private(set) var changes: [LayoutChange] = []
  private let tolerance: Double
  /// How far each view moved as a whole.
  private var shifts: [String: FrameChange.Shift] = [:]
  /// Views that came or went.
  private var strangers: Set<String> = []

  init(expected: LayoutDocument, actual: LayoutDocument, tolerance: Double) {
    self.tolerance = tolerance
    // Names are unique in a picture, but a file can be edited by hand.
    let before = Dictionary(expected.views.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(actual.views.map(\.name))
    for view in expected.views where !names.contains(view.name) { strangers.insert(view.name) }
    for view in expected.views where !names.contains(view.name) {
      add(.disappeared, view.name, "is gone", parent: view.parent, expected: view.frame)
    }
    for view in actual.views where before[view.name] == nil { strangers.insert(view.name) }
    for view in actual.views {
      guard let old = before[view.name] else {
        add(.appeared, view.name, "is new", parent: view.parent, actual: view.frame)
        continue
      }
      if old != view { compare(old, view) }
    }
    compareGuides(expected.guides, actual.guides)
  }

  private mutating func add(
    _ kind: LayoutChange.Kind, _ name: String, _ text: String, parent: String?,
    expected: LayoutDocument.Box? = nil, actual: LayoutDocument.Box? = nil
  ) {
    let cause = parent.flatMap { strangers.contains($0) ? $0 : nil }
    changes.append(
      LayoutChange(kind, name, "\(name) \(text)", cause: cause, expected: expected, actual: actual))
  }

  private mutating func compare(_ before: LayoutDocument.View, _ after: LayoutDocument.View) {
    compareFrames(before.name, before.frame, after.frame, carrier: after.parent)
    compareVisibleFrames(before, after)
    let isShown = (before.isHidden ?? false, after.isHidden ?? false)
    if isShown.0 != isShown.1 { note(.content, before.name, isShown.1 ? "is hidden now" : "is shown now") }
    tell(.content, before.name, "opacity", DecimalText.of(before.opacity ?? 1), DecimalText.of(after.opacity ?? 1))
    tell(.content, before.name, "text", before.text?.summary ?? "none", after.text?.summary ?? "none")
    tell(.content, before.name, "accessibility label", before.label ?? "none", after.label ?? "none")
    tell(.hierarchy, before.name, "parent", before.parent ?? "none", after.parent ?? "none")
    tell(.hierarchy, before.name, "type", before.type, after.type)
    compareAmbiguity(before.name, before.isAmbiguous, after.isAmbiguous)
  }

  private mutating func compareAmbiguity(_ name: String, _ before: Bool?, _ after: Bool?) {
    guard before ?? false != after ?? false else { return }
    note(.ambiguity, name, after == true ? "is ambiguous now" : "is no longer ambiguous")
  }

  /// - Parameter carrier: the view whose movement takes this one along.
  private mutating func compareFrames(
    _ name: String, _ before: LayoutDocument.Box, _ after: LayoutDocument.Box, carrier: String?
  ) {
    let change = FrameChange(before, after, tolerance: tolerance)
    guard let text = change.text else { return }
    if let shift = change.shift { shifts[name] = shift }
    let isCarried = carrier.flatMap { shifts[$0] }.map { $0 == change.shift } ?? false
    changes.append(
      LayoutChange(
        .frame, name, "\(name) \(text)", cause: isCarried ? carrier : nil, expected: before, actual: after))
  }

  /// Layout margins matter where they change by themselves.
  private mutating func compareVisibleFrames(_ before: LayoutDocument.View, _ after: LayoutDocument.View) {
    let (old, new) = (before.visibleFrame ?? before.frame, after.visibleFrame ?? after.frame)
    let change = FrameChange(old, new, tolerance: tolerance)
    guard let text = change.text, text != FrameChange(before.frame, after.frame, tolerance: tolerance).text else {
      return
    }
    changes.append(
      LayoutChange(
        .frame, before.name, "the visible part of \(before.name) \(text)",
        cause: FrameChange(before.frame, after.frame, tolerance: tolerance).text == nil ? nil : before.name,
        expected: old, actual: new))
  }

  private mutating func compareGuides(_ expected: [LayoutDocument.Guide], _ actual: [LayoutDocument.Guide]) {
    let before = Dictionary(expected.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(actual.map(\.name))
    for guide in expected where !names.contains(guide.name) {
      add(.disappeared, guide.name, "is gone", parent: guide.owner, expected: guide.frame)
    }
    for guide in actual {
      guard let old = before[guide.name] else {
        add(.appeared, guide.name, "is new", parent: guide.owner, actual: guide.frame)
        continue
      }
      compareFrames(guide.name, old.frame, guide.frame, carrier: guide.owner)
      tell(.hierarchy, guide.name, "owner", old.owner, guide.owner)
      compareAmbiguity(guide.name, old.isAmbiguous, guide.isAmbiguous)
    }
  }

  private mutating func note(_ kind: LayoutChange.Kind, _ name: String, _ text: String) {
    changes.append(LayoutChange(kind, name, "\(name) \(text)"))
  }

  private mutating func tell(
    _ kind: LayoutChange.Kind, _ name: String, _ property: String, _ before: String, _ after: String
  ) {
    guard before != after else { return }
    changes.append(LayoutChange(kind, name, "\(name): \(property) is \(after), expected \(before)"))
  }
}

extension LayoutDocument.Text {
  fileprivate var summary: String {
    let ending = isTruncated == true ? ", cut off" : ""
    return "\"\(string)\" in \(lines) \(lines == 1 ? "line" : "lines") of \(DecimalText.of(fontSize)) pt\(ending)"
  }
}
