import Cassowary
import Testing

struct SolverTests {
  @Test func `a variable without constraints is zero`() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
  }

  @Test func `required equalities determine values`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x - y == 10)
    try solver.add(y == 5)
    #expect(solver.value(of: x) == 15)
  }

  @Test func `a higher priority wins over any number of lower ones`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<50 { try solver.add(x == 10 ~ 250) }
    try solver.add(x == 100 ~ 250.5)
    #expect(solver.value(of: x) == 100)
  }

  @Test func `the older of two equal priorities wins`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x <= 150)
    try solver.add(x == 0 ~ 500)
    try solver.add(x == 100 ~ 500)
    #expect(solver.value(of: x) == 0)
  }

  @Test func `a refused constraint names the minimal conflict`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try solver.add(x == 10)
    try solver.add(x >= 0)
    let b = try solver.add(y - x == 5)
    let before = solver
    do {
      try solver.add(y <= 12)
      Issue.record("accepted")
    } catch {
      #expect(error.conflict == [a, b])
    }
    #expect(solver == before)
  }

  @Test func `a constant change moves dependents`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let a = try solver.add(x == 10)
    try solver.add(y - x == 5)
    try solver.setConstant(-20, of: a)
    #expect(solver.value(of: y) == 25)
    #expect(Set(solver.takeChangedVariables()) == [x, y])
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test func `removal frees`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
    let a = try solver.add(x == 10)
    let b = try solver.add(y - x == 5)
    try solver.add(y <= 12 ~ 250)
    #expect(solver.value(of: y) == 15)
    solver.remove(a)
    #expect(solver.value(of: y) == 12)
    #expect(solver.value(of: x) == 7)
    solver.remove(b)
    #expect(solver.value(of: x) == 0)
    solver.free(x)
  }
}
