/// Everything the stand-in components write: what a route and a drive would supply.
///
/// Texts are ready to be shown. Nothing is formatted here, so no host locale can change a picture.
nonisolated package struct NavigationContent: Sendable, Hashable, Codable {
  /// BCP 47, for example `zh-Hans`; decides fonts and digits.
  package var language: String
  package var turn: TurnContent
  package var arrival: ArrivalContent
  package var speed: SpeedContent
  package var prompts: PromptTexts
  package var labels: ControlLabels
  package var map: MapNames

  package init(
    language: String, turn: TurnContent, arrival: ArrivalContent, speed: SpeedContent, prompts: PromptTexts,
    labels: ControlLabels, map: MapNames
  ) {
    (self.language, self.turn, self.arrival, self.speed) = (language, turn, arrival, speed)
    (self.prompts, self.labels, self.map) = (prompts, labels, map)
  }
}

/// The turn card's content.
nonisolated package struct TurnContent: Sendable, Hashable, Codable {
  package var maneuver: Maneuver
  /// Distance to the turn with its unit, for example `400 m`.
  package var distance: String
  package var road: String
  /// A smaller line under the road, for example `toward Harbour`.
  package var toward: String?
  /// The step after this one. Lanes, where there are any, take its place.
  package var next: NextStep?
  package var lanes: [Lane]

  package init(
    maneuver: Maneuver, distance: String, road: String, toward: String? = nil, next: NextStep? = nil, lanes: [Lane] = []
  ) {
    (self.maneuver, self.distance, self.road) = (maneuver, distance, road)
    (self.toward, self.next, self.lanes) = (toward, next, lanes)
  }
}

/// The step after the next one, for example `Then` and an arrow.
nonisolated package struct NextStep: Sendable, Hashable, Codable {
  package var text: String
  package var maneuver: Maneuver

  package init(text: String, maneuver: Maneuver) {
    (self.text, self.maneuver) = (text, maneuver)
  }
}

/// The ETA card's content.
nonisolated package struct ArrivalContent: Sendable, Hashable, Codable {
  /// How traffic delays the arrival.
  nonisolated package enum Delay: String, Sendable, Hashable, Codable, CaseIterable {
    case light, medium, heavy
  }

  package var remainingTime, remainingDistance, clock: String
  package var delay: Delay
  package var exit: String
  /// The share of the route already travelled, 0...1.
  package var progress: Double

  package init(
    remainingTime: String, remainingDistance: String, clock: String, delay: Delay = .light, exit: String,
    progress: Double = 0.3
  ) {
    (self.remainingTime, self.remainingDistance, self.clock) = (remainingTime, remainingDistance, clock)
    (self.delay, self.exit, self.progress) = (delay, exit, progress)
  }
}

/// The speed widget's content; a part that is nil is not shown.
nonisolated package struct SpeedContent: Sendable, Hashable, Codable {
  /// The look of a speed-limit sign.
  nonisolated package enum Sign: String, Sendable, Hashable, Codable, CaseIterable {
    case vienna, unitedStates
  }

  package var current, limit: Int?
  package var unit: String
  package var sign: Sign
  /// What a United States sign says above the number.
  package var signCaption: String

  package init(current: Int?, limit: Int?, unit: String, sign: Sign, signCaption: String = "SPEED\nLIMIT") {
    (self.current, self.limit, self.unit) = (current, limit, unit)
    (self.sign, self.signCaption) = (sign, signCaption)
  }
}

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

/// Short texts on controls, and what assistive technology says of them.
nonisolated package struct ControlLabels: Sendable, Hashable, Codable {
  package var recenter, report, compass, speedometer, progress: String

  package init(recenter: String, report: String, compass: String, speedometer: String, progress: String) {
    (self.recenter, self.report, self.compass) = (recenter, report, compass)
    (self.speedometer, self.progress) = (speedometer, progress)
  }
}

/// Names written on the map.
nonisolated package struct MapNames: Sendable, Hashable, Codable {
  /// Main roads, the route's own first.
  package var roads: [String]
  package var park, water, destination: String

  package init(roads: [String], park: String, water: String, destination: String) {
    (self.roads, self.park, self.water, self.destination) = (roads, park, water, destination)
  }
}
