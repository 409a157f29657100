/// What changed between a recorded layout and the present one, a sentence each.
struct LayoutComparison {
  let changes: [String]

  init(expected: LayoutDocument, actual: LayoutDocument) {
    var changes: [String] = []
    Self.pair(expected.views, actual.views, kind: "view", name: \.name, into: &changes) { before, after in
      Self.changes(of: before, to: after)
    }
    Self.pair(expected.guides, actual.guides, kind: "guide", name: \.name, into: &changes) { before, after in
      Self.change("frame", before.frame, after.frame)
    }
    if expected.safeArea != actual.safeArea { changes += Self.change("safe area", expected.safeArea, actual.safeArea) }
    self.changes = changes
  }

  private static func pair<Element: Equatable>(
    _ expected: [Element], _ actual: [Element], kind: String, name: (Element) -> String,
    into changes: inout [String], compare: (Element, Element) -> [String]
  ) {
    for before in expected {
      guard let after = actual.first(where: { name($0) == name(before) }) else {
        changes.append("\(kind) '\(name(before))' is gone")
        continue
      }
      if before != after { changes += compare(before, after).map { "\(name(before)): \($0)" } }
    }
    for after in actual where !expected.contains(where: { name($0) == name(after) }) {
      changes.append("\(kind) '\(name(after))' is new")
    }
  }

  private static func changes(of before: LayoutDocument.View, to after: LayoutDocument.View) -> [String] {
    change("frame", before.frame, after.frame)
      + change("visible frame", before.visibleFrame ?? before.frame, after.visibleFrame ?? after.frame)
      + change("parent", before.parent ?? "none", after.parent ?? "none")
      + change("type", before.type, after.type)
      + change("hidden", "\(before.isHidden ?? false)", "\(after.isHidden ?? false)")
      + change("opacity", DecimalText.of(before.opacity ?? 1), DecimalText.of(after.opacity ?? 1))
      + change("ambiguous", "\(before.isAmbiguous ?? false)", "\(after.isAmbiguous ?? false)")
      + change("label", before.label ?? "none", after.label ?? "none")
      + change("text", before.text?.summary ?? "none", after.text?.summary ?? "none")
  }

  private static func change(_ name: String, _ before: LayoutDocument.Box, _ after: LayoutDocument.Box) -> [String] {
    change(name, before.summary, after.summary)
  }

  private static func change(_ name: String, _ before: String, _ after: String) -> [String] {
    before == after ? [] : ["\(name) is \(after), expected \(before)"]
  }
}

extension LayoutDocument.Box {
  fileprivate var summary: String {
    "(" + [x, y, width, height].map { DecimalText.of($0) }.joined(separator: ", ") + ")"
  }
}

extension LayoutDocument.Text {
  fileprivate var summary: String {
    let ending = isTruncated == true ? ", cut off" : ""
    return "\"\(string)\" in \(lines) lines of \(DecimalText.of(fontSize)) pt\(ending)"
  }
}
