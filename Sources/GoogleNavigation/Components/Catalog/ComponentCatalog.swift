/// Every component in every state that looks different, for galleries, reviews and tests.
nonisolated package enum ComponentCatalog {
  /// Component by component.
  package static let states: [ComponentState] =
    turnCard + etaCard + tripProgressBar + speedWidget + buttons + logo + prompts + hidingStack

  /// The components' names, in the catalogue's order.
  package static var components: [String] {
    states.map(\.component).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// One component's states.
  package static func states(of component: String) -> [ComponentState] {
    states.filter { $0.component == component }
  }
}
