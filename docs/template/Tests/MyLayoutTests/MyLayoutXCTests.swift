import MyLayout
import NavigationSnapshots
import XCTest

/// The same in XCTest: a difference is thrown.
final class MyLayoutXCTests: XCTestCase {
  @MainActor
  func testNavigationReady() async throws {
    try await verifySnapshot(of: MyLayoutDelegate(), device: "iphone-se", state: "navigation-ready", scale: 0.5)
  }
}
