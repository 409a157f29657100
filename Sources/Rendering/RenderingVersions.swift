import CCairo
import CDeflate

/// The libraries that decide about pixels and file sizes.
package enum RenderingVersions {
  /// Names and versions, in a fixed order.
  package static var all: [(name: String, version: String)] {
    [
      ("cairo", String(cString: cairo_version_string())),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
    ]
  }
}
