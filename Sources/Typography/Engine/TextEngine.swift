import CPango
package import Foundation

/// Sets text: bidirectional order, shaping, fallback, line breaking and measuring, from a closed set of font files.
///
/// Pango belongs to one thread: make one engine for each, use it within synchronous code, and exchange `TextLayout`s.
package final class TextEngine {
  package let fonts: FontSet
  private var stacks: [FontLayers: FontStack] = [:]
  private let faces = FontFaces()
  private var metricsByStyle: [TextStyle: FontMetrics] = [:]
  private var layouts: [LayoutKey: TextLayout] = [:]

  private struct LayoutKey: Hashable {
    var paragraph: TextParagraph
    var width: CGFloat?
  }

  private static let cachedLayouts = 1024

  /// Opens the base layer's fonts; the others are opened when a text needs them.
  package init(fonts: FontSet = .installed) throws(FontError) {
    self.fonts = fonts
    stacks[.base] = try FontStack(fonts.base)
  }

  /// The metrics of the style's first family.
  package func metrics(_ style: TextStyle) throws(FontError) -> FontMetrics {
    if let known = metricsByStyle[style] { return known }
    let metrics = try primaryFace(style).metrics(size: style.size)
    metricsByStyle[style] = metrics
    return metrics
  }

  /// Sets a paragraph to a width in points; nil, or a million and more, leaves lines as long as they are.
  package func layout(_ paragraph: TextParagraph, width: CGFloat? = nil) throws(FontError) -> TextLayout {
    let key = LayoutKey(paragraph: paragraph, width: width.flatMap { $0 < 1_000_000 ? max(0, $0) : nil })
    if let known = layouts[key] { return known }
    let layers = FontLayers(neededBy: paragraph.string)
    let setter = ParagraphSetter(
      stack: try stack(layers), layers: layers, primaryFamily: fonts.primaryFamily,
      reader: LineReader(
        faces: faces, style: paragraph.style, color: paragraph.color, base: try metrics(paragraph.style)))
    let layout = setter.layout(paragraph, width: key.width)
    if layouts.count >= Self.cachedLayouts { layouts.removeAll(keepingCapacity: true) }
    layouts[key] = layout
    return layout
  }

  private func stack(_ layers: FontLayers) throws(FontError) -> FontStack {
    if let known = stacks[layers] { return known }
    let stack = try FontStack(layers.layers.flatMap(fonts.files(in:)))
    stacks[layers] = stack
    return stack
  }

  private func primaryFace(_ style: TextStyle) throws(FontError) -> FontFace {
    let families = FontFamilies(for: "", style: style, primary: fonts.primaryFamily, layers: .base)
    let description = PangoFontDescriptions.make(style, families: families.names)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(try stack(.base).context, description) else {
      throw .unreadable(fonts.base.first ?? FontFile(path: fonts.primaryFamily, package: "fonts-roboto-unhinted"))
    }
    defer { g_object_unref(font) }
    return faces.face(of: font)
  }
}
