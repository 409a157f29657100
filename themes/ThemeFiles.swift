/// The JSON of the themes that ship with Navshot, embedded so that the binary needs no file beside it.
package enum ThemeFiles {
  /// Each shipped theme's name and its JSON.
  package static let all: [(name: String, json: [UInt8])] = [
    ("day", PackageResources.day_json),
    ("night", PackageResources.night_json),
    ("blueprint", PackageResources.blueprint_json),
    ("print", PackageResources.print_json),
  ]
}
