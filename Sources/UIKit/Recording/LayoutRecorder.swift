import Foundation
package import LayoutModel

/// Writes down what the constraints of a tree came to.
package struct LayoutRecorder {
  private let root: UIView
  private let names: ViewNames
  private let engine: LayoutEngine?
  private let openAttributes: [ObjectIdentifier: [String]]
  private var layout: SolvedLayout

  /// The solved layout of `view` and everything in it, in its coordinates, after everything due has been laid out.
  package static func solvedLayout(of view: UIView, naming: ViewNaming = ViewNaming()) -> SolvedLayout {
    view.root.layoutIfNeeded()
    var recorder = LayoutRecorder(view, naming.names(in: view))
    recorder.record(view, parent: nil, in: Place())
    recorder.recordConstraints()
    recorder.recordConflicts()
    recorder.layout.accessibility = AccessibilityReader.elements(in: view, recorder.names)
    return recorder.layout
  }

  private init(_ root: UIView, _ names: ViewNames) {
    (self.root, self.names, engine) = (root, names, root.solvedEngine)
    var items: [any LayoutItem] = []
    root.forEachInTree { items += [$0] + Self.guides(of: $0) }
    openAttributes = engine?.ambiguousAttributes(of: items) ?? [:]
    let area = CGRect(origin: .zero, size: root.bounds.size)
    layout = SolvedLayout(
      size: root.bounds.size, scale: root.displayScale,
      direction: root.effectiveUserInterfaceLayoutDirection.model, safeArea: area.inset(by: root.safeAreaInsets))
  }

  /// Where a view's own coordinates lie, and what it inherits.
  private struct Place {
    var transform = CGAffineTransform.identity
    var unroundedOrigin = CGPoint.zero
    var opacity = 1.0
    var isHidden = false
  }

  private mutating func record(_ view: UIView, parent: UIView?, in outer: Place) {
    let place = inside(view, isRoot: parent == nil, outer)
    layout.views.append(solved(view, parent: parent, outer, place))
    for guide in Self.guides(of: view) { record(guide, of: view, place) }
    for subview in view.paintOrder { record(subview, parent: view, in: place) }
  }

  private func inside(_ view: UIView, isRoot: Bool, _ outer: Place) -> Place {
    var place = outer
    place.opacity *= view.presentationAlpha
    place.isHidden = outer.isHidden || view.presentationIsHidden
    let origin = CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY)
    place.transform = isRoot ? origin : view.presentationTransformToSuperview.concatenating(outer.transform)
    let local = isRoot ? .zero : unrounded(view).origin
    place.unroundedOrigin.x += local.x - view.bounds.minX
    place.unroundedOrigin.y += local.y - view.bounds.minY
    return place
  }

  /// The frame in the superview before rounding.
  private func unrounded(_ view: UIView) -> CGRect {
    engine?.localFrame(of: view).map(view.frame(forAlignmentRect:)) ?? view.untransformedFrame
  }

  private func solved(_ view: UIView, parent: UIView?, _ outer: Place, _ place: Place) -> SolvedView {
    let size = parent == nil ? view.bounds.size : unrounded(view).size
    let bounds = view.presentationGeometry.bounds
    let origin = CGPoint(
      x: place.unroundedOrigin.x + view.bounds.minX, y: place.unroundedOrigin.y + view.bounds.minY)
    var solved = SolvedView(
      name: names.name(of: view), type: ViewNames.className(of: view), parent: parent.map(names.name),
      origin: view.origin, frame: cleaned(bounds.applying(place.transform)),
      unroundedFrame: CGRect(origin: origin, size: size),
      marginsFrame: cleaned(bounds.inset(by: view.effectiveMargins).applying(place.transform)),
      isHidden: place.isHidden, opacity: place.opacity, isInteractive: view.isInteractive,
      accessibilityLabel: view.accessibilityLabel, text: (view as? any TextBearing)?.solvedText)
    solved.ambiguousAttributes = openAttributes[ObjectIdentifier(view)] ?? []
    solved.hasAmbiguousLayout = !solved.ambiguousAttributes.isEmpty
    solved.isPlacedByFrame = parent != nil && view.translatesAutoresizingMaskIntoConstraints
    (solved.contentWidth, solved.contentHeight) = engine?.naturalSize(of: view) ?? (nil, nil)
    return solved
  }

  /// Without the last digits that halving and adding leaves: what lies on a pixel to a millionth is on it.
  private func cleaned(_ rect: CGRect) -> CGRect {
    func clean(_ value: CGFloat) -> CGFloat {
      let pixel = (value * layout.scale).rounded() / layout.scale
      return abs(pixel - value) < 1e-6 ? pixel : value
    }
    let (left, top) = (clean(rect.minX), clean(rect.minY))
    return CGRect(x: left, y: top, width: clean(rect.width), height: clean(rect.height))
  }
}

// MARK: - Guides

extension LayoutRecorder {
  /// The view's own guides, and the built-in ones that a constraint may mention.
  private static func guides(of view: UIView) -> [UILayoutGuide] {
    view.layoutGuides
      + [view.builtInGuides.safeArea, view.builtInGuides.margins, view.builtInGuides.readable].compactMap { $0 }
  }

  private mutating func record(_ guide: UILayoutGuide, of view: UIView, _ place: Place) {
    var solved = SolvedGuide(
      name: names.name(of: guide), owner: names.name(of: view),
      frame: cleaned(guide.layoutFrame.applying(place.transform)))
    solved.ambiguousAttributes = openAttributes[ObjectIdentifier(guide)] ?? []
    solved.hasAmbiguousLayout = !solved.ambiguousAttributes.isEmpty
    layout.guides.append(solved)
  }
}

// MARK: - Constraints

extension LayoutRecorder {
  /// Errors up to this many points count as none.
  private static var tolerance: Double { 1e-6 }

  private mutating func recordConstraints() {
    var active: [NSLayoutConstraint] = []
    root.forEachInTree { active += $0.constraints }
    layout.constraints = active.sorted { $0.serial < $1.serial }.compactMap(solved)
  }

  private func solved(_ constraint: NSLayoutConstraint) -> SolvedConstraint? {
    guard let first = anchor(constraint.first) else { return nil }
    let slack = engine?.slack(of: constraint)
    var solved = SolvedConstraint(
      first: first, relation: ConstraintDescription.symbol(constraint.relation),
      second: constraint.second.flatMap(anchor), multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority.rawValue, identifier: constraint.identifier,
      isSatisfied: slack.map { $0 >= -Self.tolerance } ?? false, isBroken: engine?.isBroken(constraint) ?? false)
    solved.slack = CGFloat(slack ?? 0)
    return solved
  }

  private func anchor(_ source: AnchorSource) -> SolvedConstraint.Anchor? {
    source.item.map { SolvedConstraint.Anchor(item: names.name(of: $0), attribute: source.name) }
  }

  private mutating func recordConflicts() {
    let naming = ItemNaming(name: names.name)
    layout.conflicts = (engine?.brokenRows ?? []).map { row in
      SolvedConflict(
        constraints: row.conflict.map { ConstraintDescription.text(of: $0, naming) },
        broken: ConstraintDescription.text(of: row, naming))
    }
  }
}

extension UIView {
  /// Whether the view takes touches for itself, as far as the layout can tell.
  var isInteractive: Bool {
    isUserInteractionEnabled && (self is any TouchTarget || accessibilityTraits.contains(.button))
  }
}

/// What controls and the SDK's buttons adopt: views that are there to be touched.
package protocol TouchTarget: UIView {}
