/// What assistive technology says and nothing writes: the words beside the texts that a component shows.
nonisolated package struct SpokenLabels: Sendable, Hashable {
  package var speedLimit, overLimit, arrival: String
  package var lightTraffic, mediumTraffic, heavyTraffic: String
  package var myLocation, moreOptions: String

  /// The words in a language by its BCP 47 tag; English where there are none in it.
  package static func of(language: String) -> SpokenLabels {
    switch language.prefix(while: \.isLetter) {
    case "de": german
    case "ar": arabic
    case "he": hebrew
    case "zh": chinese
    case "ja": japanese
    case "ru": russian
    case "th": thai
    case "hi": hindi
    default: english
    }
  }

  private static let english = SpokenLabels(
    speedLimit: "Speed limit", overLimit: "over the limit", arrival: "Arrival", lightTraffic: "Light traffic",
    mediumTraffic: "Some delay", heavyTraffic: "Heavy traffic", myLocation: "My location", moreOptions: "More options")

  private static let german = SpokenLabels(
    speedLimit: "Tempolimit", overLimit: "über dem Limit", arrival: "Ankunft", lightTraffic: "Wenig Verkehr",
    mediumTraffic: "Leichte Verzögerung", heavyTraffic: "Dichter Verkehr", myLocation: "Mein Standort",
    moreOptions: "Weitere Optionen")

  private static let arabic = SpokenLabels(
    speedLimit: "حد السرعة", overLimit: "فوق الحد", arrival: "الوصول", lightTraffic: "حركة مرور خفيفة",
    mediumTraffic: "بعض التأخير", heavyTraffic: "حركة مرور كثيفة", myLocation: "موقعي", moreOptions: "خيارات أخرى")

  private static let hebrew = SpokenLabels(
    speedLimit: "מהירות מותרת", overLimit: "מעל המותר", arrival: "הגעה", lightTraffic: "תנועה קלה",
    mediumTraffic: "עיכוב מסוים", heavyTraffic: "תנועה כבדה", myLocation: "המיקום שלי", moreOptions: "אפשרויות נוספות")

  private static let chinese = SpokenLabels(
    speedLimit: "限速", overLimit: "超速", arrival: "到达时间", lightTraffic: "路况畅通", mediumTraffic: "略有延误",
    heavyTraffic: "交通拥堵", myLocation: "我的位置", moreOptions: "更多选项")

  private static let japanese = SpokenLabels(
    speedLimit: "制限速度", overLimit: "速度超過", arrival: "到着", lightTraffic: "渋滞なし", mediumTraffic: "やや遅れ",
    heavyTraffic: "渋滞", myLocation: "現在地", moreOptions: "その他のオプション")

  private static let russian = SpokenLabels(
    speedLimit: "Ограничение скорости", overLimit: "выше разрешённой", arrival: "Прибытие",
    lightTraffic: "Свободная дорога", mediumTraffic: "Небольшая задержка", heavyTraffic: "Плотное движение",
    myLocation: "Моё местоположение", moreOptions: "Другие действия")

  private static let thai = SpokenLabels(
    speedLimit: "จำกัดความเร็ว", overLimit: "เกินกำหนด", arrival: "ถึงเวลา", lightTraffic: "การจราจรคล่องตัว",
    mediumTraffic: "ล่าช้าเล็กน้อย", heavyTraffic: "การจราจรหนาแน่น", myLocation: "ตำแหน่งของฉัน", moreOptions: "ตัวเลือกเพิ่มเติม")

  private static let hindi = SpokenLabels(
    speedLimit: "गति सीमा", overLimit: "सीमा से अधिक", arrival: "पहुँचने का समय", lightTraffic: "कम ट्रैफ़िक",
    mediumTraffic: "थोड़ी देरी", heavyTraffic: "भारी ट्रैफ़िक", myLocation: "मेरा स्थान", moreOptions: "अन्य विकल्प")
}

extension NavigationContent {
  /// What assistive technology says in the content's language.
  nonisolated package var spoken: SpokenLabels { .of(language: language) }
}
