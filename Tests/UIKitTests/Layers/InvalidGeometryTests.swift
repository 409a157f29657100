import Foundation
import Testing

@testable import UIKit

/// Core Animation raises an exception for numbers that are none; here they are reported with the view, and left out.
@Suite(.isolated) struct InvalidGeometryTests {
  private let view: UIView = {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityIdentifier = "badge"
    return view
  }()

  private var messages: [String] { LayoutFailures.shared.exceptions.map(\.description) }

  @Test func `a place that is no number is reported with the view and left out`() {
    view.center = CGPoint(x: 10, y: CGFloat.nan)
    #expect(messages == ["CALayerInvalidGeometry: CALayer position contains NaN: [10.0 nan]. Layer: badge"])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a side that is no number is reported, not taken for 0`() {
    view.frame = CGRect(x: 1, y: 2, width: CGFloat.nan, height: 4)
    #expect(messages.first == "CALayerInvalidGeometry: CALayer bounds contains NaN: [0.0 0.0 nan 4.0]. Layer: badge")
    #expect(view.bounds.size == CGSize(width: 3, height: 4))
  }

  @Test func `a side without end is reported`() {
    view.bounds.size.height = .infinity
    #expect(messages == ["CALayerInvalidGeometry: CALayer bounds contains infinity: [0.0 0.0 3.0 inf]. Layer: badge"])
  }

  @Test func `a transform or an opacity that is no number is left out`() {
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    view.alpha = .nan
    #expect(messages.count == 2)
    #expect(view.transform.isIdentity)
    #expect(view.alpha == 1)
  }

  @Test func `large and negative numbers are taken`() {
    view.frame = CGRect(x: -1e9, y: 1e9, width: CGFloat.greatestFiniteMagnitude, height: 0)
    #expect(messages.isEmpty)
  }
}
