extension UIView {
  /// The part of the view that bars, corners and sensors do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    builtInGuides.safeArea ?? makeGuide(\.safeArea, .safeArea, identifier: "UIViewSafeAreaLayoutGuide")
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    builtInGuides.margins ?? makeGuide(\.margins, .margins, identifier: "UIViewLayoutMarginsGuide")
  }

  /// The part of the view inside its margins that is narrow enough to read in, at most 672 points wide; ours.
  public var readableContentGuide: UILayoutGuide {
    builtInGuides.readable ?? makeGuide(\.readable, .readable, identifier: "UIViewReadableContentGuide")
  }

  /// Gives the view a guide, which can then be constrained.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .free, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide away, and with it the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else {
      return
    }
    releaseConstraints(refersTo: layoutGuide)
    engine?.leave(layoutGuide)
    layoutGuides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// Where one of the view's guides lies, in the view's coordinates, rounded to pixels.
  func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.kind {
    case .free: solvedEngine?.localFrame(of: guide).map { $0.snapped(to: displayScale) } ?? .zero
    default: bounds.inset(by: insets(of: guide.kind))
    }
  }

  /// How far inside the bounds a built-in guide lies.
  func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
    switch kind {
    case .free, .frame: .zero
    case .safeArea: safeAreaInsets
    case .margins: effectiveMargins
    case .readable: readableInsets
    }
  }

  private var readableInsets: UIEdgeInsets {
    var insets = effectiveMargins
    let extra = max(0, (bounds.width - insets.left - insets.right - 672) / 2)
    (insets.left, insets.right) = (insets.left + extra, insets.right + extra)
    return insets
  }

  private func makeGuide(
    _ path: ReferenceWritableKeyPath<BuiltInGuides, UILayoutGuide?>, _ kind: UILayoutGuide.Kind, identifier: String
  ) -> UILayoutGuide {
    let guide = UILayoutGuide(kind, of: self)
    guide.identifier = identifier
    builtInGuides[keyPath: path] = guide
    return guide
  }
}
