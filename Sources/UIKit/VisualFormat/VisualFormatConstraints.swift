import Foundation

/// Makes constraints of a visual format.
struct VisualFormatConstraints {
  private let text: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  static func make(
    _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let format = try VisualFormatParser.parse(text)
    return try Self(text: text, format: format, options: options, metrics: metrics, views: views).constraints()
  }

  private func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [any LayoutItem] = []
    for element in format.elements { items.append(try item(element.name)) }
    var made: [NSLayoutConstraint] = []
    made += try beginning(items[0])
    for (index, element) in format.elements.enumerated() {
      made += try sizes(of: items[index], element)
      guard index < format.connections.count else { continue }
      made += try distances(from: items[index], to: items[index + 1], format.connections[index])
    }
    made += try end(items[items.count - 1])
    return made + (try alignments(items))
  }

  // MARK: - Distances

  private func beginning(_ first: any LayoutItem) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard let connection = format.beginning else { return [] }
    let above = try superview(of: first, format.elements[0].name)
    let isStandard = connection == .standard
    return try along(
      AnchorSource(first, edges.start), AnchorSource(above, isStandard ? edges.startMargin : edges.start), connection,
      standard: 0)
  }

  private func end(_ last: any LayoutItem) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard let connection = format.end else { return [] }
    let above = try superview(of: last, format.elements[format.elements.count - 1].name)
    let isStandard = connection == .standard
    return try along(
      AnchorSource(above, isStandard ? edges.endMargin : edges.end), AnchorSource(last, edges.end), connection,
      standard: 0)
  }

  private func distances(
    from one: any LayoutItem, to other: any LayoutItem, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let isBaseline = options.contains(.spacingBaselineToBaseline) && format.axis == .vertical
    return try along(
      AnchorSource(other, isBaseline ? .firstBaseline : edges.start),
      AnchorSource(one, isBaseline ? .lastBaseline : edges.end), connection, standard: SystemSpacing.standard)
  }

  /// `later == earlier + distance`, for each distance that the connection names.
  private func along(
    _ later: AnchorSource, _ earlier: AnchorSource, _ connection: VisualFormat.Connection, standard: CGFloat
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let sign: CGFloat = edges.isReversed ? -1 : 1
    guard case .explicit(let predicates) = connection else {
      return [NSLayoutConstraint(later, .equal, earlier, constant: connection == .standard ? sign * standard : 0)]
    }
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      let distance = try number(predicate.operand)
      let relation = edges.isReversed ? predicate.relation.reversed : predicate.relation
      made.append(
        try strong(NSLayoutConstraint(later, relation, earlier, constant: sign * distance), predicate.priority))
    }
    return made
  }

  private var edges: VisualFormatEdges { VisualFormatEdges(format.axis, options) }

  // MARK: - Sizes and alignments

  private func sizes(
    of item: any LayoutItem, _ element: VisualFormat.Element
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    var made: [NSLayoutConstraint] = []
    for predicate in element.sizes {
      let constraint: NSLayoutConstraint
      if let other = views[predicate.operand.text] as? any LayoutItem {
        constraint = NSLayoutConstraint(
          AnchorSource(item, attribute), predicate.relation, AnchorSource(other, attribute))
      } else {
        let size = try number(predicate.operand)
        constraint = NSLayoutConstraint(AnchorSource(item, attribute), predicate.relation, nil, constant: size)
      }
      made.append(try strong(constraint, predicate.priority))
    }
    return made
  }

  private func alignments(_ items: [any LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let attributes = options.alignments
    if let wrong = attributes.first(where: { $0.axis == format.axis }) {
      let name = format.axis == .horizontal ? "horizontal" : "vertical"
      throw problem(1, "Views in a \(name) format cannot also be aligned at their \(wrong.name)")
    }
    return attributes.flatMap { attribute in
      zip(items, items.dropFirst()).map { one, other in
        NSLayoutConstraint(AnchorSource(one, attribute), .equal, AnchorSource(other, attribute))
      }
    }
  }

  // MARK: - Names

  private func item(_ name: VisualFormat.Operand) throws(VisualFormatError) -> any LayoutItem {
    guard let found = views[name.text] else {
      throw problem(name.column, "\(name.text) is not a key in the views dictionary")
    }
    guard let item = found as? any LayoutItem else {
      throw problem(name.column, "\(name.text) is neither a view nor a layout guide")
    }
    return item
  }

  private func superview(
    of item: any LayoutItem, _ name: VisualFormat.Operand
  ) throws(VisualFormatError) -> UIView {
    guard let above = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
      throw problem(name.column, "\(name.text) has no superview, which '|' stands for")
    }
    return above
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    if let number = Double(operand.text) { return CGFloat(number) }
    guard let metric = metrics[operand.text] else {
      throw problem(operand.column, "\(operand.text) is not a key in the metrics dictionary")
    }
    switch metric {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    case let value as UILayoutPriority: return CGFloat(value.rawValue)
    default: throw problem(operand.column, "the metric \(operand.text) is not a number")
    }
  }

  private func strong(
    _ constraint: NSLayoutConstraint, _ priority: VisualFormat.Operand?
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    guard let priority else { return constraint }
    let value = try number(priority)
    guard value > 0, value <= 1000 else {
      throw problem(priority.column, "a priority lies above 0 and is at most 1000, not \(priority.text)")
    }
    constraint.storedPriority = UILayoutPriority(Float(value))
    return constraint
  }

  private func problem(_ column: Int, _ reason: String) -> VisualFormatError {
    VisualFormatError(format: text, column: column, reason: reason)
  }
}
