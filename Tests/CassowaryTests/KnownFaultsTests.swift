import Cassowary
import Testing

/// Faults that other constraint solvers have had. The names say what must happen; the remarks where it did not.
struct KnownFaultsTests {
  var solver = Solver()

  mutating func variables() -> (Variable, Variable, Variable) {
    (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  }

  // kiwi 2
  @Test mutating func `a required size of zero holds against optional sizes`() throws {
    let (width, _, _) = variables()
    try solver.add(width >= 0)
    try solver.add(width == 40 ~ 750)
    try solver.add(width == 0)
    #expect(solver.value(of: width) == 0)
  }

  // kiwi 15
  @Test mutating func `a redundant equality that is off by rounding is accepted and stays solvable`() throws {
    let (x, y, z) = variables()
    try solver.add(x == 0.1)
    try solver.add(y - x == 0.2)
    try solver.add(y == 0.3)
    try solver.add(z - y == 0)
    #expect(abs(solver.value(of: z) - 0.3) < 1e-9)
  }

  // kiwi 16
  @Test mutating func `an underconstrained system gives the same values each time`() throws {
    var other = solver
    for constraint in Self.underconstrained(&solver) { try solver.add(constraint) }
    for constraint in Self.underconstrained(&other) { try other.add(constraint) }
    #expect(solver == other)
  }

  static func underconstrained(_ solver: inout Solver) -> [Constraint] {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    return [x + y == 10, y + z <= 20, x - z >= -5 ~ 500]
  }

  // kiwi 20
  @Test mutating func `a large program stays consistent`() throws {
    let all = (0..<300).map { _ in solver.makeVariable(isNonNegative: true) }
    for (index, pair) in zip(all, all.dropFirst()).enumerated() {
      try solver.add(pair.1 - pair.0 >= Double(index % 7).sum)
      try solver.add(pair.1 - pair.0 <= 12)
      try solver.add(pair.1 - pair.0 == 5 ~ Float(100 + index % 5))
    }
    try solver.add(all[299] - all[0] == 1400)
    #expect(solver.residual < 1e-6)
    #expect(abs(solver.value(of: all[299]) - solver.value(of: all[0]) - 1400) < 1e-6)
  }

  // kiwi 9
  @Test mutating func `a weak equality keeps a variable where it is, as a stay does`() throws {
    let (x, y, _) = variables()
    try solver.add(x == 30 ~ 1)
    try solver.add(y - x == 5 ~ 500)
    solver.suggest(50, for: y)
    #expect(solver.value(of: x) == 45)
    solver.withdrawSuggestion(for: y)
    #expect(solver.value(of: x) == 30)
  }

  // kiwi 154
  @Test mutating func `suggesting and withdrawing again and again does not grow the solver`() throws {
    let (x, y, _) = variables()
    try solver.add(y - x == 5)
    for step in 0..<5000 {
      solver.suggest(Double(step), for: x, priority: 250)
      solver.withdrawSuggestion(for: x)
    }
    #expect(solver.constraintCount == 1)
    #expect(solver.size < 20_000)
  }

  // kiwi 197
  @Test mutating func `a suggested value survives other constraints' coming and going`() throws {
    let (x, y, _) = variables()
    solver.suggest(42, for: x)
    let push = try solver.add(x >= 60)
    try solver.add(y - x == 1)
    #expect(solver.value(of: x) == 60)
    solver.remove(push)
    #expect(solver.value(of: x) == 42)
    #expect(solver.value(of: y) == 43)
  }

  // kiwi 110
  @Test mutating func `1,001 constraints of one priority do not outweigh one of a higher`() throws {
    let (x, _, _) = variables()
    for _ in 0..<1001 { try solver.add(x == 0 ~ 250) }
    try solver.add(x == 100 ~ 251)
    #expect(solver.value(of: x) == 100)
  }

  // kiwi.js 31
  @Test mutating func `a constraint can be removed and added again after another was refused`() throws {
    let (x, _, _) = variables()
    let atLeast = try solver.add(x >= 2)
    #expect(throws: UnsatisfiableError.self) { try solver.add(x <= 1) }
    solver.remove(atLeast)
    try solver.add(x >= 2)
    #expect(solver.value(of: x) == 2)
  }

  @Test mutating func `1,000 refusals do not move a value`() throws {
    let (y, _, _) = variables()
    try solver.add(y >= 0)
    try solver.add(y <= 10)
    let before = solver
    for step in 0..<1000 {
      #expect(throws: UnsatisfiableError.self) { try solver.add(y >= Double(20 + step).sum) }
    }
    #expect(solver == before)
  }

  // kiwi.js 11
  @Test mutating func `adding and removing does not grow the solver`() throws {
    for step in 0..<1000 {
      let x = solver.makeVariable()
      let id = try solver.add(x >= Double(step).sum ~ 500)
      solver.remove(id)
      solver.free(x)
    }
    #expect(solver.constraintCount == 0)
    #expect(solver.size < 20_000)
  }

  // cassowary.dart 12
  @Test mutating func `a refused constraint has no effect afterwards`() throws {
    let (x, _, _) = variables()
    try solver.add(x <= 10)
    #expect(throws: UnsatisfiableError.self) { try solver.add(x == 20) }
    try solver.add(x == 5)
    #expect(solver.value(of: x) == 5)
  }

  // amoeba 1
  @Test mutating func `the solver goes on after an unsatisfiable add`() throws {
    let (x, y, _) = variables()
    try solver.add(x + y == 10)
    try solver.add(x - y == 2)
    #expect(throws: UnsatisfiableError.self) { try solver.add(x == 7) }
    try solver.add(x == 6)
    #expect(solver.value(of: y) == 4)
  }

  // amoeba 7
  @Test mutating func `valid constraints survive an edit that turns them over`() throws {
    let (left, middle, right) = variables()
    try solver.add(left >= 0)
    try solver.add(right - left >= 10)
    try solver.add(2 * middle - left.sum - right.sum == 0)
    try solver.add(left == 0 ~ 250)
    solver.suggest(50, for: middle)
    for value in [0.0, 90, -10, 3, 60] {
      solver.suggest(value, for: middle)
      #expect(solver.residual < 1e-9)
      #expect(abs(solver.value(of: middle) - max(5, value)) < 1e-9)
    }
  }

  // amoeba 10
  @Test mutating func `a cycle of equalities is redundant, not contradictory`() throws {
    let ring = (0..<5).map { _ in solver.makeVariable() }
    for index in ring.indices { try solver.add(ring[index] - ring[(index + 1) % 5] == 0) }
    try solver.add(ring[2] == 7)
    #expect(ring.allSatisfy { solver.value(of: $0) == 7 })
  }

  @Test mutating func `one equality of a redundant cycle can be removed`() throws {
    let (x, y, z) = variables()
    let first = try solver.add(x - y == 0)
    try solver.add(y - z == 0)
    let last = try solver.add(z - x == 0)
    try solver.add(z == 7)
    solver.remove(first)
    #expect([x, y, z].allSatisfy { solver.value(of: $0) == 7 })
    solver.remove(last)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 7)
  }

