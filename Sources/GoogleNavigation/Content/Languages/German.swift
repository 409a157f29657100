extension NavigationContent {
  nonisolated static let german = NavigationContent(
    language: "de",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 m", road: "Bürgermeister-Schröder-Straße", toward: "Richtung Altstadt",
      next: NextStep(text: "Danach", maneuver: .turnLeft)),
    arrival: ArrivalContent(
      remainingTime: "24 Min.", remainingDistance: "11 km", clock: "10:05 Uhr", exit: "Beenden"),
    speed: SpeedContent(current: 47, limit: 50, unit: "km/h", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("Unfall in 300 m", "Ist er noch da?", actions: ["Ja", "Nein"]),
      fasterRoute: PromptText(
        "Schnellere Route gefunden", "6 Min. weniger über Mühlenweg", actions: ["Übernehmen", "Nein danke"]),
      speedCamera: PromptText("Blitzer", "Bürgermeister-Schröder-Straße, in 500 m"),
      closure: PromptText("Straße gesperrt", "Ihre Route meidet nun die Kaibrücke", actions: ["Verstanden"]),
      message: PromptText("GPS wird gesucht", "Die Position kann ungenau sein")),
    labels: ControlLabels(
      recenter: "Zentrieren", report: "Melden", compass: "Kompass, Norden oben", speedometer: "Geschwindigkeit",
      progress: "Fortschritt der Fahrt"),
    map: MapNames(
      roads: ["Bahnhofstraße", "Schröderstraße", "Mühlenweg", "Ulmenallee", "Königsweg", "Kirchgasse"],
      park: "Stadtpark", water: "Leine", destination: "Hafencafé"))
}
