/// A manoeuvre in words, for who cannot see its arrow: coarser than the 66 drawings, as spoken guidance is.
nonisolated package enum SpokenManeuver: Int, Sendable, Hashable, CaseIterable {
  case straight, left, right, keepLeft, keepRight, slightLeft, slightRight, sharpLeft, sharpRight
  case uTurn, merge, roundabout, ferry, arrival

  package init(_ maneuver: Maneuver) {
    let name = maneuver.rawValue
    let isLeft = maneuver.side == .left
    switch maneuver {
    case .destination, .destinationLeft, .destinationRight: self = .arrival
    case .ferryBoat, .ferryTrain: self = .ferry
    case _ where name.hasPrefix("roundabout"): self = .roundabout
    case _ where name.hasPrefix("merge"): self = .merge
    case _ where name.contains("UTurn"): self = .uTurn
    case _ where maneuver.side == nil: self = .straight
    case _ where name.contains("Slight"): self = isLeft ? .slightLeft : .slightRight
    case _ where name.contains("Sharp"): self = isLeft ? .sharpLeft : .sharpRight
    case _ where name.hasPrefix("turn") && !name.contains("Keep"): self = isLeft ? .left : .right
    default: self = isLeft ? .keepLeft : .keepRight
    }
  }

  /// The words in a language by its BCP 47 tag; English where there are none in it.
  package func words(language: String) -> String {
    let all = Self.words[String(language.prefix(while: \.isLetter))] ?? Self.english
    return all[rawValue]
  }

  /// In the order of the cases.
  static let english = [
    "Continue", "Turn left", "Turn right", "Keep left", "Keep right", "Bear left", "Bear right", "Turn sharp left",
    "Turn sharp right", "Make a U-turn", "Merge", "Enter the roundabout", "Take the ferry", "Arrive",
  ]

  static let words: [String: [String]] = [
    "en": english,
    "de": [
      "Weiterfahren", "Links abbiegen", "Rechts abbiegen", "Links halten", "Rechts halten", "Leicht links abbiegen",
      "Leicht rechts abbiegen", "Scharf links abbiegen", "Scharf rechts abbiegen", "Wenden", "Einfädeln",
      "In den Kreisverkehr einfahren", "Fähre nehmen", "Ankommen",
    ],
    "ar": [
      "تابع السير", "انعطف يسارًا", "انعطف يمينًا", "الزم اليسار", "الزم اليمين", "انعطف قليلًا إلى اليسار",
      "انعطف قليلًا إلى اليمين", "انعطف بحدة إلى اليسار", "انعطف بحدة إلى اليمين", "استدر للخلف", "اندمج في الطريق",
      "ادخل الدوّار", "استقل العبّارة", "الوصول إلى الوجهة",
    ],
    "he": [
      "המשך ישר", "פנייה שמאלה", "פנייה ימינה", "להיצמד לשמאל", "להיצמד לימין", "פנייה קלה שמאלה", "פנייה קלה ימינה",
      "פנייה חדה שמאלה", "פנייה חדה ימינה", "פניית פרסה", "השתלבות", "כניסה לכיכר", "עלייה למעבורת", "הגעה ליעד",
    ],
    "zh": [
      "直行", "左转", "右转", "靠左行驶", "靠右行驶", "向左前方行驶", "向右前方行驶", "向左急转弯", "向右急转弯", "掉头", "并入道路",
      "进入环岛", "乘坐轮渡", "到达目的地",
    ],
    "ja": [
      "直進", "左折", "右折", "左側を進む", "右側を進む", "斜め左へ進む", "斜め右へ進む", "左へ鋭角に曲がる", "右へ鋭角に曲がる", "Uターン",
      "合流", "環状交差点に入る", "フェリーに乗る", "目的地に到着",
    ],
    "ru": [
      "Прямо", "Поверните налево", "Поверните направо", "Держитесь левее", "Держитесь правее", "Плавно налево",
      "Плавно направо", "Резко налево", "Резко направо", "Развернитесь", "Перестройтесь в поток", "Въезд на кольцо",
      "Паром", "Прибытие",
    ],
    "th": [
      "ตรงไป", "เลี้ยวซ้าย", "เลี้ยวขวา", "ชิดซ้าย", "ชิดขวา", "เบี่ยงซ้าย", "เบี่ยงขวา", "เลี้ยวซ้ายหักศอก", "เลี้ยวขวาหักศอก", "กลับรถ",
      "เข้าร่วมถนน", "เข้าวงเวียน", "ขึ้นเรือข้ามฟาก", "ถึงที่หมาย",
    ],
    "hi": [
      "सीधे चलें", "बाएँ मुड़ें", "दाएँ मुड़ें", "बाईं ओर रहें", "दाईं ओर रहें", "हल्का बाएँ मुड़ें", "हल्का दाएँ मुड़ें", "तेज़ी से बाएँ मुड़ें",
      "तेज़ी से दाएँ मुड़ें", "यू-टर्न लें", "सड़क में मिलें", "गोलचक्कर में जाएँ", "फ़ेरी लें", "मंज़िल पर पहुँचें",
    ],
  ]
}
