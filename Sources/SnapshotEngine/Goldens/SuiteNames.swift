import Foundation

/// Gives the suites of a run names that tell them apart, as results lie in a folder of the suite's name.
enum SuiteNames {
  /// Each suite once, under its folder's name, with the folders above it where two suites would share one.
  static func distinct(_ suites: [Suite]) -> [Suite] {
    var known: Set<String> = []
    let suites = suites.filter { known.insert(path(of: $0)).inserted }
    return suites.map { suite in
      var named = suite
      var parts = Array(path(of: suite).split(separator: "/").reversed())
      named.name = String(parts.isEmpty ? "suite" : parts.removeFirst())
      let rivals = suites.filter { $0.folder != suite.folder }.map { path(of: $0) }
      while rivals.contains(where: { ends($0, with: named.name) }), !parts.isEmpty {
        named.name = "\(parts.removeFirst())-\(named.name)"
      }
      return named
    }
  }

  private static func path(of suite: Suite) -> String {
    URL(fileURLWithPath: suite.folder.isEmpty ? "." : suite.folder).resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func ends(_ path: String, with name: String) -> Bool {
    path.replacing("/", with: "-").hasSuffix("-" + name)
  }
}
