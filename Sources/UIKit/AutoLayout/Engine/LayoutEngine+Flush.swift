import Cassowary
import Foundation

extension LayoutEngine {
  /// Text that wraps may need its height asked for again as often as this until widths and heights agree.
  private static var measuringLimit: Int { 6 }

  /// Tells the solver what changed since the last time, and the views what came of it.
  func flush() {
    guard hasWork else { return }
    hasWork = false
    for _ in 0..<Self.measuringLimit {
      lowerEntering()
      removeRows()
      setConstants()
      addRows()
      restoreBroken()
      freeVariables()
      guard measureWrappingViews() else { break }
    }
    hasWork = false
    publish()
  }

  private func lowerEntering() {
    relowerStale()
    refreshSlots()
    let entering = enteringConstraints.sorted { $0.serial < $1.serial }
    enteringConstraints = []
    for constraint in entering where rows[ObjectIdentifier(constraint)] == nil && isOurs(constraint) {
      guard let lowered = ConstraintLowering(constraint, self)?.lowered() else { continue }
      rows[ObjectIdentifier(constraint)] = update(nil, to: lowered) { .constraint(constraint) }
    }
    refreshSlots()
  }

  /// A constraint may have gone to another tree together with the view that holds it.
  private func isOurs(_ constraint: NSLayoutConstraint) -> Bool {
    guard let root, let holder = constraint.holder else { return false }
    return holder.isDescendant(of: root)
  }

  /// Rows whose constants hold insets or whose sides depend on the direction.
  private func relowerStale() {
    guard insetsAreStale || directionIsStale else { return }
    for row in allRows where !row.isDropped && (directionIsStale || row.lowered.dependsOnInsets) {
      row.constraint.map { relower($0, row) }
    }
    (insetsAreStale, directionIsStale) = (false, false)
  }

  private func refreshSlots() {
    while !refreshingSlots.isEmpty {
      let slots = refreshingSlots
      refreshingSlots = []
      slots.forEach(refreshImplicitRows)
    }
  }

  private func removeRows() {
    if !removedIDs.isEmpty {
      solver.remove(removedIDs)
      removedIDs = []
    }
    if mayRestore { allRows.removeAll(where: \.isDropped) }
  }

  /// A constant may only fit after another one has changed as well, so those refused at first are tried again.
  private func setConstants() {
    var waiting = changedRows.filter { !$0.isDropped }
    changedRows = []
    for row in waiting { row.isChanged = false }
    while !waiting.isEmpty {
      let refused = waiting.filter { !setConstant(of: $0) }
      if refused.count == waiting.count { return refused.forEach(readd) }
      waiting = refused
    }
  }

  private func setConstant(of row: EngineRow) -> Bool {
    guard let id = row.id else { return true }
    do {
      try solver.setConstant(row.lowered.sum.constant, of: id)
      return true
    } catch {
      return false
    }
  }

  private func readd(_ row: EngineRow) {
    guard let id = row.id else { return }
    solver.remove(id)
    rowsByID[id] = nil
    row.id = nil
    addedRows.append(row)
  }

  private func addRows() {
    let added = addedRows.filter { !$0.isDropped }.sorted { $0.order < $1.order }
    addedRows = []
    guard !added.isEmpty else { return }
    let results = solver.add(added.map(\.lowered.constraint))
    var refused: [EngineRow] = []
    for (row, result) in zip(added, results) {
      if case .success(let id) = result { accept(row, id) } else { refused.append(row) }
    }
    for row in refused { resolveConflict(over: row) }
  }

  func accept(_ row: EngineRow, _ id: ConstraintID) {
    row.id = id
    row.isBroken = false
    row.conflict = []
    rowsByID[id] = row
  }

  /// UIKit tries a broken constraint again when the conflict goes.
  private func restoreBroken() {
    guard mayRestore else { return }
    mayRestore = false
    for row in allRows where row.isBroken && !row.isDropped {
      if let id = try? solver.add(row.lowered.constraint) { accept(row, id) }
    }
  }

  private func freeVariables() {
    for variable in freedVariables { solver.free(variable) }
    freedVariables = []
  }

  /// Asks for a layout pass wherever a view or guide got another place or size.
  private func publish() {
    solver.takeChangedVariables(into: &changedVariables)
    guard fitting == nil else { return }
    for variable in changedVariables where Int(variable.index) < slotsByVariable.count {
      guard let slot = slotsByVariable[Int(variable.index)] else { continue }
      slot.view?.superview?.markNeedsLayout() ?? slot.item?.itemView?.markNeedsLayout()
    }
    applyRootSize()
  }

  /// A root that constraints may size takes the size they give it.
  private func applyRootSize() {
    guard let root, !root.translatesAutoresizingMaskIntoConstraints, !(root is UIWindow),
      let slot = slots[ObjectIdentifier(root)]
    else { return }
    let solved = CGSize(width: solver.value(of: slot.width), height: solver.value(of: slot.height))
    let size = root.frame(forAlignmentRect: CGRect(origin: .zero, size: solved)).snapped(to: root.displayScale).size
    guard root.bounds.size != size else { return }
    root.layoutState.isBeingPlaced = true
    root.bounds.size = size
    root.layoutState.isBeingPlaced = false
  }
}

extension LayoutEngine {
  /// The alignment rectangle in the superview's or owner's coordinates, before rounding; nil where unknown here.
  func localFrame(of item: any LayoutItem) -> CGRect? {
    guard item !== root, let slot = slots[ObjectIdentifier(item)] else { return nil }
    return CGRect(
      x: solver.value(of: slot.minX), y: solver.value(of: slot.minY), width: solver.value(of: slot.width),
      height: solver.value(of: slot.height))
  }
}
