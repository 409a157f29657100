package import GoogleNavigation
package import LayoutModel

/// What a column of a component's sheet shows: a theme, and a layout direction with a language that is written so.
package struct GalleryLook: Sendable, Hashable {
  package let theme: NavigationTheme
  package let localeIdentifier: String

  package var direction: LayoutDirection { LayoutDirection(language: localeIdentifier) }
  package var content: NavigationContent { .fixture(localeIdentifier: localeIdentifier) }

  /// Each theme in both directions; from right to left light themes in Arabic and dark ones in Hebrew, so that
  /// neither is forgotten.
  package static func looks(of themes: [NavigationTheme]) -> [GalleryLook] {
    themes.flatMap { theme in
      ["en", theme.isDark ? "he" : "ar"].map { GalleryLook(theme: theme, localeIdentifier: $0) }
    }
  }

  var column: SpecimenSheet.Column {
    .init(
      title: Wording(theme.name).title,
      subtitle: "\(language), \(direction == .rightToLeft ? "right to left" : "left to right")")
  }

  private var language: String {
    switch localeIdentifier {
    case "ar": "Arabic"
    case "he": "Hebrew"
    default: "English"
    }
  }
}
