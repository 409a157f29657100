import Foundation
import GoogleNavigation
import UIKit

/// Times a full navigation screen: every component of the SDK, and a custom sheet of a stack with ten labels.
@main
enum Main {
  static func main() throws {
    let first = try (0..<200).map { _ in try firstLayout() }
    report("first layout, with the delegate's callback", first, bar: 5)
    report("relayout after one constant", try relayouts(2000), bar: 0.2)
  }

  private static func session(_ delegate: SheetLayout) throws -> NavigationSession {
    let session = try NavigationSession(screen: ScreenConfiguration(size: CGSize(width: 393, height: 852), scale: 3))
    try session.setLayoutDelegate(delegate)
    try session.send(.enableNavigation)
    return session
  }

  private static func firstLayout() throws -> Double {
    let session = try session(SheetLayout())
    return try milliseconds { try session.send(.startGuidance) }
  }

  private static func relayouts(_ count: Int) throws -> [Double] {
    let delegate = SheetLayout()
    let session = try session(delegate)
    try session.send(.startGuidance)
    return (0..<count).map { run in
      milliseconds {
        delegate.sheetBottom.constant = -CGFloat(run % 50)
        session.window.layoutIfNeeded()
      }
    }
  }

  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let elapsed = try ContinuousClock().measure(work)
    return Double(elapsed.components.attoseconds) / 1e15 + Double(elapsed.components.seconds) * 1000
  }

  private static func report(_ what: String, _ times: [Double], bar: Double) {
    let sorted = times.sorted()
    let (median, least) = (sorted[sorted.count / 2], sorted[0])
    print(String(format: "layout: %@: median %.3f ms, least %.3f ms; the bar is %g ms", what, median, least, bar))
  }
}
