import CCairo
package import Drawing
import Foundation

/// The picture as Cairo's own SVG surface writes it: exact, but without names, and different between versions of Cairo.
/// For files to read and compare, see `SVGWriter`.
package enum CairoSVG {
  /// The file's bytes; one unit is one point. Title and description are for people who cannot see the picture.
  package static func data(
    of list: DisplayList, title: String? = nil, description: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    // The same limits as for pixels.
    _ = try PictureSize(of: list)
    let surface = try VectorSurface(.svg, size: list.size)
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
    try surface.paint(list)
    let document = SVGNames.renumbered(try surface.finished())
    let names = [("title", title), ("desc", description)].compactMap { element, text in
      text.map { SVGElement(element).around($0) + "\n" }
    }
    return named(document, Array(names.joined().utf8))
  }

  /// The document with `names` as the first elements within its root.
  private static func named(_ document: [UInt8], _ names: [UInt8]) -> [UInt8] {
    let root = Array("<svg".utf8)
    let start = document.indices.first { document[$0...].starts(with: root) }
    guard let start, let end = document[start...].firstIndex(of: UInt8(ascii: ">")) else { return document }
    return document[...end] + [UInt8(ascii: "\n")] + names + document[(end + 1)...]
  }
}
