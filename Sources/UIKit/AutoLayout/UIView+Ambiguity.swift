extension UIView {
  /// Whether the constraints leave the view's place or size open, or contradict each other at one priority.
  public var hasAmbiguousLayout: Bool {
    solvedEngine?.isAmbiguous(self) ?? false
  }

  /// Which of `minX`, `minY`, `width` and `height` could have other values in a solution as good as this one.
  package var ambiguousAttributes: [String] {
    solvedEngine?.ambiguousUnknowns(of: self).map(\.name) ?? []
  }

  /// Moves an ambiguous view to another of the places and sizes that its constraints allow; a further call moves it to
  /// yet another, and every third one back. Has no effect on a view whose layout is not ambiguous.
  public func exerciseAmbiguityInLayout() {
    solvedEngine?.exerciseAmbiguity(of: self)
    root.markNeedsEngine()
  }
}

extension UILayoutGuide {
  /// Which of `minX`, `minY`, `width` and `height` could have other values in a solution as good as this one.
  package var ambiguousAttributes: [String] {
    owningView?.solvedEngine?.ambiguousUnknowns(of: self).map(\.name) ?? []
  }
}
