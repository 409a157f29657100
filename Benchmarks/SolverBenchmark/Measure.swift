import Cassowary
import Glibc

/// Times the systems that standard input describes:
///
///     system NAME COUNT EDITED …       COUNT variables; those named are suggested values, first of all
///     REL PRIORITY CONSTANT VARIABLE:COEFFICIENT …
///     measure                          prints NAME, µs to build one by one, µs to build in one batch,
///                                      µs per edit of all edited variables with its reading, allocations per edit
func measure() {
  var system = System()
  forEachLine { words in
    switch words.first {
    case "system": system = System(words)
    case "measure": system.measure()
    default: system.constraints.append(parseConstraint(words, variables: system.variables))
    }
  }
}

private struct System {
  var name = ""
  var empty = Solver()
  var variables: [Variable] = []
  var edited: [Variable] = []
  var constraints: [Constraint] = []

  init() {}

  init(_ words: [String]) {
    name = words[1]
    for _ in 0..<(Int(words[2]) ?? 0) { variables.append(empty.makeVariable()) }
    edited = words.dropFirst(3).map { variables[Int($0) ?? 0] }
  }

  func measure() {
    let single = microseconds(rounds: 20) { _ = build(inBatch: false) }
    let batch = microseconds(rounds: 20) { _ = build(inBatch: true) }
    var solver = build(inBatch: true)
    var changed: [Variable] = []
    var step = 0
    let edits = 2000
    func edit() {
      step += 1
      for (place, variable) in edited.enumerated() {
        solver.suggest(Double(600 + (step * (place + 7)) % 400), for: variable)
      }
      solver.takeChangedVariables(into: &changed)
    }
    for _ in 0..<edits { edit() }
    let allocationsBefore = allocationCount()
    for _ in 0..<edits { edit() }
    let allocations = Double(allocationCount() - allocationsBefore) / Double(edits)
    let all = microseconds(rounds: 20) { for _ in 0..<edits { edit() } }
    print(name, single, batch, all / Double(edits), allocations)
  }

  private func build(inBatch: Bool) -> Solver {
    var solver = empty
    for variable in edited { solver.suggest(0, for: variable) }
    if inBatch {
      _ = solver.add(constraints)
    } else {
      for constraint in constraints { _ = try? solver.add(constraint) }
    }
    return solver
  }
}

/// The shortest of several runs.
private func microseconds(rounds: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let best = (0..<rounds).map { _ in clock.measure(body) }.min() ?? .zero
  return Double(best.components.attoseconds) / 1e12 + Double(best.components.seconds) * 1e6
}

/// The number of allocations so far, if the counting library is preloaded.
private func allocationCount() -> Int {
  typealias Counter = @convention(c) () -> Int
  guard let symbol = dlsym(nil, "allocation_count") else { return 0 }
  return unsafeBitCast(symbol, to: Counter.self)()
}
