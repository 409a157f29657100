import UIKit

nonisolated extension ComponentCatalog {
  static let turnCard: [ComponentState] =
    TurnExample.allCases.map { example in
      ComponentState("turnCard", example.title) { map in
        map.content = map.content.showing(example)
        return map.parts.turnCard
      }
    } + [
      turnCard("without toward") { ($0.toward, $0.next) = (nil, nil) },
      turnCard("every kind of sign") { turn in
        turn.signs = RoadSign.Kind.allCases.map { RoadSign($0, $0 == .exit ? "12B" : "9") }
      },
      turnCard("wide", room: .wide) { _ in },
    ]

  private static func turnCard(
    _ name: String, room: ComponentState.Room = .narrow, change: @escaping @Sendable (inout TurnContent) -> Void
  ) -> ComponentState {
    ComponentState("turnCard", name, room: room) { map in
      change(&map.content.turn)
      return map.parts.turnCard
    }
  }

  static let etaCard: [ComponentState] = [
    etaCard("no traffic data", .noData), etaCard("light traffic", .light), etaCard("medium delay", .medium),
    etaCard("heavy delay", .heavy), etaCard("wide", .light, room: .wide),
  ]

  private static func etaCard(
    _ name: String, _ delay: ArrivalContent.Delay, room: ComponentState.Room = .narrow
  ) -> ComponentState {
    ComponentState("etaCard", name, room: room) { map in
      map.content.arrival.delay = delay
      return map.parts.etaCard
    }
  }

  static let tripProgressBar: [ComponentState] = [
    tripProgressBar("at the start", 0), tripProgressBar("on the way", 0.3), tripProgressBar("in a jam", 0.52),
    tripProgressBar("arrived", 1), tripProgressBar("free roads", 0.3, traffic: []),
  ]

  private static func tripProgressBar(
    _ name: String, _ progress: Double, traffic: [TrafficSegment] = TrafficSegment.fixture
  ) -> ComponentState {
    ComponentState("tripProgressBar", name) { map in
      (map.content.arrival.progress, map.content.arrival.traffic) = (progress, traffic)
      let bar = map.parts.tripProgressBar
      bar.heightAnchor.constraint(equalToConstant: 240).isActive = true
      return bar
    }
  }

  static let prompts: [ComponentState] =
    PromptKind.allCases.map { kind in
      prompt(kind.rawValue.replacing(/[A-Z]/) { " " + $0.output.lowercased() }, kind)
    } + [
      prompt("wide", .incident, room: .wide),
      prompt(
        "all corners", .fasterRoute,
        corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]),
      prompt("two opposite corners", .closure, corners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner]),
      prompt("no corners", .message, corners: []),
    ]

  private static func prompt(
    _ name: String, _ kind: PromptKind, room: ComponentState.Room = .narrow, corners: CACornerMask? = nil
  ) -> ComponentState {
    ComponentState("prompt", name, room: room) { map in
      let prompt = NavigationPromptCard(map: map, kind: kind)
      if let corners { prompt.roundedCorners = corners }
      return prompt
    }
  }
}
