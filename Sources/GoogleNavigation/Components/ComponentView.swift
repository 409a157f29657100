import Drawing
import Foundation
import LayoutModel
import UIKit

/// A view that the SDK provides: knows its own size, carries its own margins, draws itself.
class ComponentView: UIView, Painting, SDKView, TextBearing {
  private(set) weak var map: GMSMapView?
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?

  init(map: GMSMapView) {
    self.map = map
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = .zero
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  var style: ComponentStyle? { map?.componentStyle }

  /// The size that required constraints hold; nil for a dimension that they leave open.
  var requiredSize: (width: CGFloat?, height: CGFloat?) { (nil, nil) }

  /// Brings size and margins up to date with the map's size, insets, wide mode and content.
  func refresh() {
    let size = requiredSize
    hold(&width, of: widthAnchor, at: size.width)
    hold(&height, of: heightAnchor, at: size.height)
    invalidateIntrinsicContentSize()
  }

  private func hold(_ constraint: inout NSLayoutConstraint?, of dimension: NSLayoutDimension, at value: CGFloat?) {
    guard let value else { return }
    if let constraint {
      if constraint.constant != value { constraint.constant = value }
      return
    }
    let new = dimension.constraint(equalToConstant: value)
    new.identifier = "google-size"
    new.isActive = true
    constraint = new
  }

  func paint(on canvas: inout Canvas) {
    guard let style else { return }
    paint(on: &canvas, style)
  }

  /// Draws the view's content; nothing unless overridden.
  func paint(on canvas: inout Canvas, _ style: ComponentStyle) {}

  var solvedText: SolvedText? {
    guard var style else { return nil }
    let log = TextLog()
    style.log = log
    var canvas = Canvas()
    paint(on: &canvas, style)
    return log.solvedText
  }

  /// The rectangle inside the margins: what the eye takes for the card.
  var card: CGRect { bounds.inset(by: layoutMargins) }
}