  // amoeba 21
  @Test mutating func `values are up to date without a call to update them`() throws {
    let (x, y, _) = variables()
    try solver.add(y - x == 5)
    solver.suggest(1, for: x)
    solver.suggest(2, for: x)
    #expect(solver.value(of: y) == 7)
    solver.suggest(3, for: x)
    #expect(solver.value(of: y) == 8)
  }

  // cassowary-rs 16, kasuari 37, casuarius 3
  @Test mutating func `a removed optional constraint leaves no cost behind`() throws {
    let (x, _, _) = variables()
    try solver.add(x >= 0)
    try solver.add(x == 10 ~ 250)
    for _ in 0..<100 {
      let pull = try solver.add(x == 80 ~ 750)
      #expect(solver.value(of: x) == 80)
      solver.remove(pull)
      #expect(solver.value(of: x) == 10)
    }
    #expect(solver.costCount == 0)
  }

  @Test mutating func `a refused required constraint leaves no cost behind`() throws {
    let (x, _, _) = variables()
    try solver.add(x == 1)
    try solver.add(x == 10 ~ 250)
    #expect(throws: UnsatisfiableError.self) { try solver.add(x == 2) }
    #expect(solver.value(of: x) == 1)
  }

  @Test mutating func `an optional constraint that was never satisfied can be removed`() throws {
    let (x, _, _) = variables()
    try solver.add(x == 1)
    let pull = try solver.add(x == 10 ~ 250)
    solver.remove(pull)
    #expect(solver.value(of: x) == 1)
    #expect(solver.constraintCount == 1)
  }

