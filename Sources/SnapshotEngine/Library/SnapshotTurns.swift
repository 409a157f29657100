/// Lets snapshots that share a folder of results be taken one after the other: tests run side by side, and so do the cases
/// of a parameterized test.
@MainActor
final class SnapshotTurns {
  static let shared = SnapshotTurns()

  /// Who waits for a folder that is in use.
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  func during<Value>(_ folder: String, _ work: @MainActor () async throws -> Value) async rethrows -> Value {
    await begin(folder)
    defer { end(folder) }
    return try await work()
  }

  private func begin(_ folder: String) async {
    guard waiting[folder] != nil else {
      waiting[folder] = []
      return
    }
    await withCheckedContinuation { waiting[folder]?.append($0) }
  }

  private func end(_ folder: String) {
    guard var queue = waiting[folder], !queue.isEmpty else {
      waiting[folder] = nil
      return
    }
    let next = queue.removeFirst()
    waiting[folder] = queue
    next.resume()
  }
}
