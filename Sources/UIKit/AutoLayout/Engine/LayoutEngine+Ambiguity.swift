import Cassowary

extension LayoutEngine {
  /// An item's unknown with its name.
  typealias Unknown = (name: String, variable: Variable)

  /// Whether the constraints leave a place or size of the item open.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    let solver = undisturbedSolver
    return unknowns(of: item).contains { solver.isAmbiguous($0.variable) }
  }

  /// The item's unknowns that could have other values in a solution as good as this one.
  func ambiguousUnknowns(of item: any LayoutItem) -> [Unknown] {
    let all = unknowns(of: item)
    let open = Set(undisturbedSolver.ambiguous(among: all.map(\.variable)))
    return all.filter { open.contains($0.variable) }
  }

  /// The names of the open unknowns of each item; asking for all at once is much quicker than one by one.
  func ambiguousAttributes(of items: [any LayoutItem]) -> [ObjectIdentifier: [String]] {
    let all = items.map { (item: $0, unknowns: unknowns(of: $0)) }
    let open = Set(undisturbedSolver.ambiguous(among: all.flatMap { $0.unknowns.map(\.variable) }))
    let named = all.map { item, unknowns in
      (ObjectIdentifier(item), unknowns.filter { open.contains($0.variable) }.map(\.name))
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The solver without the wishes that exercises left in it, which would pass for constraints.
  private var undisturbedSolver: Solver {
    guard !exercisedVariables.isEmpty else { return solver }
    var copy = solver
    for variable in exercisedVariables { copy.withdrawSuggestion(for: variable) }
    return copy
  }

  /// Moves the item's open unknowns to another solution as good as this one, and back again the next time.
  ///
  /// The wish that moves them is the weakest there is, so that no constraint gives way to it.
  func exerciseAmbiguity(of item: any LayoutItem) {
    guard let slot = slots[ObjectIdentifier(item)] else { return }
    let open = ambiguousUnknowns(of: item)
    guard !open.isEmpty else { return }
    slot.exercise = (slot.exercise + 1) % Self.exerciseSteps.count
    for unknown in open { exercise(unknown.variable, by: Self.exerciseSteps[slot.exercise], slot) }
    hasWork = true
  }

  /// How far from where it was found each exercise takes an unknown, in points; the last step takes it back.
  private static var exerciseSteps: [Double] { [0, 20, -20] }

  private func exercise(_ variable: Variable, by step: Double, _ slot: ItemSlot) {
    let start = slot.exerciseStarts[variable] ?? solver.value(of: variable)
    if slot.exerciseStarts.updateValue(start, forKey: variable) == nil { exercisedVariables.append(variable) }
    solver.suggest(start + step, for: variable, priority: .leastNonzeroMagnitude)
  }

  private func unknowns(of item: any LayoutItem) -> [Unknown] {
    guard let slot = slots[ObjectIdentifier(item)] else { return [] }
    let size = [("width", slot.width), ("height", slot.height)]
    return item === root ? size : [("minX", slot.minX), ("minY", slot.minY)] + size
  }
}
