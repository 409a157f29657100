import Foundation
import Testing

@testable import SnapshotEngine

/// Suites that draw the built-in layout, and what their authors hear of mistakes.
struct BuiltInSuiteTests {
  private func definition(_ delegates: String) throws -> SuiteDefinition {
    try SuiteDefinition(json: Array("{\"delegates\": [\(delegates)]}".utf8), file: "golden/x/matrix.json")
  }

  @Test func `settings stand for a delegate`() throws {
    let delegates = try definition(
      #"{"name": "plain", "settings": {}}, {"name": "bare", "settings": {"isNavigationFooterEnabled": false}}"#
    ).delegates
    #expect(delegates.map(\.name) == ["plain", "bare"])
    #expect(delegates[0].code != delegates[1].code)
  }

  @Test func `a mistake in settings is named with its place`() {
    let error = #expect(throws: DocumentError.self) {
      try definition(#"{"name": "bare", "settings": {"isNavigationFooterEnabled": 0}}"#)
    }
    #expect(error?.description.contains("'delegates[0].settings.isNavigationFooterEnabled' is the number 0") == true)
  }

  @Test func `settings survive the way to a worker`() throws {
    let delegate = try definition(#"{"settings": {"padding": {"top": 3}, "compassButton": true}}"#).delegates[0]
    guard case .builtIn(let settings) = delegate.code else { return #expect(Bool(false), "not the built-in layout") }
    let order = WorkerOrder(delegate: .builtIn(settings), count: 0, concurrency: 1)
    #expect(try JSONDecoder().decode(WorkerOrder.self, from: JSONEncoder().encode(order)) == order)
  }

  nonisolated static let usage: [(arguments: [String], message: String)] = [
    (["--settings", "a.json"], "'--settings' goes with '--built-in'"),
    (["--built-in", "--sources", "a.swift"], "'--built-in' and '--sources' cannot be used together"),
    (["--built-in", "--delegate", "courier"], "'--built-in' and '--delegate' cannot be used together"),
  ]

  @Test(arguments: usage)
  func `options that do not go together are refused`(row: (arguments: [String], message: String)) throws {
    let arguments = try RenderCommand.form.parse(row.arguments)
    let error = #expect(throws: UsageError.self) { try RenderCommand(arguments) }
    #expect(error?.description == row.message)
  }
}
