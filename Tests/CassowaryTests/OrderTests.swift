import Cassowary
import Testing

struct OrderTests {
  @Test(arguments: 1...20) func `100 orders of activation give one layout where the optimum is unique`(seed: Int) {
    var system = RandomSystem(seed: seed, variables: 3...8)
    let empty = system.solver
    let constraints = system.constraints(24)
    _ = system.solver.add(constraints)
    let unique = system.variables.filter { !system.solver.isAmbiguous($0) }
    for order in 0..<100 {
      var solver = empty
      let shuffled = constraints.shuffled(using: &system.random)
      if order.isMultiple(of: 2) {
        _ = solver.add(shuffled)
      } else {
        for constraint in shuffled { _ = try? solver.add(constraint) }
      }
      for variable in unique {
        #expect(abs(solver.value(of: variable) - system.solver.value(of: variable)) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 1...40) func `a batch and single adds give the same layout, ties included`(seed: Int) {
    var system = RandomSystem(seed: seed)
    var single = system.solver
    let constraints = system.constraints(24)
    _ = system.solver.add(constraints)
    for constraint in constraints { _ = try? single.add(constraint) }
    for (a, b) in zip(errors(constraints, in: system), errors(constraints, in: single, like: system)) {
      #expect(abs(a - b) < 1e-4, "seed \(seed)")
    }
  }

  private func errors(_ constraints: [Constraint], in system: RandomSystem) -> [Double] {
    errors(constraints, in: system.solver, like: system)
  }

  private func errors(_ constraints: [Constraint], in solver: Solver, like system: RandomSystem) -> [Double] {
    [Float(750), 500, 250].map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(in: solver) }
    }
  }

  @Test func `the older of two constraints of equal priority wins, whatever happened in between`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x == 0 ~ 500)
    try solver.add(x == 100 ~ 500)
    let push = try solver.add(x >= 70)
    #expect(solver.value(of: x) == 70)
    solver.remove(push)
    #expect(solver.value(of: x) == 0)
  }

  @Test func `the older wins when both are violated before`() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add([x <= 150, x >= -50, x == 100 ~ 500, x == 0 ~ 500])
    #expect(solver.value(of: x) == 100)
  }

  @Test func `an exact priority decides before age does`() {
    var solver = Solver()
    let x = solver.makeVariable()
    _ = solver.add([x == 0 ~ 750, x == 100 ~ 750, x == 60 ~ 1])
    #expect(solver.value(of: x) == 60)
  }

  @Test(arguments: 1...20) func `the same calls give the same bits`(seed: Int) {
    func run() -> Solver {
      var system = RandomSystem(seed: seed)
      for constraint in system.constraints(30) { _ = try? system.solver.add(constraint) }
      return system.solver
    }
    #expect(run() == run())
  }
}

extension Constraint {
  /// How far the constraint is from holding.
  func error(in solver: Solver) -> Double {
    let worth = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    return switch relation {
    case .equal: abs(worth)
    case .lessThanOrEqual: max(0, worth)
    case .greaterThanOrEqual: max(0, -worth)
    }
  }
}
