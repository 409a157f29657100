import CPango
import Drawing
import Foundation

/// One face of a font file: who it is, and its outlines in font units.
///
/// Outlines are asked for at the face's own scale, where all coordinates are whole numbers: the same on every machine.
final class FontFace {
  let identity: FontIdentity
  let unitsPerEm: CGFloat
  private let font: OpaquePointer
  private let pen: OutlinePen
  private var outlines: [UInt32: Path] = [:]

  init(_ pangoFont: UnsafeMutablePointer<PangoFont>, pen: OutlinePen) {
    let face = hb_font_get_face(pango_font_get_hb_font(pangoFont))
    let units = hb_face_get_upem(face)
    font = hb_font_create(face)
    hb_font_set_scale(font, Int32(units), Int32(units))
    unitsPerEm = CGFloat(units)
    identity = Self.identity(of: pangoFont)
    self.pen = pen
  }

  deinit {
    hb_font_destroy(font)
  }

  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let outline = pen.outline(of: glyph, in: font)
    outlines[glyph] = outline
    return outline
  }

  /// How far the next glyph stands from this one, at `size` points.
  func advance(of glyph: UInt32, size: CGFloat) -> CGFloat {
    CGFloat(hb_font_get_glyph_h_advance(font, glyph)) * size / unitsPerEm
  }

  /// At `size` points.
  func metrics(size: CGFloat) -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let scale = size / unitsPerEm
    return FontMetrics(
      ascender: CGFloat(extents.ascender) * scale, descender: CGFloat(extents.descender) * scale,
      leading: CGFloat(extents.line_gap) * scale,
      capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, letter: "H") * scale,
      xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, letter: "x") * scale)
  }

  /// The font's own figure, or the height of a letter where it gives none.
  private func height(_ tag: hb_ot_metrics_tag_t, letter: Unicode.Scalar) -> CGFloat {
    var position: hb_position_t = 0
    if hb_ot_metrics_get_position(font, tag, &position) != 0, position > 0 { return CGFloat(position) }
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0 else { return unitsPerEm * 0.7 }
    return outline(of: glyph).controlBounds.maxY
  }

  private static func identity(of font: UnsafeMutablePointer<PangoFont>) -> FontIdentity {
    let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) }
    var (weight, slant): (Double, Int32) = (80, 0)
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    let family = text(FC_FAMILY, in: pattern) ?? "unknown"
    return FontIdentity(
      family: family, name: text(FC_POSTSCRIPT_NAME, in: pattern) ?? family,
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()), isItalic: slant != 0)
  }

  private static func text(_ key: String, in pattern: OpaquePointer?) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}
