extension NavigationContent {
  /// British English: kilometres and a clock of 24 hours.
  nonisolated static let english = NavigationContent(
    language: "en",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 m", road: "Harbour Street", toward: "toward Old Town",
      next: NextStep(text: "Then", maneuver: .turnLeft)),
    arrival: ArrivalContent(remainingTime: "24 min", remainingDistance: "11 km", clock: "10:05", exit: "Exit"),
    speed: SpeedContent(current: 47, limit: 50, unit: "km/h", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("Crash ahead in 300 m", "Is it still there?", actions: ["Yes", "No"]),
      fasterRoute: PromptText("Faster route found", "Saves 6 min via Mill Road", actions: ["Take it", "No thanks"]),
      speedCamera: PromptText("Speed camera", "On Harbour Street in 500 m"),
      closure: PromptText("Road closed ahead", "Your route now avoids Quay Bridge", actions: ["Got it"]),
      message: PromptText("Searching for GPS", "The position may be inexact")),
    labels: ControlLabels(
      recenter: "Re-centre", report: "Report", compass: "Compass, faces north", speedometer: "Current speed",
      progress: "Trip progress"),
    map: MapNames(
      roads: ["Station Road", "Harbour Street", "Mill Road", "Elm Avenue", "Queens Road", "Church Lane"],
      park: "Victoria Park", water: "River Lea", destination: "Harbour Café"))
}