  // ratatui 1855
  @Test mutating func `many constraints of equal priorities come to an end`() throws {
    let edges = (0...100).map { _ in solver.makeVariable(isNonNegative: true) }
    try solver.add(edges[0] == 0)
    try solver.add(edges[100] == 80)
    for (left, right) in zip(edges, edges.dropFirst()) {
      try solver.add(right - left >= 0)
      try solver.add(right - left == 1 ~ 500)
      try solver.add(right - left == 80 ~ 250)
    }
    for (a, b) in zip(edges, edges.dropFirst(2)) { try solver.add(b - a == 2 ~ 500) }
    #expect(solver.residual < 1e-6)
  }

  // ratatui 888
  @Test mutating func `halves come out exact`() throws {
    let edges = (0...2).map { _ in solver.makeVariable() }
    try solver.add(edges[0] == 0)
    try solver.add(edges[2] == 75)
    try solver.add(2 * edges[1] - edges[0].sum - edges[2].sum == 0)
    #expect(solver.value(of: edges[1]) == 37.5)
  }

  // lume/kiwi 2
  @Test mutating func `a degenerate corner does not make the solver circle`() throws {
    let all = (0..<12).map { _ in solver.makeVariable(isNonNegative: true) }
    for (index, a) in all.enumerated() {
      for b in all[(index + 1)...] {
        try solver.add(a - b <= 0 ~ Float(1 + index))
        try solver.add(a + b >= 0)
      }
      try solver.add(a == 0 ~ 999)
    }
    #expect(all.allSatisfy { solver.value(of: $0) == 0 })
  }

  // compnerd/cassowary 1
  @Test mutating func `what is satisfiable is accepted and what is not is refused`() throws {
    let (x, _, _) = variables()
    try solver.add(x >= 5)
    #expect(throws: Never.self) { try solver.add(x <= 5) }
    #expect(throws: UnsatisfiableError.self) { try solver.add(x <= 4.9) }
  }

  // CassowaryNET 1
  @Test mutating func `removing everything leaves nothing but the variables`() throws {
    let (x, y, z) = variables()
    let ids = solver.add([x + y == 10, y - z >= 2, x == 3 ~ 250, z <= 4 ~ 500, x - z == 0 ~ 500])
      .compactMap { try? $0.get() }
    solver.remove(ids)
    #expect(ids.count == 5)
    #expect([x, y, z].allSatisfy { solver.value(of: $0) == 0 })
    #expect(solver.costCount == 0)
    for variable in [x, y, z] { solver.free(variable) }
  }

  // gnustep/libs-gui 935 and 938
  @Test mutating func `signs survive negative coefficients on both sides`() throws {
    let (x, y, _) = variables()
    try solver.add(-1 * x + 10 <= -2 * y + 0)
    try solver.add(y == 20)
    #expect(solver.value(of: x) >= 50)
    try solver.add(-1 * x >= -50)
    #expect(solver.value(of: x) == 50)
  }

  // rdar 15480988
  @Test mutating func `an enormous constant is cut instead of crashing`() throws {
    let (x, y, _) = variables()
    try solver.add(x <= Double.greatestFiniteMagnitude.sum)
    try solver.add(y == Double.infinity.sum ~ 250)
    try solver.add(x == 12)
    #expect(solver.value(of: x) == 12)
    #expect(solver.value(of: y) == Constraint.largestConstant)
  }

  // rdar 15106765
  @Test mutating func `a content size just below required yields to a required width`() throws {
    let (width, _, _) = variables()
    try solver.add(width <= 40 ~ 999.5)
    try solver.add(width >= 40 ~ 999.5)
    try solver.add(width == 120)
    #expect(solver.value(of: width) == 120)
  }

  // iOS 12.2
  @Test mutating func `height >= 48 and height == 48 do not contradict by rounding`() throws {
    let (top, bottom, _) = variables()
    try solver.add(top == 0.1 + 0.2)
    try solver.add(bottom - top == 48)
    try solver.add(bottom >= 48.3)
    try solver.add(bottom <= 48.3)
    #expect(abs(solver.value(of: bottom) - 48.3) < 1e-6)
  }
}
