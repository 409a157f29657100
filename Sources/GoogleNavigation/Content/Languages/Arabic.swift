extension NavigationContent {
  /// From right to left, with the digits of the region.
  nonisolated static func arabic(_ format: GuidanceFormatter) -> NavigationContent {
    NavigationContent(
      language: "ar",
      turn: TurnContent(
        maneuver: .turnRight, distance: format.distance(meters: 400), road: "شارع الميناء",
        toward: "باتجاه البلدة القديمة",
        next: NextStep(text: "ثم", maneuver: .turnLeft)),
      turnTexts: TurnTexts(
        rerouting: "جارٍ إعادة حساب المسار…", searching: "جارٍ البحث عن الإشارة…",
        destinationLeft: "وجهتك على اليسار", destinationRight: "وجهتك على اليمين", exit: "مخرج \(format.number(12))ب",
        motorway: format.number(75),
        motorwayToward: "باتجاه المطار",
        longRoad: "طريق الملك عبد العزيز بن عبد الرحمن الدائري الشمالي"),
      arrival: ArrivalContent(
        remainingTime: format.duration(minutes: 24), remainingDistance: format.distance(meters: 11_000),
        clock: format.time(hour: 10, minute: 5), exit: "خروج"),
      speed: .fixture(format),
      prompts: PromptTexts(
        incident: PromptText("حادث بعد \(format.distance(meters: 300))", "هل ما زال هناك؟", actions: ["نعم", "لا"]),
        fasterRoute: PromptText(
          "تم العثور على طريق أسرع", "توفير \(format.duration(minutes: 6))", actions: ["اتبع الطريق", "لا شكرًا"]),
        speedCamera: PromptText("كاميرا سرعة", "في شارع الميناء بعد \(format.distance(meters: 500))"),
        closure: PromptText("طريق مغلق أمامك", "يتجنب مسارك الآن جسر الرصيف", actions: ["حسنًا"]),
        message: PromptText("جارٍ البحث عن الإشارة", "قد لا يكون الموقع دقيقًا")),
      labels: ControlLabels(
        recenter: "توسيط", report: "إبلاغ", compass: "بوصلة", speedometer: "السرعة الحالية", progress: "تقدم الرحلة"),
      map: MapNames(
        roads: ["شارع المحطة", "شارع الميناء", "طريق الطاحونة", "شارع النخيل", "طريق الملك", "زقاق المسجد"],
        park: "حديقة المدينة", water: "النهر", destination: "مقهى الميناء"))
  }
}
