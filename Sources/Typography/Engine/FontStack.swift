import CPango
import Glibc

/// A private Fontconfig set with only the files of some layers, and the Pango font map and context over it.
///
/// Belongs to one thread, as everything in Pango does.
final class FontStack {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let configuration: OpaquePointer

  init(_ files: [FontFile]) throws(FontError) {
    configuration = try Self.configuration(of: files)
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

  /// An empty configuration has no rules and no folders of the host; each file is added by its path.
  private static func configuration(of files: [FontFile]) throws(FontError) -> OpaquePointer {
    _ = hostConfigurationIsReplaced
    guard let configuration = FcConfigCreate() else { preconditionFailure("out of memory") }
    for file in files where FcConfigAppFontAddFile(configuration, file.path) == 0 {
      FcConfigDestroy(configuration)
      throw access(file.path, R_OK) == 0 ? .unreadable(file) : .missing(file)
    }
    return configuration
  }

  /// Makes an empty configuration the process's own, once and before any font map exists: Pango's helper thread would
  /// read the host's, and race with us for it.
  private static let hostConfigurationIsReplaced: Bool = {
    guard let empty = FcConfigCreate() else { return false }
    return FcConfigSetCurrent(empty) != 0
  }()

  private static func turnHintingOff(in context: OpaquePointer) {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
  }
}
