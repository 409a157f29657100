public import Foundation
public import UIKit

/// Where a hiding stack's views gather, and in which order they are laid out.
nonisolated public enum GMSNavigationHidingStackPosition: Int, Sendable {
  /// From the top down.
  case top = 0
  /// From the top down, around the middle.
  case center = 1
  /// From the bottom up: the first view is the lowest.
  case bottom = 2
}

/// To which side a hiding stack's views are aligned.
nonisolated public enum GMSNavigationHidingStackViewAlignment: Int, Sendable {
  case leading = 0
  case trailing = 1
}

/// Stacks views and hides as many from the end of the list as the height has no room for.
///
/// It has no height of its own; it is as wide as its widest view (ours: the SDK publishes no rule for the width). Do not
/// set `isHidden` of the views in it.
open class GMSNavigationHidingStackView: UIView {
  private let position: GMSNavigationHidingStackPosition
  private let alignment: GMSNavigationHidingStackViewAlignment
  private var placing: [NSLayoutConstraint] = []
  private var centering: NSLayoutConstraint?
  /// What the last layout had no room for.
  private var hiddenViews: [UIView] = []
  /// Arranged views whose `isHidden` somebody else than the stack has set, against the SDK's rule; for audits.
  private(set) var viewsHiddenByHand: [UIView] = []

  /// A stack that gathers its views at a position and aligns them to a side.
  public init(position: GMSNavigationHidingStackPosition, alignment: GMSNavigationHidingStackViewAlignment) {
    (self.position, self.alignment) = (position, alignment)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    insetsLayoutMarginsFromSafeArea = false
    let narrow = widthAnchor.constraint(equalToConstant: 0)
    narrow.priority = .fittingSizeLevel
    narrow.identifier = "hiding-stack-width"
    narrow.isActive = true
  }

  /// Not available: a stack needs a position and an alignment.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// Points between two views; 8 unless set.
  public var spacing: CGFloat = 8 {
    didSet { if spacing != oldValue { rebuild() } }
  }

  /// The views, the last of which are hidden first.
  public var arrangedSubviews: [UIView] = [] {
    didSet { arrangedSubviewsChanged(from: oldValue) }
  }

  /// Places the views and hides those that do not fit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    hideWhatDoesNotFit()
    guard let centering else { return }
    centering.constant = -heightOfVisible / 2
    super.layoutSubviews()
  }

  /// A view that leaves the stack by itself is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangedSubviews.removeAll { $0 === subview }
  }

  private func arrangedSubviewsChanged(from old: [UIView]) {
    for view in old where !arrangedSubviews.contains(where: { $0 === view }) {
      view.isHidden = false
      hiddenViews.removeAll { $0 === view }
      if view.superview === self { view.removeFromSuperview() }
    }
    for view in arrangedSubviews where view.superview !== self {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    rebuild()
  }

  private func rebuild() {
    NSLayoutConstraint.deactivate(placing)
    centering = nil
    placing = arrangedSubviews.enumerated().flatMap { index, view in
      [vertical(view, after: index == 0 ? nil : arrangedSubviews[index - 1])] + horizontal(view)
    }
    NSLayoutConstraint.activate(placing)
    setNeedsLayout()
  }

  private func horizontal(_ view: UIView) -> [NSLayoutConstraint] {
    let side =
      alignment == .leading
      ? view.leadingAnchor.constraint(equalTo: leadingAnchor)
      : view.trailingAnchor.constraint(equalTo: trailingAnchor)
    return [side, widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor)]
  }

  private func vertical(_ view: UIView, after previous: UIView?) -> NSLayoutConstraint {
    switch (position, previous) {
    case (.bottom, nil): return view.bottomAnchor.constraint(equalTo: bottomAnchor)
    case (.bottom, let previous?): return view.bottomAnchor.constraint(equalTo: previous.topAnchor, constant: -spacing)
    case (.top, nil): return view.topAnchor.constraint(equalTo: topAnchor)
    case (.center, nil):
      let constraint = view.topAnchor.constraint(equalTo: centerYAnchor)
      centering = constraint
      return constraint
    case (_, let previous?): return view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: spacing)
    }
  }

  private func hideWhatDoesNotFit() {
    var used: CGFloat = 0
    var tooMuch: [UIView] = []
    for (index, view) in arrangedSubviews.enumerated() {
      used += view.frame.height + (index == 0 ? 0 : spacing)
      if view.isHidden != hiddenViews.contains(where: { $0 === view }) { noteHiddenByHand(view) }
      let isTooMuch = used > bounds.height + 0.01
      if isTooMuch { tooMuch.append(view) }
      if view.isHidden != isTooMuch { view.isHidden = isTooMuch }
    }
    hiddenViews = tooMuch
  }

  private func noteHiddenByHand(_ view: UIView) {
    if !viewsHiddenByHand.contains(where: { $0 === view }) { viewsHiddenByHand.append(view) }
  }

  private var heightOfVisible: CGFloat {
    let heights = arrangedSubviews.filter { !$0.isHidden }.map(\.frame.height)
    return heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1))
  }
}
