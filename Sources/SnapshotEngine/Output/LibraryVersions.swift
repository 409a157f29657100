import Rendering
import Typography

/// The versions of the libraries that decide about pixels.
enum LibraryVersions {
  static let entries = (RenderingVersions.all + Typography.versions).map {
    Manifest.Entry(name: $0.name, value: $0.version)
  }
}
