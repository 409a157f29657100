import CCairo
package import Drawing
import Foundation

/// The picture as Cairo's own SVG surface writes it: exact, but without names, and different between versions of Cairo.
/// For files to read and compare, see `SVGWriter`.
package enum CairoSVG {
  /// The file's bytes; one unit is one point.
  package static func data(of list: DisplayList) throws(RenderingError) -> [UInt8] {
    // The same limits as for pixels.
    _ = try PictureSize(of: list)
    let surface = try VectorSurface(.svg, size: list.size)
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
    try surface.paint(list)
    return SVGNames.renumbered(try surface.finished())
  }
}
