import CPango

/// The libraries that decide where glyphs go.
package enum Typography {
  /// Names and versions, in a fixed order.
  package static var versions: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    return [
      ("pango", String(cString: pango_version_string())),
      ("harfbuzz", String(cString: hb_version_string())),
      ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
    ]
  }
}
