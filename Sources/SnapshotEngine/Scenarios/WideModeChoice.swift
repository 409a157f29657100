/// Whether wide mode follows the map's size, or is forced on or off.
package enum WideModeChoice: String, Sendable, Hashable, Codable, CaseIterable {
  case automatic = "auto"
  case on
  case off

  /// What overrides the rule; nil for nothing.
  package var forced: Bool? {
    switch self {
    case .automatic: nil
    case .on: true
    case .off: false
    }
  }

  /// As file names tell it; nil for the usual choice.
  var tag: String? {
    switch self {
    case .automatic: nil
    case .on: "wide"
    case .off: "standard"
    }
  }
}
