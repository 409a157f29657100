import Foundation
import GoogleNavigation

/// What each case of a suite costs, in thousandths of a second, as `record --costs` measured it: `costs.json` beside the
/// matrix.
package struct CaseCosts: Sendable, Hashable {
  static let fileName = "costs.json"
  private let recorded: [String: Double]

  package init(recorded: [String: Double]) {
    self.recorded = recorded
  }

  /// Reads a suite's file; without one, costs are guessed.
  package init(of suite: Suite) throws(FileError) {
    let path = Self.path(in: suite)
    guard FileManager.default.fileExists(atPath: path) else {
      self.init(recorded: [:])
      return
    }
    let data = Data(try FileOutput.read(path))
    guard let costs = try? JSONDecoder().decode([String: Double].self, from: data) else {
      throw .unreadable(path: path, reason: "it is no object of numbers; 'navshot record --costs' writes it anew")
    }
    self.init(recorded: costs.filter { $0.value > 0 && $0.value.isFinite })
  }

  package func cost(of scenario: Scenario) -> Double {
    recorded[scenario.fileStem] ?? Self.guess(scenario)
  }

  /// A layout's part is about that of two million pixels.
  private static func guess(_ scenario: Scenario) -> Double {
    let screen = scenario.device.screen
    let pixels = screen.size.width * screen.size.height * screen.scale * screen.scale
    return 10 + pixels / 200_000
  }

  /// Writes what was measured, with two digits, so that a file changes only where costs do.
  package static func write(_ seconds: [(Scenario, Double)], of suite: Suite) throws(FileError) {
    let members = seconds.map { scenario, seconds in
      JSONText.Member(key: scenario.fileStem, value: .number(rounded(seconds * 1000)))
    }
    try FileOutput.write(JSONText.object(members).document, to: path(in: suite))
  }

  private static func path(in suite: Suite) -> String { "\(suite.folder.isEmpty ? "." : suite.folder)/\(fileName)" }

  private static func rounded(_ number: Double) -> Double {
    guard number > 0 else { return 1 }
    let unit = pow(10, (log10(number)).rounded(.down) - 1)
    return (number / unit).rounded() * unit
  }
}
