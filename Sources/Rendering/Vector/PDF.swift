import CCairo
package import Drawing
import Foundation

/// Display lists as the pages of a PDF file; text becomes outlines.
package enum PDF {
  /// The file's bytes; each list is a page of its own size in points. The file holds no date but a fixed one.
  package static func data(of pages: [DisplayList], title: String? = nil) throws(RenderingError) -> [UInt8] {
    guard let first = pages.first else { throw .cairo("a PDF file needs a page") }
    for page in pages { _ = try PictureSize(of: page) }
    let surface = try VectorSurface(.pdf, size: first.size)
    // Cairo would write the time of day.
    cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if let title { cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title) }
    for page in pages {
      cairo_pdf_surface_set_size(surface.pointer, Double(page.size.width), Double(page.size.height))
      try surface.paint(page)
    }
    return try surface.finished()
  }
}
