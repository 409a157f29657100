import Foundation

/// A stack's constraints across its axis.
struct StackAligning {
  private let stack: UIStackView
  private let axis: StackAxis
  private let canvas: any LayoutItem
  private let views: [UIView]

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = StackAxis(stack.axis.across)
    canvas = stack.canvas
    views = stack.visibleViews
  }

  func add(to arrangement: inout StackArrangement) {
    placeHidden(&arrangement)
    guard let first = views.first else { return fitCanvas(&arrangement) }
    for attribute in aligned {
      for view in views.dropFirst() {
        arrangement.add("UISV-alignment", AnchorSource(first, attribute), .equal, AnchorSource(view, attribute))
      }
    }
    for attribute in connected {
      arrangement.add(
        "UISV-canvas-connection", AnchorSource(canvas, attribute), .equal, AnchorSource(first, attribute))
    }
    guard alignment != .fill else { return }
    span(&arrangement)
  }

  /// Baselines are for rows; columns begin at their leading edge instead.
  private var alignment: UIStackView.Alignment {
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    return isBaseline && stack.axis == .vertical ? .leading : stack.alignment
  }

  /// What is the same for all views.
  private var aligned: [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .firstBaseline: [.firstBaseline]
    case .lastBaseline: [.lastBaseline]
    default: connected
    }
  }

  /// What is the same for the views and the stack.
  private var connected: [NSLayoutConstraint.Attribute] {
    switch alignment {
    case .fill: [axis.start, axis.end]
    case .leading: [axis.start]
    case .center: [axis.center]
    case .trailing: [axis.end]
    case .firstBaseline, .lastBaseline: []
    }
  }

  private func fitCanvas(_ arrangement: inout StackArrangement) {
    arrangement.add("UISV-canvas-fit", AnchorSource(canvas, axis.size), priority: .stackCanvas)
  }

  /// Hidden views lie at the edge and have no say in the stack's thickness.
  private func placeHidden(_ arrangement: inout StackArrangement) {
    for view in stack.arrangedSubviews where view.isHidden {
      arrangement.add("UISV-alignment", AnchorSource(view, axis.start), .equal, AnchorSource(canvas, axis.start))
      suppressAmbiguity(of: view, &arrangement)
    }
  }

  /// A guide as thick as the stack, around all views.
  private func span(_ arrangement: inout StackArrangement) {
    let spanner = arrangement.guide(in: stack, "UISV-alignment-spanner")
    for edge in [axis.start, axis.end] {
      arrangement.add("UISV-canvas-connection", AnchorSource(canvas, edge), .equal, AnchorSource(spanner, edge))
    }
    arrangement.add("UISV-spanning-fit", AnchorSource(spanner, axis.size), priority: .stackSpanning)
    for view in views {
      bound(view, by: spanner, &arrangement)
      suppressAmbiguity(of: view, &arrangement)
      pullToEdge(view, &arrangement)
    }
  }

  private func bound(_ view: UIView, by spanner: UILayoutGuide, _ arrangement: inout StackArrangement) {
    let identifier = "UISV-spanning-boundary"
    for (edge, relation) in [
      (axis.start, NSLayoutConstraint.Relation.lessThanOrEqual), (axis.end, .greaterThanOrEqual),
    ] where !connected.contains(edge) {
      arrangement.add(
        identifier, AnchorSource(spanner, edge), relation, AnchorSource(view, edge), priority: .stackBoundary)
    }
  }

  private func suppressAmbiguity(of view: UIView, _ arrangement: inout StackArrangement) {
    arrangement.add("UISV-ambiguity-suppression", AnchorSource(view, axis.size), priority: .stackAmbiguity)
  }

  /// In a row that is higher than its views need, baselines alone would leave them floating.
  private func pullToEdge(_ view: UIView, _ arrangement: inout StackArrangement) {
    guard connected.isEmpty else { return }
    let edge = alignment == .firstBaseline ? axis.start : axis.end
    arrangement.add(
      "UISV-baseline-edge", AnchorSource(view, edge), .equal, AnchorSource(canvas, edge), priority: .stackBaselineEdge)
  }
}
