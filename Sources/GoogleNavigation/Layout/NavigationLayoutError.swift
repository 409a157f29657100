/// Why a layout delegate cannot be set. The SDK publishes neither domain nor codes; these are ours.
nonisolated public enum NavigationLayoutError: Error, Hashable, CustomStringConvertible {
  /// Navigation is on already; set the delegate before it is enabled.
  case navigationAlreadyEnabled
  /// The map view was made for a CarPlay screen, whose layout is fixed.
  case carPlayScreen

  /// What went wrong and what to do about it.
  public var description: String {
    switch self {
    case .navigationAlreadyEnabled:
      "the layout delegate must be set before navigation is enabled; disable navigation first"
    case .carPlayScreen:
      "a map view on a CarPlay screen has a fixed layout and takes no layout delegate"
    }
  }
}
