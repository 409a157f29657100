import Drawing

/// The colours of everything that figures and sheets add to a picture, on white paper.
enum FigureColors {
  static let paper = Color.white
  static let ink = Color(rgb: 0x1A1C1F)
  static let quietInk = Color(rgb: 0x5B6067)
  static let hairline = Color(rgb: 0xD5D9E0)
  static let panel = Color(rgb: 0xF4F6F9)

  static let callout = Color(rgb: 0x0B57D0)
  static let dimension = Color(rgb: 0xB3146B)
  static let constraint = Color(rgb: 0xA54A00)
  static let safeArea = Color(rgb: 0x8A5A00)
  static let margins = Color(rgb: 0x6A35B5)
  static let viewport = Color(rgb: 0x00695C)

  static let error = Color(rgb: 0xC5221F)
  static let warning = Color(rgb: 0x9A5B00)
}
