import CPango
import Drawing

/// What Pango must know of a span: its font, and its colour so that runs end where the colour does.
struct SpanAttributes {
  private let span: TextSpan
  private let families: [String]

  init(_ span: TextSpan, families: [String]) {
    (self.span, self.families) = (span, families)
  }

  func insert(into list: OpaquePointer?) {
    let description = PangoFontDescriptions.make(span.style, families: families)
    defer { pango_font_description_free(description) }
    insert(pango_attr_font_desc_new(description), into: list)
    insert(pango_attr_letter_spacing_new(PangoUnits.rounded(span.style.letterSpacing)), into: list)
    if span.style.isMonospacedDigits { insert(pango_attr_font_features_new("tnum"), into: list) }
    insert(
      pango_attr_foreground_new(level(span.color.red), level(span.color.green), level(span.color.blue)), into: list)
    insert(pango_attr_foreground_alpha_new(max(1, level(span.color.alpha))), into: list)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer?) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(span.range.lowerBound)
    attribute.pointee.end_index = guint(span.range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func level(_ part: Double) -> UInt16 {
    UInt16(min(max(part, 0), 1) * 65535)
  }
}
