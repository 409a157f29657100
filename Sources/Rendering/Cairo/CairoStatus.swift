import CCairo

/// Cairo keeps the first error of a context or surface; asking once at the end is enough.
enum CairoStatus {
  static func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw error(status) }
  }

  static func error(_ status: cairo_status_t) -> RenderingError {
    .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)")
  }
}
