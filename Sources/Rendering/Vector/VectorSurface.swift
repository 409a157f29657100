import CCairo
import Drawing
import Foundation

/// A Cairo surface that writes a file's bytes into memory, freed with its owner.
struct VectorSurface: ~Copyable {
  enum Format { case svg, pdf }

  let pointer: OpaquePointer
  private let sink: ByteSink

  /// `size` is in points.
  init(_ format: Format, size: CGSize) throws(RenderingError) {
    let sink = ByteSink()
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let (width, height) = (Double(size.width), Double(size.height))
    let created =
      switch format {
      case .svg: cairo_svg_surface_create_for_stream(ByteSink.write, closure, width, height)
      case .pdf: cairo_pdf_surface_create_for_stream(ByteSink.write, closure, width, height)
      }
    guard let created else { throw .cairo("no surface") }
    let status = cairo_surface_status(created)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(created)
      throw CairoStatus.error(status)
    }
    (pointer, self.sink) = (created, sink)
  }

  deinit {
    // Writes what is left, into the sink that is still there.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  /// Draws a list at the surface's size; shadows and other pictures within it have the list's resolution.
  func paint(_ list: DisplayList) throws(RenderingError) {
    let context = try DrawingContext(on: pointer)
    // The painter counts in pixels.
    cairo_scale(context.pointer, 1 / Double(list.scale), 1 / Double(list.scale))
    let size = try PictureSize(of: list)
    let visible = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    try Painter(context: context.pointer, visible: visible, isVector: true).paint(list)
    cairo_show_page(context.pointer)
    try context.check()
  }

  /// Ends the file and gives its bytes.
  func finished() throws(RenderingError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try CairoStatus.check(cairo_surface_status(pointer))
    return sink.bytes
  }
}

/// Where Cairo's bytes go.
private final class ByteSink {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
