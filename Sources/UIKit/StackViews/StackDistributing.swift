import Foundation

/// A stack's constraints along its axis.
struct StackDistributing {
  private let stack: UIStackView
  private let axis: StackAxis
  private let canvas: any LayoutItem

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = StackAxis(stack.axis)
    canvas = stack.canvas
  }

  func add(to arrangement: inout StackArrangement) {
    connectEnds(&arrangement)
    hide(&arrangement)
    keepDistances(&arrangement)
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalize(stack.visibleViews, &arrangement)
    case .fillProportionally: proportion(&arrangement)
    case .equalSpacing, .equalCentering: spread(&arrangement)
    }
  }

  /// Whether distances are at least `spacing`, not exactly.
  private var isSpread: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private func connectEnds(_ arrangement: inout StackArrangement) {
    guard let first = stack.arrangedSubviews.first, let last = stack.arrangedSubviews.last else {
      return fitCanvas(&arrangement)
    }
    let identifier = "UISV-canvas-connection"
    arrangement.add(identifier, AnchorSource(canvas, axis.start), .equal, AnchorSource(first, axis.start))
    arrangement.add(identifier, AnchorSource(canvas, axis.end), .equal, AnchorSource(last, axis.end))
    if isSpread { fitCanvas(&arrangement) }
  }

  private func fitCanvas(_ arrangement: inout StackArrangement) {
    arrangement.add("UISV-canvas-fit", AnchorSource(canvas, axis.size), priority: .stackCanvas)
  }

  private func hide(_ arrangement: inout StackArrangement) {
    for view in stack.arrangedSubviews where view.isHidden {
      arrangement.add("UISV-hiding", AnchorSource(view, axis.size))
    }
  }

  /// Between neighbours; hidden views in between share the distance of the visible ones beside them.
  private func keepDistances(_ arrangement: inout StackArrangement) {
    let views = stack.arrangedSubviews
    for (index, pair) in zip(views, views.dropFirst()).enumerated() {
      let relation: NSLayoutConstraint.Relation = isSpread && !pair.1.isHidden ? .greaterThanOrEqual : .equal
      let isBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      arrangement.add(
        "UISV-spacing", AnchorSource(pair.1, isBaseline ? .firstBaseline : axis.start), relation,
        AnchorSource(pair.0, isBaseline ? .lastBaseline : axis.end), constant: distance(after: index, in: views))
    }
  }

  private func distance(after index: Int, in views: [UIView]) -> CGFloat {
    guard let before = views[...index].lastIndex(where: { !$0.isHidden }),
      let after = views[(index + 1)...].firstIndex(where: { !$0.isHidden })
    else { return 0 }
    let whole = stack.spacing(after: views[before])
    guard isSpread else { return whole / CGFloat(after - before) }
    return after == index + 1 ? whole : 0
  }

  private func equalize(
    _ items: [any LayoutItem], priority: UILayoutPriority = .required, _ arrangement: inout StackArrangement
  ) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      arrangement.add(
        "UISV-fill-equally", AnchorSource(item, axis.size), .equal, AnchorSource(first, axis.size), priority: priority)
    }
  }

  /// Guides from edge to edge, or from centre to centre, that are all as long.
  private func spread(_ arrangement: inout StackArrangement) {
    let isCentering = stack.distribution == .equalCentering
    let (from, to) = isCentering ? (axis.center, axis.center) : (axis.end, axis.start)
    let views = stack.visibleViews
    var gaps: [UILayoutGuide] = []
    for (previous, next) in zip(views, views.dropFirst()) {
      let gap = arrangement.guide(in: stack, "UISV-distributing")
      let identifier = "UISV-distributing-edge"
      arrangement.add(identifier, AnchorSource(gap, axis.start), .equal, AnchorSource(previous, from))
      arrangement.add(identifier, AnchorSource(gap, axis.end), .equal, AnchorSource(next, to))
      gaps.append(gap)
    }
    equalize(gaps, priority: isCentering ? .stackCentering : .required, &arrangement)
  }

  private func proportion(_ arrangement: inout StackArrangement) {
    let views = stack.visibleViews
    let total = stack.naturalLength(along: stack.axis)
    let lengths = views.map { $0.naturalLength(along: stack.axis) }
    guard total > 0, lengths.contains(where: { $0 > 0 }) else { return equalize(views, &arrangement) }
    for (index, (view, length)) in zip(views, lengths).enumerated() {
      arrangement.add(
        "UISV-fill-proportionally", AnchorSource(view, axis.size), .equal, AnchorSource(canvas, axis.size),
        multiplier: length / total, priority: .stackProportion - Float(index))
    }
  }
}
