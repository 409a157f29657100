extension NavigationContent {
  /// English with miles and a twelve-hour clock.
  nonisolated static let americanEnglish = {
    var content = english
    content.turn.distance = "0.3 mi"
    content.arrival.remainingDistance = "6.8 mi"
    content.arrival.clock = "10:05 AM"
    content.speed = SpeedContent(current: 38, limit: 35, unit: "mph", sign: .unitedStates)
    content.labels.recenter = "Re-center"
    content.prompts.incident.title = "Crash ahead in 1,000 ft"
    content.prompts.speedCamera.detail = "On Harbor Street in 0.3 mi"
    content.turn.road = "Harbor Street"
    content.map.roads[1] = "Harbor Street"
    return content
  }()
}
