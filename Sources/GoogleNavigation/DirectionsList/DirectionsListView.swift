import Drawing
import Foundation
import LayoutModel
import UIKit

/// Draws a route's steps, one under the other; what does not fit lies beyond its lower edge, as in a list that nobody has
/// scrolled yet.
final class DirectionsListView: UIView, Painting, SDKView, TextBearing {
  private weak var map: GMSMapView?
  private var directions = DirectionsContent(legs: [])
  /// The room that the rows were laid out for; nil until the list has a size.
  private var rowRoom: CGRect?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    accessibilityIdentifier = "directionsList"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ directions: DirectionsContent, map: GMSMapView?) {
    (self.directions, self.map) = (directions, map)
    invalidateRows()
  }

  func invalidateRows() {
    rowRoom = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if rowRoom == nil, !bounds.isEmpty { rowRoom = bounds.inset(by: safeAreaInsets) }
  }

  func paint(on canvas: inout Canvas) {
    guard let style = map?.componentStyle else { return }
    canvas.fill(.rectangle(bounds), style.theme.card.surface)
    guard let rowRoom else { return }
    DirectionsPainter(directions: directions, style: style, room: rowRoom, bounds: bounds).paint(on: &canvas)
  }

  var solvedText: SolvedText? {
    guard var style = map?.componentStyle, let rowRoom else { return nil }
    let log = TextLog()
    style.log = log
    var canvas = Canvas()
    DirectionsPainter(directions: directions, style: style, room: rowRoom, bounds: bounds).paint(on: &canvas)
    return log.solvedText
  }
}
