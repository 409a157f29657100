import Foundation

/// Chooses cases by shell patterns: `iphone*/*prompt*`, or with the suite's name before it `sample/ipad*`.
package struct CaseFilter: Sendable, Hashable {
  /// A `*` stands for any characters, also for slashes; `?` for one; `[…]` for one of several.
  package let patterns: [String]

  /// Without patterns every case is chosen.
  package init(patterns: [String]) {
    self.patterns = patterns
  }

  package func includes(_ name: String, suite: String) -> Bool {
    patterns.isEmpty || patterns.contains { fnmatch($0, name, 0) == 0 || fnmatch($0, "\(suite)/\(name)", 0) == 0 }
  }
}
