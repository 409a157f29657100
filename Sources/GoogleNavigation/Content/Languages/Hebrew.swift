extension NavigationContent {
  /// From right to left, with Latin digits.
  nonisolated static func hebrew(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "he",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "רחוב הנמל", toward: "לכיוון העיר העתיקה",
        next: NextStep(text: "ואז", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "מחשב מסלול מחדש…", searching: "מחפש אות GPS…",
        destinationLeft: "היעד נמצא משמאל", destinationRight: "היעד נמצא מימין", exit: "מחלף 12", motorway: "6",
        motorwayToward: "לכיוון נמל התעופה",
        longRoad: "שדרות ראש הממשלה והטבעת הצפונית של נמל המפרץ"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "יציאה"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("תאונה בעוד \(format.distance(meters: 300))", "היא עדיין שם?", actions: ["כן", "לא"]),
        fasterRoute: PromptText(
          "נמצא מסלול מהיר יותר", "חיסכון של \(format.duration(minutes: 6))", actions: ["החלפה", "לא, תודה"]),
        speedCamera: PromptText("מצלמת מהירות", "ברחוב הנמל בעוד \(format.distance(meters: 500))"),
        closure: PromptText("הכביש חסום", "המסלול עוקף את גשר המזח", actions: ["הבנתי"]),
        message: PromptText("מחפש אות GPS", "המיקום עשוי להיות לא מדויק")),
      labels: ControlLabels(
        recenter: "מירכוז", report: "דיווח", compass: "מצפן", speedometer: "מהירות נוכחית", progress: "התקדמות הנסיעה"),
      map: MapNames(
        roads: ["רחוב התחנה", "רחוב הנמל", "דרך הטחנה", "שדרות הדקל", "דרך המלך", "סמטת הכרם"],
        park: "פארק העיר", water: "הנחל", destination: "קפה הנמל"))
  }
}
