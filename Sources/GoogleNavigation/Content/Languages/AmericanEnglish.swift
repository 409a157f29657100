extension NavigationContent {
  /// English as it is spelt, and as roads are signed, in the United States.
  nonisolated static func americanEnglish(_ format: GuidanceFormatter) -> NavigationContent {
    var content = english(format)
    content.labels.recenter = "Re-center"
    content.turn.road = "Harbor Street"
    content.turnTexts.motorway = "95"
    content.turnTexts.longRoad = "North Harbor Beltway and Old Customs House Boulevard"
    content.prompts.speedCamera.detail = "On Harbor Street in \(format.distance(meters: 500))"
    content.map.roads[1] = "Harbor Street"
    content.map.destination = "Harbor Café"
    return content
  }
}
