extension NavigationContent {
  /// British English.
  nonisolated static func english(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "en",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "Harbour Street", toward: "toward Old Town",
        next: NextStep(text: "Then", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "Rerouting…", searching: "Searching for GPS…",
        destinationLeft: "Your destination is on the left", destinationRight: "Your destination is on the right",
        exit: "Exit 12B", motorway: "M4", motorwayToward: "toward Airport",
        longRoad: "Northern Harbour Ring Road and Old Customs House Quay"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "Exit"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText(
          "Crash ahead in \(format.distance(meters: 300))", "Is it still there?", actions: ["Yes", "No"]),
        fasterRoute: PromptText(
          "Faster route found", "Saves \(format.duration(minutes: 6)) via Mill Road", actions: ["Take it", "No thanks"]),
        speedCamera: PromptText("Speed camera", "On Harbour Street in \(format.distance(meters: 500))"),
        closure: PromptText("Road closed ahead", "Your route now avoids Quay Bridge", actions: ["Got it"]),
        message: PromptText("Searching for GPS", "The position may be inexact")),
      labels: ControlLabels(
        recenter: "Re-centre", report: "Report", compass: "Compass, faces north", speedometer: "Current speed",
        progress: "Trip progress"),
      map: MapNames(
        roads: ["Station Road", "Harbour Street", "Mill Road", "Elm Avenue", "Queens Road", "Church Lane"],
        park: "Victoria Park", water: "River Lea", destination: "Harbour Café"))
  }
}
