import Foundation

/// Where a test's goldens are and where its results go.
struct SnapshotPlace {
  /// The folder of goldens.
  let goldens: String
  /// The folder of the report.
  let results: String
  /// Whether the goldens' folder has a `matrix.json`.
  let hasMatrixFile: Bool

  /// - Parameters:
  ///   - suite: a folder relative to the test's file; nil for `__Snapshots__/FILE/NAME` beside it.
  ///   - name: what tells the test from others of its file.
  init(file: String, name: String, suite: String?, environment: [String: String]) {
    let url = URL(fileURLWithPath: file)
    let (folder, stem) = (url.deletingLastPathComponent().path, url.deletingPathExtension().lastPathComponent)
    hasMatrixFile = suite != nil
    let name = Self.fileName(name)
    goldens = suite.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" } ?? "\(folder)/__Snapshots__/\(stem)/\(name)"
    let root = environment["NAVSHOT_RESULTS"] ?? FileManager.default.currentDirectoryPath + "/.build/navshot"
    results = "\(root)/\(stem)/\(suite.map { Self.fileName($0) } ?? name)"
  }

  /// A function's name without its parentheses and what a file name cannot hold.
  private static func fileName(_ text: String) -> String {
    let base = text.prefix { $0 != "(" }
    let words = base.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return words.isEmpty ? "snapshots" : words.joined(separator: "-")
  }
}
