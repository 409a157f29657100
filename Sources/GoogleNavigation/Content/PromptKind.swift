/// What a prompt is about.
nonisolated package enum PromptKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A reported incident ahead, with two buttons to vote on it.
  case incident
  /// A faster route, with buttons to take it or to leave it.
  case fasterRoute
  /// A speed camera ahead; nothing to press.
  case speedCamera
  /// A closed road on the route, with a button to acknowledge it.
  case closure
  /// A plain message; nothing to press.
  case message

  /// Whether the prompt is an incident's card, which `showsIncidentCards` can keep away.
  var isAboutIncident: Bool {
    switch self {
    case .incident, .speedCamera, .closure: true
    case .fasterRoute, .message: false
    }
  }
}
