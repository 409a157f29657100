import CCairo
import Foundation

/// Pixels that Cairo draws on, freed with their owner.
struct ImageSurface: ~Copyable {
  enum Format {
    /// 32 bits a pixel, no alpha.
    case opaque
    /// 32 bits a pixel, premultiplied.
    case translucent
    /// 8 bits a pixel.
    case mask

    var cairo: cairo_format_t {
      switch self {
      case .opaque: CAIRO_FORMAT_RGB24
      case .translucent: CAIRO_FORMAT_ARGB32
      case .mask: CAIRO_FORMAT_A8
      }
    }
  }

  let pointer: OpaquePointer
  let width, height, stride: Int

  init(_ format: Format, width: Int, height: Int) throws(RenderingError) {
    guard let surface = cairo_image_surface_create(format.cairo, Int32(width), Int32(height)) else {
      throw .cairo("no surface")
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw CairoStatus.error(status)
    }
    pointer = surface
    (self.width, self.height) = (width, height)
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// All rows, `stride` bytes each, after everything drawn has arrived.
  func withBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
    cairo_surface_flush(pointer)
    let start = cairo_image_surface_get_data(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    return body(UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : stride * height))
  }
}
