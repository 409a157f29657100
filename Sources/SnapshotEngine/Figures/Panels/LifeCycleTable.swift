import GoogleNavigation
import LayoutModel

/// What navigation's events do in each state: asked of the session's own rules, and of a session that plays them.
struct LifeCycleTable: Hashable, Sendable {
  struct Transition: Hashable, Sendable {
    var event: String
    var source, target: LifeCycleState
    /// The layout delegate's methods that are called, in order.
    var callbacks: [String]
  }

  let transitions: [Transition]

  private static let events: [NavigationEvent] = [
    .enableNavigation, .startGuidance, .showPrompt(kind: .incident), .changePrompt(kind: .fasterRoute), .hidePrompt,
    .stopGuidance, .disableNavigation,
  ]

  /// Event by event, state by state.
  @MainActor init() throws {
    let paths = Self.paths
    var transitions: [Transition] = []
    for event in Self.events {
      for state in LifeCycleState.allCases where state.needed(by: event) == nil {
        guard let path = paths[state] else { continue }
        transitions.append(
          Transition(
            event: event.name, source: state, target: state.after(event),
            callbacks: try Self.callbacks(of: event, after: path)))
      }
    }
    self.transitions = transitions
  }

  /// The shortest way to each state.
  private static var paths: [LifeCycleState: [NavigationEvent]] {
    var paths: [LifeCycleState: [NavigationEvent]] = [.notNavigating: []]
    var open = [LifeCycleState.notNavigating]
    while let state = open.first {
      open.removeFirst()
      for event in events where state.needed(by: event) == nil {
        let next = state.after(event)
        guard paths[next] == nil else { continue }
        paths[next] = paths[state, default: []] + [event]
        open.append(next)
      }
    }
    return paths
  }

  @MainActor private static func callbacks(of event: NavigationEvent, after path: [NavigationEvent]) throws -> [String]
  {
    let session = try NavigationSession(screen: Device.usual.screen)
    try session.setLayoutDelegate(SampleLayoutDelegate())
    for event in path {
      try session.send(event)
      try session.send(.settle)
    }
    var callbacks: [String] = []
    session.onCallback = { callbacks.append($0) }
    try session.send(event)
    try session.send(.settle)
    return callbacks
  }
}
