import Foundation

@testable import SnapshotEngine

/// The built `navshot`, which lies beside the test bundle.
struct Program {
  struct Run {
    let status: Int32
    let output: String
  }

  /// Changes to the environment.
  var environment: [String: String] = [:]
  /// A program that runs this one, with its arguments.
  var wrapper: [String] = []

  private static let folder = URL(fileURLWithPath: Executable.path).deletingLastPathComponent().path

  static func fixture(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).swift").path
  }

  /// Runs a command line; standard error is part of the output.
  func run(_ arguments: [String]) throws -> Run {
    let settings = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let result = try ProcessResult(
      running: "env", arguments: ["-u", "CI"] + settings + wrapper + ["\(Self.folder)/navshot"] + arguments)
    return Run(status: result.status, output: result.output)
  }
}
