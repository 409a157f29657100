extension NavigationContent {
  /// From right to left, with Latin digits.
  nonisolated static let hebrew = NavigationContent(
    language: "he",
    turn: TurnContent(
      maneuver: .turnRight, distance: "400 מ׳", road: "רחוב הנמל", toward: "לכיוון העיר העתיקה",
      next: NextStep(text: "ואז", maneuver: .turnLeft)),
    arrival: ArrivalContent(
      remainingTime: "24 דק׳", remainingDistance: "11 ק״מ", clock: "10:05", exit: "יציאה"),
    speed: SpeedContent(current: 47, limit: 50, unit: "קמ״ש", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("תאונה בעוד 300 מ׳", "היא עדיין שם?", actions: ["כן", "לא"]),
      fasterRoute: PromptText("נמצא מסלול מהיר יותר", "חיסכון של 6 דק׳", actions: ["החלפה", "לא, תודה"]),
      speedCamera: PromptText("מצלמת מהירות", "ברחוב הנמל בעוד 500 מ׳"),
      closure: PromptText("הכביש חסום", "המסלול עוקף את גשר המזח", actions: ["הבנתי"]),
      message: PromptText("מחפש אות GPS", "המיקום עשוי להיות לא מדויק")),
    labels: ControlLabels(
      recenter: "מירכוז", report: "דיווח", compass: "מצפן", speedometer: "מהירות נוכחית", progress: "התקדמות הנסיעה"),
    map: MapNames(
      roads: ["רחוב התחנה", "רחוב הנמל", "דרך הטחנה", "שדרות הדקל", "דרך המלך", "סמטת הכרם"],
      park: "פארק העיר", water: "הנחל", destination: "קפה הנמל"))
}
