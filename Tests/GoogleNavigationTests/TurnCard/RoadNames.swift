import Foundation
import LayoutModel

@testable import GoogleNavigation

/// Road names put together at random, short ones, long ones and ones of two scripts.
nonisolated struct RoadNames {
  static let words: [(language: String, words: [String], joint: String)] = [
    (
      "en", ["Northern", "Quay", "St.", "Old Customs House", "Road", "(B1234)", "By-pass", "Jiggy Yard", "M25 J12"], " "
    ),
    (
      "de", ["Oberbürgermeister-", "Ähren", "Straße", "Überführung", "Jülicher", "Ging-Allee", "A 9", "am Ölhafen"], " "
    ),
    ("ar", ["شارع", "الملك", "عبد العزيز", "طريق", "الدائري", "مخرج ١٢", "مجموعة", "(King Road)", "لؤلؤة"], " "),
    ("he", ["רחוב", "הנמל", "שדרות", "ראש הממשלה", "בן־גוריון", "כביש 6", "(Ayalon)", "צומת", "ק״ם"], " "),
    ("zh-Hans", ["北港", "环路", "老海关", "码头", "大道", "G2", "立交桥", "辅路", "（东段）"], ""),
    ("ja", ["北港", "環状", "通り", "旧税関", "埠頭", "ジャンクション", "E1", "「みなと」", "東行き"], ""),
    ("ru", ["Набережная", "улица", "имени", "академика", "Щукина", "М4", "Йошкар-Олинский", "проезд"], " "),
    ("th", ["ถนน", "วงแหวน", "ท่าเรือ", "ฝั่งเหนือ", "ที่ปู่ญี่ปุ่น", "ซอย 12", "(Rama IV)", "กรุงเทพฯ"], ""),
    ("hi", ["उत्तरी", "बंदरगाह", "मार्ग", "मुद्रिका", "NH 48", "श्री कृष्ण", "चौराहा", "दुर्गाँ"], " "),
  ]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Of 1 to 9 words.
  mutating func name(of words: [String], joint: String) -> String {
    let count = Int.random(in: 1...9, using: &random)
    return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: joint)
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
