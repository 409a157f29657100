extension NavigationContent {
  /// From right to left, with Arabic-Indic digits.
  nonisolated static let arabic = NavigationContent(
    language: "ar",
    turn: TurnContent(
      maneuver: .turnRight, distance: "٤٠٠ م", road: "شارع الميناء", toward: "باتجاه البلدة القديمة",
      next: NextStep(text: "ثم", maneuver: .turnLeft)),
    arrival: ArrivalContent(
      remainingTime: "٢٤ دقيقة", remainingDistance: "١١ كم", clock: "١٠:٠٥ ص", exit: "خروج"),
    speed: SpeedContent(current: 47, limit: 50, unit: "كم/س", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("حادث بعد ٣٠٠ م", "هل ما زال هناك؟", actions: ["نعم", "لا"]),
      fasterRoute: PromptText("تم العثور على طريق أسرع", "توفير ٦ دقائق", actions: ["اتبع الطريق", "لا شكرًا"]),
      speedCamera: PromptText("كاميرا سرعة", "في شارع الميناء بعد ٥٠٠ م"),
      closure: PromptText("طريق مغلق أمامك", "يتجنب مسارك الآن جسر الرصيف", actions: ["حسنًا"]),
      message: PromptText("جارٍ البحث عن الإشارة", "قد لا يكون الموقع دقيقًا")),
    labels: ControlLabels(
      recenter: "توسيط", report: "إبلاغ", compass: "بوصلة", speedometer: "السرعة الحالية", progress: "تقدم الرحلة"),
    map: MapNames(
      roads: ["شارع المحطة", "شارع الميناء", "طريق الطاحونة", "شارع النخيل", "طريق الملك", "زقاق المسجد"],
      park: "حديقة المدينة", water: "النهر", destination: "مقهى الميناء"))
}
