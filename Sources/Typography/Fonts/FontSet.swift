/// The closed list of font files that text is set with; no other font of the machine is ever looked at.
package struct FontSet: Sendable, Hashable {
  /// The files of each layer, in the order in which they are added.
  package var base, eastAsian, regional: [FontFile]
  /// The family tried first for every character.
  package var primaryFamily: String

  package init(
    base: [FontFile], eastAsian: [FontFile] = [], regional: [FontFile] = [], primaryFamily: String = "Roboto"
  ) {
    (self.base, self.eastAsian, self.regional) = (base, eastAsian, regional)
    self.primaryFamily = primaryFamily
  }

  /// Every file, base layer first.
  package var files: [FontFile] { base + eastAsian + regional }

  package func files(in layer: FontLayer) -> [FontFile] {
    switch layer {
    case .base: base
    case .eastAsian: eastAsian
    case .regional: regional
    }
  }
}

extension FontSet {
  /// The files that Debian's font packages install: the same bytes in Debian 12 and 13.
  package static let installed = FontSet(
    base: robotoStyles.map(roboto) + noto(baseScripts) + symbols, eastAsian: eastAsianFiles,
    regional: noto(regionalScripts))

  private static let robotoStyles = [
    "Regular", "Medium", "Bold", "Light", "Thin", "Black", "Italic", "MediumItalic", "BoldItalic", "LightItalic",
    "ThinItalic", "BlackItalic",
  ]

  private static let baseScripts = ["Arabic", "Hebrew", "Thai", "Devanagari"]

  private static let regionalScripts = [
    "Armenian", "Bengali", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Lao", "Malayalam",
    "Myanmar", "Sinhala", "Tamil", "Telugu",
  ]

  private static let symbols = ["Math", "Symbols", "Symbols2"].map { noto($0, "Regular") }

  private static let eastAsianFiles = ["Regular", "Bold"].map {
    FontFile(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
  }

  private static func roboto(_ style: String) -> FontFile {
    FontFile(
      path: "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-\(style).ttf",
      package: "fonts-roboto-unhinted")
  }

  private static func noto(_ scripts: [String]) -> [FontFile] {
    scripts.flatMap { script in ["Regular", "Bold"].map { noto(script, $0) } }
  }

  private static func noto(_ name: String, _ style: String) -> FontFile {
    FontFile(path: "/usr/share/fonts/truetype/noto/NotoSans\(name)-\(style).ttf", package: "fonts-noto-core")
  }
}
