extension NavigationTheme {
  /// The day theme, for a map view that was made without one.
  nonisolated static let standard: NavigationTheme = {
    do {
      return try builtIn("day")
    } catch {
      fatalError("a shipped theme is broken: \(error)")
    }
  }()
}
