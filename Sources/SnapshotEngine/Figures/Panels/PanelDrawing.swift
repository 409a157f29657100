import Drawing
import Foundation

/// A drawn panel, with its top left at the origin.
struct PanelDrawing {
  var size: CGSize
  var items: [DisplayItem]
  /// Where the middle of what is shown lies, for titles; nil for the drawing's own middle.
  var axis: CGFloat?
  /// What the panel's signs mean, for the legend below it.
  var legend: [Legend.Entry] = []
  /// What outlines and hatchings mean; panels that share a sign share its entry.
  var key: [Legend.Entry] = []
  /// Where words stand, and the lines that lead from them: for checks that none touches another.
  var labels: [CGRect] = []
  var leaders: [Segment] = []

  static let empty = PanelDrawing(size: .zero, items: [])

  /// The same drawing with its content elsewhere.
  func moved(by offset: CGVector) -> PanelDrawing {
    var moved = self
    moved.axis = axis.map { $0 + offset.dx }
    moved.items = [
      .group(DisplayGroup(transform: CGAffineTransform(translationX: offset.dx, y: offset.dy), items: items))
    ]
    moved.labels = labels.map { $0.offsetBy(dx: offset.dx, dy: offset.dy) }
    moved.leaders = leaders.map { line in
      Segment(
        start: CGPoint(x: line.start.x + offset.dx, y: line.start.y + offset.dy),
        end: CGPoint(x: line.end.x + offset.dx, y: line.end.y + offset.dy))
    }
    return moved
  }

  /// The drawing cut to everything that is in it: `content` and all labels.
  func fitted(around content: CGRect) -> PanelDrawing {
    let bounds = labels.reduce(content) { $0.union($1) }
    var fitted = moved(by: CGVector(dx: -bounds.minX.rounded(.down), dy: -bounds.minY.rounded(.down)))
    fitted.size = CGSize(width: bounds.width.rounded(.up) + 1, height: bounds.height.rounded(.up) + 1)
    return fitted
  }
}
