import Cassowary
import Foundation

/// Solves the constraints of one tree of views.
///
/// Changes are collected and told to the solver all at once by `flush`, so that code which takes things apart and puts
/// them together again causes neither work nor conflicts in between.
final class LayoutEngine {
  private(set) weak var root: UIView?
  /// What a fitting size pulls towards; nil for an engine that lays out.
  let fitting: FittingTarget?
  var solver = Solver()

  // Looked up by identity only, never walked through: the order of a dictionary must not decide anything.
  var slots: [ObjectIdentifier: ItemSlot] = [:]
  var rows: [ObjectIdentifier: EngineRow] = [:]
  var rowsByID: [ConstraintID: EngineRow] = [:]
  var slotsByVariable: [ItemSlot?] = []

  // In the order in which things happened.
  var allRows: [EngineRow] = []
  var enteringConstraints: [NSLayoutConstraint] = []
  var refreshingSlots: [ItemSlot] = []
  var addedRows: [EngineRow] = []
  var removedIDs: [ConstraintID] = []
  var changedRows: [EngineRow] = []
  var freedVariables: [Variable] = []
  var wrappingSlots: [ItemSlot] = []
  var changedVariables: [Variable] = []
  var exercisedVariables: [Variable] = []

  var hasWork = true
  var insetsAreStale = false
  var directionIsStale = false
  /// Whether something went or moved, so that what was broken may fit now.
  var mayRestore = false

  struct FittingTarget {
    var size: CGSize
    var horizontal, vertical: Float
  }

  init(root: UIView, fitting: FittingTarget? = nil) {
    (self.root, self.fitting) = (root, fitting)
  }
}

// MARK: - What views tell the engine

extension LayoutEngine {
  /// Takes in the whole tree.
  func enterTree() {
    guard let root else { return }
    _ = slot(for: root)
    enter(root)
  }

  /// Takes in a view and everything in it.
  func enter(_ view: UIView) {
    hasWork = true
    view.forEachInTree { view in
      enteringConstraints += view.constraints
      if !view.translatesAutoresizingMaskIntoConstraints, view !== root { _ = slot(for: view) }
    }
  }

  /// Lets go of a view and everything in it.
  func leave(_ view: UIView) {
    hasWork = true
    view.forEachInTree { view in
      view.constraints.forEach(constraintRemoved)
      view.layoutGuides.forEach(leave)
      leaveSlot(of: view)
    }
  }

  /// Lets go of a guide.
  func leave(_ guide: UILayoutGuide) {
    hasWork = true
    leaveSlot(of: guide)
  }

  func constraintAdded(_ constraint: NSLayoutConstraint) {
    hasWork = true
    enteringConstraints.append(constraint)
  }

  func constraintRemoved(_ constraint: NSLayoutConstraint) {
    guard let row = rows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    drop(row)
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let row = rows[ObjectIdentifier(constraint)] else { return }
    relower(constraint, row)
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let row = rows[ObjectIdentifier(constraint)] else { return }
    relower(constraint, row)
  }

  func contentSizeChanged(_ view: UIView) {
    guard let slot = slots[ObjectIdentifier(view)] else { return }
    slot.contentSize = nil
    refresh(slot)
  }

  func geometrySet(_ view: UIView) {
    guard view === root || view.translatesAutoresizingMaskIntoConstraints,
      let slot = slots[ObjectIdentifier(view)]
    else { return }
    refresh(slot)
  }

  func translatingChanged(_ view: UIView) {
    slots[ObjectIdentifier(view)].map(refresh)
    if slots[ObjectIdentifier(view)] == nil, !view.translatesAutoresizingMaskIntoConstraints { _ = slot(for: view) }
  }

  func insetsChanged() {
    (hasWork, insetsAreStale) = (true, true)
  }

  func directionChanged() {
    (hasWork, directionIsStale) = (true, true)
  }
}

// MARK: - Slots and rows

extension LayoutEngine {
  /// The item's unknowns; the item comes into the engine with its first mention.
  func slot(for item: any LayoutItem) -> ItemSlot {
    if let slot = slots[ObjectIdentifier(item)] { return slot }
    let slot = ItemSlot(item, &solver)
    slots[ObjectIdentifier(item)] = slot
    for variable in slot.variables { register(variable, slot) }
    if item is any WidthDependentSizing { wrappingSlots.append(slot) }
    refresh(slot)
    return slot
  }

  private func register(_ variable: Variable, _ slot: ItemSlot) {
    let index = Int(variable.index)
    while slotsByVariable.count <= index { slotsByVariable.append(nil) }
    slotsByVariable[index] = slot
  }

  private func leaveSlot(of item: any LayoutItem) {
    guard let slot = slots.removeValue(forKey: ObjectIdentifier(item)) else { return }
    for row in slot.implicit { row.map(drop) }
    slot.implicit = slot.implicit.map { _ in nil }
    for variable in slot.variables { slotsByVariable[Int(variable.index)] = nil }
    freedVariables += slot.variables
    if !slot.exerciseStarts.isEmpty { exercisedVariables.removeAll { slot.exerciseStarts[$0] != nil } }
    wrappingSlots.removeAll { $0 === slot }
    refreshingSlots.removeAll { $0 === slot }
  }

  private func refresh(_ slot: ItemSlot) {
    hasWork = true
    refreshingSlots.append(slot)
  }

  func relower(_ constraint: NSLayoutConstraint, _ row: EngineRow) {
    guard let lowered = ConstraintLowering(constraint, self)?.lowered() else { return }
    rows[ObjectIdentifier(constraint)] = update(row, to: lowered) { .constraint(constraint) }
  }

  /// Brings a row up to date with as little work for the solver as possible.
  func update(_ row: EngineRow?, to lowered: LoweredConstraint?, source: () -> EngineRow.Source) -> EngineRow? {
    guard let lowered else {
      row.map(drop)
      return nil
    }
    if let row, row.lowered.hasShape(of: lowered) {
      changeConstant(of: row, to: lowered)
      return row
    }
    row.map(drop)
    let new = EngineRow(source(), lowered)
    addedRows.append(new)
    allRows.append(new)
    hasWork = true
    return new
  }

  private func changeConstant(of row: EngineRow, to lowered: LoweredConstraint) {
    guard row.lowered.sum.constant != lowered.sum.constant else { return }
    row.lowered = lowered
    (hasWork, mayRestore) = (true, true)
    guard row.id != nil, !row.isChanged else { return }
    row.isChanged = true
    changedRows.append(row)
  }

  private func drop(_ row: EngineRow) {
    (hasWork, mayRestore) = (true, true)
    row.isDropped = true
    row.conflict = []
    if let id = row.id {
      removedIDs.append(id)
      rowsByID[id] = nil
      row.id = nil
    }
  }
}
