/// A language's short names of units, and what stands between a number and them.
nonisolated struct UnitNames: Sendable, Hashable {
  var meters, kilometers, feet, yards, miles, kilometersPerHour, milesPerHour: String
  /// No-break space where the language writes a space.
  var space = "\u{A0}"

  func joined(_ number: String, _ unit: String) -> String { number + space + unit }

  /// The names in a language by its code; those of English where there are none in it.
  static func of(language: String) -> UnitNames {
    table.first { $0.language == language }?.names ?? english
  }

  private static let english = UnitNames(
    meters: "m", kilometers: "km", feet: "ft", yards: "yd", miles: "mi", kilometersPerHour: "km/h", milesPerHour: "mph")

  private static let table: [(language: String, names: UnitNames)] = [
    (
      "ar",
      UnitNames(
        meters: "م", kilometers: "كم", feet: "قدم", yards: "ياردة", miles: "ميل", kilometersPerHour: "كم/س",
        milesPerHour: "ميل/س")
    ),
    (
      "he",
      UnitNames(
        meters: "מ׳", kilometers: "ק״מ", feet: "רגל", yards: "יארד", miles: "מייל", kilometersPerHour: "קמ״ש",
        milesPerHour: "מייל/ש׳")
    ),
    (
      "zh",
      UnitNames(
        meters: "米", kilometers: "公里", feet: "英尺", yards: "码", miles: "英里", kilometersPerHour: "公里/时",
        milesPerHour: "英里/时", space: "")
    ),
    (
      "ru",
      UnitNames(
        meters: "м", kilometers: "км", feet: "фт", yards: "ярд", miles: "мили", kilometersPerHour: "км/ч",
        milesPerHour: "миль/ч")
    ),
    (
      "th",
      UnitNames(
        meters: "ม.", kilometers: "กม.", feet: "ฟุต", yards: "หลา", miles: "ไมล์", kilometersPerHour: "กม./ชม.",
        milesPerHour: "ไมล์/ชม.")
    ),
    (
      "hi",
      UnitNames(
        meters: "मी॰", kilometers: "कि॰मी॰", feet: "फ़ुट", yards: "गज", miles: "मील", kilometersPerHour: "कि॰मी॰/घं॰",
        milesPerHour: "मील/घं॰")
    ),
  ]
}
