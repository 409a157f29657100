/// One change of a solved layout.
package struct LayoutChange: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Hashable, Codable {
    /// An equation, a priority, or whether it holds.
    case constraint
    case conflict, finding
    case appeared, disappeared
    case safeArea, frame
    /// What a view shows, other than by its place: text, visibility, opacity, accessibility label.
    case content
    /// The parent or the class.
    case hierarchy
    case ambiguity
    /// What assistive technology reads, and in which order.
    case accessibility
  }

  package var kind: Kind
  /// The view or guide, or what a constraint places.
  package var subject: String
  /// A sentence, for example `turnCard moved 4 pt down`.
  package var text: String
  /// The view that this change follows from: it moved along with it, or came and went with it.
  package var cause: String?
  package var expected, actual: LayoutDocument.Box?

  package init(
    _ kind: Kind, _ subject: String, _ text: String, cause: String? = nil, expected: LayoutDocument.Box? = nil,
    actual: LayoutDocument.Box? = nil
  ) {
    (self.kind, self.subject, self.text, self.cause) = (kind, subject, text, cause)
    (self.expected, self.actual) = (expected, actual)
  }

  /// Whether nothing else in the layout explains the change.
  package var isRoot: Bool { cause == nil }
}

extension LayoutChange {
  /// The changes that nothing else explains, each with the number of those that follow from it.
  package static func summary(of changes: [LayoutChange]) -> [String] {
    // What follows from something that itself follows from something else is counted at the far end.
    var causes: [String: String] = [:]
    for change in changes { if let cause = change.cause { causes[change.subject] = cause } }
    func origin(of name: String) -> String {
      var (name, seen): (String, Set<String>) = (name, [])
      while let next = causes[name], seen.insert(name).inserted { name = next }
      return name
    }
    var followers: [String: Set<String>] = [:]
    for change in changes where change.kind == .frame {
      if let cause = change.cause { followers[origin(of: cause), default: []].insert(change.subject) }
    }
    return changes.filter(\.isRoot).map { change in
      guard change.kind == .frame, let count = followers[change.subject]?.count else { return change.text }
      return "\(change.text), with \(count) \(count == 1 ? "view" : "views") in it"
    }
  }
}
