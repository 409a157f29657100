import Cassowary
import Testing

struct ChurnTests {
  @Test(arguments: 1...6) func `thousands of changes neither wear the solver out nor make it grow`(seed: Int) {
    var system = RandomSystem(seed: seed)
    var held: [ConstraintID] = []
    for step in 0..<1500 {
      if held.count > 20 {
        system.solver.remove(held.remove(at: Int.random(in: 0..<held.count, using: &system.random)))
      }
      let priority: Float = step.isMultiple(of: 2) ? 1000 : Float(100 + step % 5)
      let constraint = system.constraint(priority: priority, shift: priority == 1000 ? 0 : 50)
      if let id = try? system.solver.add(constraint) { held.append(id) }
    }
    #expect(system.solver.residual < 1e-6, "seed \(seed)")
    #expect(system.solver.size < 20_000, "seed \(seed)")
    system.solver.remove(held)
    for variable in system.variables { system.solver.free(variable) }
    #expect(system.solver.constraintCount == 0)
  }

  @Test func `100,000 edits do not drift`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(LinearExpression([Term(y), Term(x, -0.3)], constant: -0.1), .equal))
    for step in 0..<100_000 { solver.suggest(Double(step % 977) / 7, for: x) }
    solver.suggest(10, for: x)
    #expect(abs(solver.value(of: y) - 3.1) < 1e-9)
  }

  @Test func `a freed variable's number is used again`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.free(x)
    let y = solver.makeVariable()
    #expect(x == y)
  }
}
