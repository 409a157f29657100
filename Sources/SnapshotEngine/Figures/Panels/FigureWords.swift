import Drawing

/// The words that figures add by themselves, in every language that there are texts in.
struct FigureWords {
  let safeArea, margins, viewport, outline: String

  init(language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = Self.all[code == "iw" ? "he" : code] ?? Self.english
  }

  private init(_ safeArea: String, _ margins: String, _ viewport: String, _ outline: String) {
    (self.safeArea, self.margins, self.viewport, self.outline) = (safeArea, margins, viewport, outline)
  }

  private static let english = FigureWords("Outside the safe area", "Layout margins", "Viewport", "Frame")

  private static let all: [String: FigureWords] = [
    "en": english,
    "de": FigureWords("Außerhalb des sicheren Bereichs", "Layoutränder", "Sichtfenster", "Rahmen"),
    "ar": FigureWords("خارج المنطقة الآمنة", "هوامش التخطيط", "منطقة العرض", "الإطار"),
    "he": FigureWords("מחוץ לאזור הבטוח", "שולי הפריסה", "אזור התצוגה", "מסגרת"),
    "zh": FigureWords("安全区域之外", "布局边距", "可视区域", "边框"),
    "ja": FigureWords("セーフエリアの外側", "レイアウトマージン", "ビューポート", "フレーム"),
    "ru": FigureWords("Вне безопасной области", "Поля макета", "Область просмотра", "Рамка"),
    "th": FigureWords("นอกพื้นที่ปลอดภัย", "ระยะขอบเลย์เอาต์", "วิวพอร์ต", "กรอบ"),
    "hi": FigureWords("सुरक्षित क्षेत्र के बाहर", "लेआउट हाशिए", "व्यूपोर्ट", "फ़्रेम"),
  ]
}
