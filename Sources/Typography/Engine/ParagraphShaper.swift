import CPango
import Drawing
import Foundation

/// How one part of a paragraph, without line feeds, is to be laid out.
struct ShapingRequest {
  var text: String
  var paragraph: TextParagraph
  /// The paragraph's spans that lie in `text`, by their place in it.
  var spans: [TextSpan]
  var families: FontFamilies
  /// In Pango units; nil for a single line of any width.
  var width: Int32?
  /// 0 for as many as needed.
  var maximumLines: Int
}

/// A Pango layout, freed with its owner.
final class ShapedText {
  let layout: OpaquePointer
  let text: String
  let spans: [TextSpan]

  init(_ request: ShapingRequest, in stack: FontStack) {
    (text, spans) = (request.text, request.spans)
    let direction = request.paragraph.direction
    pango_context_set_base_dir(
      stack.context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_context_set_language(stack.context, pango_language_from_string(request.paragraph.style.language))
    layout = pango_layout_new(stack.context)
    pango_layout_set_auto_dir(layout, direction == .natural ? 1 : 0)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    setFont(request)
    setAttributes(request)
    setBreaking(request)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// By the paragraph, or by its first strong letter.
  var isRightToLeft: Bool {
    pango_layout_get_line_readonly(layout, 0)?.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue
  }

  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }
  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  private func setFont(_ request: ShapingRequest) {
    let description = PangoFontDescriptions.make(request.paragraph.style, families: request.families.names)
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
  }

  private func setAttributes(_ request: ShapingRequest) {
    let style = request.paragraph.style
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    for range in LanguageRanges(text, language: style.language).ranges {
      guard let attribute = pango_attr_language_new(pango_language_from_string(range.language)) else { continue }
      attribute.pointee.start_index = guint(range.start)
      attribute.pointee.end_index = guint(range.end)
      pango_attr_list_insert(list, attribute)
    }
    if style.letterSpacing != 0 {
      pango_attr_list_insert(list, pango_attr_letter_spacing_new(PangoUnits.rounded(style.letterSpacing)))
    }
    for span in spans { SpanAttributes(span, families: request.families.names).insert(into: list) }
    if style.isMonospacedDigits { pango_attr_list_insert(list, pango_attr_font_features_new("tnum")) }
    // Pango adds hyphens wherever it breaks a word; only a soft hyphen asks for one.
    let hasSoftHyphen = text.unicodeScalars.contains("\u{AD}")
    pango_attr_list_insert(list, pango_attr_insert_hyphens_new(hasSoftHyphen ? 1 : 0))
    pango_layout_set_attributes(layout, list)
  }

  private func setBreaking(_ request: ShapingRequest) {
    guard let width = request.width else { return }
    let lineBreak = request.paragraph.lineBreak
    guard lineBreak != .clip else { return }
    pango_layout_set_width(layout, width)
    pango_layout_set_wrap(layout, lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    guard let ellipsis = lineBreak.ellipsis, request.maximumLines > 0 else { return }
    pango_layout_set_ellipsize(layout, ellipsis)
    pango_layout_set_height(layout, -Int32(min(request.maximumLines, Int(Int32.max))))
  }
}

extension TextParagraph.LineBreak {
  /// Nil for those that leave no ellipsis.
  var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    case .wordWrap, .characterWrap, .clip: nil
    }
  }
}
