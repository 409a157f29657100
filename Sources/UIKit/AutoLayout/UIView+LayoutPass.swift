import Foundation

extension UIView {
  /// The engine of the tree, where one has been needed.
  var engine: LayoutEngine? { root.ownEngine }

  /// The tree's engine with everything solved; nil where nothing is constrained.
  var solvedEngine: LayoutEngine? {
    let engine = root.preparedEngine()
    engine?.flush()
    return engine
  }

  /// For a root: its engine, made when something in the tree needs it.
  func preparedEngine() -> LayoutEngine? {
    if ownEngine == nil, treeNeedsEngine {
      let engine = LayoutEngine(root: self)
      ownEngine = engine
      engine.enterTree()
    }
    return ownEngine
  }

  private var treeNeedsEngine: Bool {
    !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0.treeNeedsEngine }
  }

  /// Says that the tree's engine has something to solve before the next picture.
  func markNeedsEngine() {
    layoutState.subtreeNeedsLayout = true
  }

  func markNeedsLayout() {
    layoutState.needsLayout = true
    var view = superview
    while let above = view, !above.layoutState.subtreeNeedsLayout {
      above.layoutState.subtreeNeedsLayout = true
      view = above.superview
    }
  }

  func markNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    var view = superview
    while let above = view, !above.layoutState.subtreeNeedsUpdateConstraints {
      above.layoutState.subtreeNeedsUpdateConstraints = true
      view = above.superview
    }
  }

  /// After the view came under another one: ancestors must find what is still to do in it.
  func markTreeNeedsLayout() {
    markNeedsLayout()
    if layoutState.needsUpdateConstraints || layoutState.subtreeNeedsUpdateConstraints { markAncestorsNeedUpdate() }
  }

  private func markAncestorsNeedUpdate() {
    var view = superview
    while let above = view {
      above.layoutState.subtreeNeedsUpdateConstraints = true
      view = above.superview
    }
  }
}

extension UIView {
  /// More passes than this mean that views keep invalidating each other.
  private static var passLimit: Int { 50 }

  /// Constraints, then the engine, then frames from here down; again while `layoutSubviews` asks for more.
  func runLayout() {
    for _ in 0..<Self.passLimit {
      root.runUpdateConstraints()
      root.preparedEngine()?.flush()
      let start = topmostNeedingLayout
      guard start.layoutState.needsLayout || start.layoutState.subtreeNeedsLayout else { return }
      start.layoutTree()
    }
    LayoutFailures.shared.report(.layoutLoop(view: "\(type(of: self))"))
  }

  /// This view, or the highest ancestor reached through views that need layout, as Core Animation finds it.
  private var topmostNeedingLayout: UIView {
    var view = self
    while let above = view.superview, above.layoutState.needsLayout { view = above }
    return view
  }

  private func layoutTree() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    guard layoutState.subtreeNeedsLayout else { return }
    layoutState.subtreeNeedsLayout = false
    for view in subviews { view.layoutTree() }
  }

  /// Calls `updateConstraints` where it is due, leaves first.
  func runUpdateConstraints() {
    if layoutState.subtreeNeedsUpdateConstraints {
      layoutState.subtreeNeedsUpdateConstraints = false
      for view in subviews { view.runUpdateConstraints() }
    }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    viewController?.updateViewConstraints()
    updateConstraints()
  }

  /// Gives each subview the frame that the engine found for it, rounded to pixels.
  func placeSubviews() {
    guard let engine = root.ownEngine else { return }
    for view in subviews {
      guard let solved = engine.localFrame(of: view) else { continue }
      view.place(alignmentRect: solved)
    }
  }

  private func place(alignmentRect: CGRect) {
    let target = frame(forAlignmentRect: alignmentRect).snapped(to: displayScale)
    layoutState.isBeingPlaced = true
    defer { layoutState.isBeingPlaced = false }
    if bounds.size != target.size { bounds.size = target.size }
    let position = LayerGeometry.position(of: target, anchor: layer.anchorPoint)
    if center != position { center = position }
  }
}
