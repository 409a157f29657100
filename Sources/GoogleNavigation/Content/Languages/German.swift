extension NavigationContent {
  nonisolated static func german(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "de",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "Bürgermeister-Schröder-Straße",
        toward: "Richtung Altstadt",
        next: NextStep(text: "Danach", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "Route wird neu berechnet …", searching: "GPS wird gesucht …",
        destinationLeft: "Das Ziel liegt links", destinationRight: "Das Ziel liegt rechts", exit: "Ausfahrt 12B",
        motorway: "A 9", motorwayToward: "Richtung Flughafen",
        longRoad: "Oberbürgermeister-Schröder-Straße am Nördlichen Hafenring"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "Beenden"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("Unfall in \(format.distance(meters: 300))", "Ist er noch da?", actions: ["Ja", "Nein"]),
        fasterRoute: PromptText(
          "Schnellere Route gefunden", "\(format.duration(minutes: 6)) weniger über Mühlenweg",
          actions: ["Übernehmen", "Nein danke"]),
        speedCamera: PromptText("Blitzer", "Bürgermeister-Schröder-Straße, in \(format.distance(meters: 500))"),
        closure: PromptText("Straße gesperrt", "Ihre Route meidet nun die Kaibrücke", actions: ["Verstanden"]),
        message: PromptText("GPS wird gesucht", "Die Position kann ungenau sein")),
      labels: ControlLabels(
        recenter: "Zentrieren", report: "Melden", compass: "Kompass, Norden oben", speedometer: "Geschwindigkeit",
        progress: "Fortschritt der Fahrt"),
      map: MapNames(
        roads: ["Bahnhofstraße", "Schröderstraße", "Mühlenweg", "Ulmenallee", "Königsweg", "Kirchgasse"],
        park: "Stadtpark", water: "Leine", destination: "Hafencafé"))
  }
}
