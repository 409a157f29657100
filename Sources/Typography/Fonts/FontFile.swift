/// One font file on this machine and the Debian package it comes from.
package struct FontFile: Sendable, Hashable {
  package var path: String
  package var package: String

  package init(path: String, package: String) {
    (self.path, self.package) = (path, package)
  }

  /// The file's name without its folder, for example `Roboto-Medium.ttf`.
  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
