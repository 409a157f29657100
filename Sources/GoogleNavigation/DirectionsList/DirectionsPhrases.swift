import Foundation

/// How a list of directions words its steps in one language; `@` stands for the road, the place or the number.
nonisolated struct DirectionsPhrases: Sendable, Hashable {
  var locale: String
  var left, right, keepLeft, keepRight, onward, arrive: String
  var meters, kilometers: String
  var isImperial = false

  /// The phrases in a language by its BCP 47 tag; English where there are none in it.
  static func of(language: String, isImperial: Bool) -> DirectionsPhrases {
    var phrases = all.first { language.hasPrefix($0.locale.prefix(2)) } ?? english
    phrases.isImperial = isImperial
    return phrases
  }

  func arrival(_ place: String) -> String { filled(arrive, place) }

  /// A distance as a driver reads it, in miles and feet where the road signs are.
  func distance(_ meters: Int) -> String {
    if isImperial {
      let miles = Double(meters) / 1609.344
      return miles < 0.19
        ? filled("@ ft", number(Double(meters) * 3.28084, fraction: 0)) : filled("@ mi", number(miles))
    }
    return meters < 1000
      ? filled(self.meters, number(Double(meters), fraction: 0)) : filled(kilometers, number(Double(meters) / 1000))
  }

  fileprivate func filled(_ phrase: String, _ part: String) -> String {
    phrase.replacingOccurrences(of: "@", with: part)
  }

  private func number(_ value: Double, fraction: Int = 1) -> String {
    value.formatted(.number.precision(.fractionLength(0...fraction)).locale(Locale(identifier: locale)))
  }
}

extension DirectionsPhrases {
  nonisolated private static let english = DirectionsPhrases(
    locale: "en-GB", left: "Turn left onto @", right: "Turn right onto @", keepLeft: "Keep left onto @",
    keepRight: "Keep right onto @",
    onward: "Continue onto @", arrive: "Arrive at @", meters: "@ m", kilometers: "@ km")

  nonisolated private static let all = [
    english,
    DirectionsPhrases(
      locale: "de-DE", left: "Links abbiegen auf @", right: "Rechts abbiegen auf @",
      keepLeft: "Links halten auf @", keepRight: "Rechts halten auf @", onward: "Weiter auf @",
      arrive: "Ziel erreicht: @", meters: "@ m",
      kilometers: "@ km"),
    DirectionsPhrases(
      locale: "ar-u-nu-arab", left: "انعطف يسارًا إلى @", right: "انعطف يمينًا إلى @", keepLeft: "الزم اليسار إلى @",
      keepRight: "الزم اليمين إلى @",
      onward: "تابع إلى @", arrive: "الوصول إلى @", meters: "@ م", kilometers: "@ كم"),
    DirectionsPhrases(
      locale: "he-IL", left: "פנייה שמאלה אל @", right: "פנייה ימינה אל @", keepLeft: "להיצמד לשמאל אל @",
      keepRight: "להיצמד לימין אל @",
      onward: "להמשיך אל @", arrive: "הגעה אל @", meters: "@ מ׳", kilometers: "@ ק״מ"),
    DirectionsPhrases(
      locale: "zh-CN", left: "左转进入@", right: "右转进入@", keepLeft: "靠左进入@", keepRight: "靠右进入@", onward: "继续前行至@",
      arrive: "到达@", meters: "@ 米", kilometers: "@ 公里"),
    DirectionsPhrases(
      locale: "ja-JP", left: "左折して@に入る", right: "右折して@に入る", keepLeft: "左寄りに進み@に入る", keepRight: "右寄りに進み@に入る",
      onward: "@に進む", arrive: "@に到着", meters: "@ m", kilometers: "@ km"),
    DirectionsPhrases(
      locale: "ru-RU", left: "Поверните налево: @", right: "Поверните направо: @", keepLeft: "Держитесь левее: @",
      keepRight: "Держитесь правее: @",
      onward: "Продолжайте движение: @", arrive: "Прибытие: @", meters: "@ м", kilometers: "@ км"),
    DirectionsPhrases(
      locale: "th-TH", left: "เลี้ยวซ้ายเข้า@", right: "เลี้ยวขวาเข้า@", keepLeft: "ชิดซ้ายเข้า@", keepRight: "ชิดขวาเข้า@",
      onward: "ตรงต่อไปที่@",
      arrive: "ถึง@", meters: "@ ม.", kilometers: "@ กม."),
    DirectionsPhrases(
      locale: "hi-IN", left: "@ पर बाएँ मुड़ें", right: "@ पर दाएँ मुड़ें", keepLeft: "@ पर बाईं ओर रहें", keepRight: "@ पर दाईं ओर रहें",
      onward: "@ पर आगे बढ़ें", arrive: "@ पहुँचें", meters: "@ मी॰", kilometers: "@ कि॰मी॰"),
  ]
}

extension DirectionsPhrases {
  nonisolated func instruction(_ maneuver: Maneuver, _ road: String) -> String {
    let phrase =
      switch maneuver {
      case .turnLeft, .turnSharpLeft: left
      case .turnRight, .turnSharpRight: right
      case _ where maneuver.side == .left: keepLeft
      case _ where maneuver.side == .right: keepRight
      default: onward
      }
    return filled(phrase, road)
  }
}
