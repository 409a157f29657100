import Drawing
import Foundation
import Testing

@testable import SnapshotEngine

struct LayerHeightsTests {
  /// As in figures: a point further down the screen lies lower and more to the left.
  private let tilt = CGAffineTransform(a: 0.8, b: 0.2, c: -0.4, d: 0.4, tx: 0, ty: 0)

  private func heights(_ frames: [CGRect?]) -> [CGFloat] { LayerHeights(of: frames, tilt: tilt).heights }

  @Test func `layers that hide nothing are evenly apart`() {
    let top = CGRect(x: 0, y: 0, width: 300, height: 50)
    #expect(heights([nil, top, nil, nil]) == [0, 76, 152, 228])
  }

  @Test func `a card below a widget on the screen is raised until it leaves the widget free`() {
    let widget = CGRect(x: 100, y: 600, width: 60, height: 80)
    let card = CGRect(x: 0, y: 700, width: 390, height: 100)
    let heights = heights([nil, widget, card])
    #expect(heights[2] - heights[1] > 76)
    #expect(heights[2] - heights[1] <= 228)
  }

  @Test func `where no height leaves a view free the lowest of the best is taken`() {
    let view = CGRect(x: 0, y: 0, width: 390, height: 100)
    let whole = CGRect(x: -2000, y: -2000, width: 4000, height: 4000)
    #expect(heights([nil, view, whole]) == [0, 76, 152])
  }
}
