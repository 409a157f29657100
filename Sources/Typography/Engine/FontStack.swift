import CPango

/// A private Fontconfig set with only the files of some layers, and the Pango font map and context over it.
///
/// Belongs to one thread, as everything in Pango does.
final class FontStack {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let configuration: OpaquePointer

  init(_ files: [FontFile]) throws(FontError) {
    configuration = try FontConfigurations.configuration(of: files)
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    // Points are Pango's device units, so that a size in points is a size in units.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    Self.turnHintingOff(in: context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
    FcConfigDestroy(configuration)
  }

  private static func turnHintingOff(in context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
  }
}
