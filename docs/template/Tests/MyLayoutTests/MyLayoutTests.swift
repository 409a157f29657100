import MyLayout
import NavigationSnapshots
import Testing

/// Goldens lie beside this file. Record them by running the tests once; look at them before you commit them.
@MainActor
struct MyLayoutTests {
  @Test func `guidance on a small phone`() async throws {
    try await verifySnapshot(of: MyLayoutDelegate(), device: "iphone-se", state: "active-guidance", scale: 1)
  }

  @Test func `guidance in both directions, by day and by night`() async throws {
    try await verifySnapshots(
      of: MyLayoutDelegate(),
      SnapshotMatrix(
        devices: ["iphone-se"], states: ["active-guidance"], directions: [.leftToRight, .rightToLeft],
        lightings: ["day", "night"], scale: 0.5))
  }

  /// In a process of its own: a layout that traps fails this test and no other.
  @Test func `a prompt, whatever the layout does`() async {
    await #expect(processExitsWith: .success) {
      try await verifySnapshot(
        of: MyLayoutDelegate(), device: "iphone-se", state: "active-guidance-prompt", scale: 0.5, name: "prompt")
    }
  }

  @Test func `everything in the suite's matrix`() async throws {
    try await verifySnapshots(of: MyLayoutDelegate(), suite: "Goldens")
  }
}
