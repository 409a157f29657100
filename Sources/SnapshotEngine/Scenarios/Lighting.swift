/// The light that a picture is drawn for; it chooses the theme where none is named.
package enum Lighting: String, Sendable, Hashable, Codable, CaseIterable {
  case day, night
}
