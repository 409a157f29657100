extension NavigationContent {
  /// Languages that have their own fixture texts.
  nonisolated package static let languages = ["en", "de", "ar", "he", "zh-Hans", "ja"]

  /// The fixture for a locale such as `de_AT` or `zh-Hans`; English where there is none of its language.
  nonisolated package static func fixture(localeIdentifier: String) -> NavigationContent {
    switch localeIdentifier.prefix(while: { $0.isLetter }).lowercased() {
    case "de": german
    case "ar": arabic
    case "he", "iw": hebrew
    case "zh": chinese
    case "ja": japanese
    default: localeIdentifier.hasSuffix("US") ? americanEnglish : english
    }
  }

  nonisolated static let lanes = [
    Lane([.left]), Lane([.straight]), Lane([.straight, .right], recommended: .right),
    Lane([.right], recommended: .right),
  ]

  nonisolated static let english = NavigationContent(
    language: "en",
    turn: TurnContent(
      maneuver: .right, distance: "400 m", road: "Harbour Street", toward: "toward Old Town",
      next: NextStep(text: "Then", maneuver: .left)),
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

  nonisolated static let german = NavigationContent(
    language: "de",
    turn: TurnContent(
      maneuver: .right, distance: "400 m", road: "Bürgermeister-Schröder-Straße", toward: "Richtung Altstadt",
      next: NextStep(text: "Danach", maneuver: .left)),
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

  nonisolated static let arabic = NavigationContent(
    language: "ar",
    turn: TurnContent(
      maneuver: .right, distance: "٤٠٠ م", road: "شارع الميناء", toward: "باتجاه البلدة القديمة",
      next: NextStep(text: "ثم", maneuver: .left)),
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

  nonisolated static let hebrew = NavigationContent(
    language: "he",
    turn: TurnContent(
      maneuver: .right, distance: "400 מ׳", road: "רחוב הנמל", toward: "לכיוון העיר העתיקה",
      next: NextStep(text: "ואז", maneuver: .left)),
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

  nonisolated static let chinese = NavigationContent(
    language: "zh-Hans",
    turn: TurnContent(
      maneuver: .right, distance: "400 米", road: "港口街", toward: "前往老城区",
      next: NextStep(text: "然后", maneuver: .left)),
    arrival: ArrivalContent(
      remainingTime: "24 分钟", remainingDistance: "11 公里", clock: "10:05", exit: "退出"),
    speed: SpeedContent(current: 47, limit: 50, unit: "公里/时", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("前方 300 米发生事故", "仍在那里吗？", actions: ["是", "否"]),
      fasterRoute: PromptText("发现更快路线", "经磨坊路可节省 6 分钟", actions: ["采用", "不用了"]),
      speedCamera: PromptText("测速摄像头", "港口街前方 500 米"),
      closure: PromptText("前方道路封闭", "路线已避开码头大桥", actions: ["知道了"]),
      message: PromptText("正在搜索卫星信号", "位置可能不准确")),
    labels: ControlLabels(
      recenter: "重新居中", report: "报告", compass: "指南针", speedometer: "当前速度", progress: "行程进度"),
    map: MapNames(
      roads: ["车站路", "港口街", "磨坊路", "榆树大道", "皇后路", "教堂巷"], park: "城市公园", water: "清水河",
      destination: "港口咖啡馆"))

  nonisolated static let japanese = NavigationContent(
    language: "ja",
    turn: TurnContent(
      maneuver: .right, distance: "400 m", road: "港通り", toward: "旧市街方面",
      next: NextStep(text: "その先", maneuver: .left)),
    arrival: ArrivalContent(remainingTime: "24 分", remainingDistance: "11 km", clock: "10:05", exit: "終了"),
    speed: SpeedContent(current: 47, limit: 50, unit: "km/h", sign: .vienna),
    prompts: PromptTexts(
      incident: PromptText("300 m 先で事故", "まだありますか？", actions: ["はい", "いいえ"]),
      fasterRoute: PromptText("より速いルートがあります", "水車通り経由で 6 分短縮", actions: ["切り替える", "いいえ"]),
      speedCamera: PromptText("速度取締機", "港通り、500 m 先"),
      closure: PromptText("この先通行止め", "埠頭橋を避けるルートに変更しました", actions: ["了解"]),
      message: PromptText("GPS を検索中", "位置が正確でない場合があります")),
    labels: ControlLabels(
      recenter: "現在地に戻る", report: "報告", compass: "コンパス", speedometer: "現在の速度", progress: "走行の進み具合"),
    map: MapNames(
      roads: ["駅前通り", "港通り", "水車通り", "けやき大通り", "女王通り", "教会小路"], park: "中央公園", water: "清水川",
      destination: "港カフェ"))
}
