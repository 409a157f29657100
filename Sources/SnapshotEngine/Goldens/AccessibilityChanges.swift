/// What changed of what assistive technology reads: which elements, in which order, and what is said of each.
struct AccessibilityChanges {
  private(set) var changes: [LayoutChange] = []

  private typealias Element = LayoutDocument.AccessibilityElement

  /// Views draw several elements, which are told apart by their order.
  private struct Key: Hashable {
    var view: String
    var number: Int
  }

  /// - Parameters:
  ///   - explained: views of which something else tells already what is read of them.
  ///   - tolerance: points that an edge may be off.
  init(expected: LayoutDocument, actual: LayoutDocument, explained: Set<String>, tolerance: Double) {
    let (before, after) = (Self.elements(expected), Self.elements(actual))
    let old = Dictionary(uniqueKeysWithValues: before)
    let new = Dictionary(uniqueKeysWithValues: after)
    for (key, element) in before where new[key] == nil && !explained.contains(key.view) {
      add(key, "\(Self.name(element)) is no longer read by assistive technology")
    }
    let frames = Dictionary(expected.views.map { ($0.name, $0.frame) }) { first, _ in first }
    let moved = Set(actual.views.filter { $0.frame != frames[$0.name] }.map(\.name))
    for (key, element) in after where !explained.contains(key.view) {
      guard let known = old[key] else {
        add(key, "\(Self.name(element)) is read by assistive technology now")
        continue
      }
      tell(key, "spoken label", known.label, element.label)
      tell(key, "spoken value", known.value, element.value)
      tell(key, "traits", Self.text(known.traits), Self.text(element.traits))
      // Of a view that moved, the elements did too.
      guard !moved.contains(key.view) else { continue }
      if let text = FrameChange(known.frame, element.frame, tolerance: tolerance).text {
        add(key, "\(Self.name(element)), as assistive technology shows it, \(text)")
      }
    }
    compareOrder(before.map(\.0).filter { new[$0] != nil }, after.map(\.0).filter { old[$0] != nil })
  }

  private static func elements(_ document: LayoutDocument) -> [(Key, Element)] {
    var counts: [String: Int] = [:]
    return (document.accessibility ?? []).map { element in
      defer { counts[element.view, default: 0] += 1 }
      return (Key(view: element.view, number: counts[element.view, default: 0]), element)
    }
  }

  /// Tells the first element that is read at another place; the others follow from it.
  private mutating func compareOrder(_ before: [Key], _ after: [Key]) {
    guard let index = before.indices.first(where: { before[$0] != after[$0] }) else { return }
    func previous(_ keys: [Key]) -> String {
      let place = keys.firstIndex(of: after[index]) ?? 0
      return place == 0 ? "first" : "after \(keys[place - 1].view)"
    }
    add(after[index], "\(after[index].view) is read \(previous(after)), expected \(previous(before))")
  }

  private static func name(_ element: Element) -> String {
    element.label.map { "\(element.view) ('\($0)')" } ?? element.view
  }

  private static func text(_ traits: [String]?) -> String? { traits?.joined(separator: ", ") }

  private mutating func tell(_ key: Key, _ property: String, _ before: String?, _ after: String?) {
    guard before != after else { return }
    add(key, "\(key.view): \(property) is \(after ?? "none"), expected \(before ?? "none")")
  }

  private mutating func add(_ key: Key, _ text: String) {
    changes.append(LayoutChange(.accessibility, key.view, text))
  }
}
