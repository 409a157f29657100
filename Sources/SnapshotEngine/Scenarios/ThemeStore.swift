import Foundation
import GoogleNavigation

/// Themes by name or file, each read once.
struct ThemeStore {
  private var known: [String: NavigationTheme] = [:]

  /// A built-in theme's name, or the path of a theme file.
  mutating func theme(named name: String) throws(ThemeError) -> NavigationTheme {
    if let theme = known[name] { return theme }
    let isBuiltIn = NavigationTheme.builtInNames.contains(name)
    let theme = isBuiltIn ? try NavigationTheme.builtIn(name) : try NavigationTheme(contentsOf: name)
    known[name] = theme
    return theme
  }

  /// A built-in theme's name as it is; a theme file's path from a matrix file's folder.
  static func path(of name: String, in folder: String) -> String {
    NavigationTheme.builtInNames.contains(name) || name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
  }
}

extension ThemeError: UserError {}
