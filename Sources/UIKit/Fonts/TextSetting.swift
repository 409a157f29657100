import Foundation
package import Typography

/// The one text engine of the main actor, which every label measures and paints with.
package enum TextSetting {
  /// Why text could not be set, where it could not; a picture made since then lacks text.
  package private(set) static var failure: FontError?

  private static var engine: TextEngine?

  /// A font's measures; all 0 where the font set cannot be read.
  package static func metrics(_ style: TextStyle) -> FontMetrics {
    withEngine(otherwise: .zero) { engine throws(FontError) in try engine.metrics(style) }
  }

  /// The paragraph set to `width` points, or in lines as long as they come; empty where the font set cannot be read.
  package static func layout(_ paragraph: TextParagraph, width: CGFloat? = nil) -> TextLayout {
    withEngine(otherwise: .empty) { engine throws(FontError) in try engine.layout(paragraph, width: width) }
  }

  private static func readyEngine() throws(FontError) -> TextEngine {
    if let engine { return engine }
    let made = try TextEngine()
    engine = made
    return made
  }

  private static func withEngine<Result>(
    otherwise fallback: Result, _ work: (TextEngine) throws(FontError) -> Result
  ) -> Result {
    do throws(FontError) {
      let engine = try readyEngine()
      return try work(engine)
    } catch {
      failure = error
      return fallback
    }
  }
}
