import Foundation

extension UIView {
  /// The topmost view of the tree.
  package var root: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) {
    place(view, at: subviews.count)
  }

  /// Adds a view at an index counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: index)
  }

  /// Adds a view just in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, offset: 1)
  }

  /// Adds a view just behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, offset: 0)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Swaps the subviews at two indices.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Takes the view out of its superview; constraints between views in it and views outside are removed with it.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { forEachInTree { $0.willMove(toWindow: nil) } }
    parent.detach(self)
    didMoveToSuperview()
    if oldWindow != nil { forEachInTree { $0.didMoveToWindow() } }
  }

  /// Whether the view is `view` or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with the tag, this one included, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Calls `visit` for this view and every view in it, parents first.
  package func forEachInTree(_ visit: (UIView) -> Void) {
    visit(self)
    for view in subviews { view.forEachInTree(visit) }
  }
}

extension UIView {
  private func place(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return place(view, at: subviews.count) }
    let isBefore = subviews.prefix(index).contains { $0 === view }
    place(view, at: index + offset - (isBefore ? 1 : 0))
  }

  private func place(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return LayoutFailures.shared.report(.viewAddedToItself(view: String(describing: type(of: view))))
    }
    if view.superview === self { return reorder(view, to: index) }
    let (oldWindow, newWindow) = (view.window, window)
    if let parent = view.superview { parent.willRemoveSubview(view) }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.forEachInTree { $0.willMove(toWindow: newWindow) } }
    view.superview?.detach(view)
    attach(view, at: index)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.forEachInTree { $0.didMoveToWindow() } }
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(0, index), subviews.count))
  }

  private func attach(_ view: UIView, at index: Int) {
    view.ownEngine = nil
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.captureAutoresizingBasis()
    engine?.enter(view)
    view.updateSafeArea()
    view.insetsFollowSuperview()
    view.markTreeNeedsLayout()
    markNeedsLayout()
  }

  private func detach(_ view: UIView) {
    releaseConstraints(refersTo: view)
    engine?.leave(view)
    subviews.removeAll { $0 === view }
    view.superview = nil
    view.animationsEnd()
    view.updateSafeArea()
    markNeedsLayout()
  }
}
