/// What an anchor stands for: an attribute of an item, or the distance between two such attributes.
struct AnchorSource {
  /// An attribute of a view or guide, which the anchor does not keep alive.
  struct Point {
    weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
  }

  let point: Point
  /// For a distance: where it ends; `point` is where it begins.
  let end: Point?

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    point = Point(item: item, attribute: attribute)
    end = nil
  }

  /// Nothing at all.
  init() {
    (point, end) = (Point(item: nil, attribute: .notAnAttribute), nil)
  }

  /// The distance from one attribute to another.
  init(from start: AnchorSource, to end: AnchorSource) {
    point = start.point
    self.end = end.point
  }

  var item: AnyObject? { point.item }

  /// What the anchor counts as in pairing: a distance is a size.
  var attribute: NSLayoutConstraint.Attribute {
    guard end != nil else { return point.attribute }
    return point.attribute.axis == .horizontal ? .width : .height
  }

  var name: String {
    guard let end else { return point.attribute.name }
    return "(\(end.attribute.name) - \(point.attribute.name))"
  }

  var hasAmbiguousLayout: Bool {
    switch point.item {
    case let view as UIView: view.hasAmbiguousLayout
    case let guide as UILayoutGuide: guide.hasAmbiguousLayout
    default: false
    }
  }

  var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = point.item else { return [] }
    return item.itemView?.constraintsMentioning(item, point.attribute.axis) ?? []
  }
}
