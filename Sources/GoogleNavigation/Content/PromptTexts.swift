/// The texts of each prompt.
nonisolated package struct PromptTexts: Sendable, Hashable, Codable {
  package var incident, fasterRoute, speedCamera, closure, message: PromptText

  package init(
    incident: PromptText, fasterRoute: PromptText, speedCamera: PromptText, closure: PromptText, message: PromptText
  ) {
    (self.incident, self.fasterRoute, self.speedCamera) = (incident, fasterRoute, speedCamera)
    (self.closure, self.message) = (closure, message)
  }

  package subscript(kind: PromptKind) -> PromptText {
    switch kind {
    case .incident: incident
    case .fasterRoute: fasterRoute
    case .speedCamera: speedCamera
    case .closure: closure
    case .message: message
    }
  }
}

/// One prompt's texts.
nonisolated package struct PromptText: Sendable, Hashable, Codable {
  package var title, detail: String
  /// Buttons from the leading side, the important one first.
  package var actions: [String]

  package init(_ title: String, _ detail: String, actions: [String] = []) {
    (self.title, self.detail, self.actions) = (title, detail, actions)
  }
}
