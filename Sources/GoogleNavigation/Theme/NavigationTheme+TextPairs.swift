package import Drawing

extension NavigationTheme {
  /// A text's colour and the colour of what it is written on.
  nonisolated package struct TextPair: Sendable, Hashable {
    /// The text's key path in the theme's file, for example `card.title`.
    package var name: String
    package var text, background: Color

    /// The WCAG 2 contrast ratio, 1...21; a translucent background counts as laid over the map's land.
    package func contrast(over land: Color) -> Double {
      let ground = background.over(land)
      return text.over(ground).contrast(with: ground)
    }
  }

  /// Every text of the components and the map, with what it is written on; the map's names lie on their halo.
  nonisolated package var textPairs: [TextPair] {
    turnCardPairs + cardPairs + controlPairs + speedPairs + mapPairs
  }

  nonisolated private var turnCardPairs: [TextPair] {
    [
      TextPair(name: "turnCard.text", text: turnCard.text, background: turnCard.primary),
      TextPair(name: "turnCard.text on secondary", text: turnCard.text, background: turnCard.secondary),
      TextPair(name: "turnCard.detail", text: turnCard.detail, background: turnCard.primary),
      TextPair(name: "turnCard.primary on text", text: turnCard.primary, background: turnCard.text),
      TextPair(name: "roadSigns.motorwayText", text: roadSigns.motorwayText, background: roadSigns.motorway),
      TextPair(name: "roadSigns.interstateText", text: roadSigns.interstateText, background: roadSigns.interstate),
      TextPair(name: "roadSigns.europeanText", text: roadSigns.europeanText, background: roadSigns.european),
      TextPair(name: "roadSigns.nationalText", text: roadSigns.nationalText, background: roadSigns.national),
    ]
  }

  nonisolated private var cardPairs: [TextPair] {
    [("title", card.title), ("detail", card.detail), ("onTime", card.onTime), ("late", card.late)]
      .map { TextPair(name: "card.\($0.0)", text: $0.1, background: card.surface) } + [
        TextPair(name: "card.veryLate", text: card.veryLate, background: card.surface),
        TextPair(name: "card.actionText", text: card.actionText, background: card.action),
        TextPair(name: "card.primaryActionText", text: card.primaryActionText, background: card.primaryAction),
        TextPair(name: "card.exitText", text: card.exitText, background: card.exit),
      ]
  }

  nonisolated private var controlPairs: [TextPair] {
    [
      TextPair(name: "controls.pillText", text: controls.pillText, background: controls.pill),
      TextPair(name: "controls.glyph", text: controls.glyph, background: controls.surface),
      TextPair(name: "controls.logo", text: controls.logo, background: controls.logoHalo),
    ]
  }

  nonisolated private var speedPairs: [TextPair] {
    [
      TextPair(name: "speed.text", text: speed.text, background: speed.surface),
      TextPair(name: "speed.unit", text: speed.unit, background: speed.surface),
      TextPair(name: "speed.signText", text: speed.signText, background: speed.sign),
      TextPair(name: "speed.minorText", text: speed.minorText, background: speed.surface),
      TextPair(name: "speed.majorText", text: speed.majorText, background: speed.majorSurface),
    ]
  }

  nonisolated private var mapPairs: [TextPair] {
    [
      ("label on land", map.label, map.land), ("label on block", map.label, map.block),
      ("label on street", map.label, map.street), ("label on avenue", map.label, map.avenue),
      ("label on highway", map.label, map.highway), ("label on the route", map.label, route.line),
      ("parkLabel on park", map.parkLabel, map.park), ("waterLabel on water", map.waterLabel, map.water),
    ].map { TextPair(name: "map.\($0.0)", text: $0.1, background: map.labelHalo.over($0.2)) }
  }
}
