import Cassowary
import Testing

struct AmbiguityTests {
  var solver = Solver()

  @Test mutating func `a variable without constraints is ambiguous`() {
    let x = solver.makeVariable()
    #expect(solver.isAmbiguous(x))
  }

  @Test mutating func `a determined variable is not`() throws {
    let x = solver.makeVariable()
    try solver.add(x == 5 ~ 250)
    #expect(!solver.isAmbiguous(x))
  }

  @Test mutating func `contradicting constraints of equal priority make it ambiguous`() throws {
    let x = solver.makeVariable()
    try solver.add(x == 5 ~ 750)
    try solver.add(x == 10 ~ 750)
    #expect(solver.isAmbiguous(x))
  }

  @Test mutating func `a lower priority settles it`() throws {
    let x = solver.makeVariable()
    try solver.add(x == 5 ~ 750)
    try solver.add(x == 10 ~ 750)
    try solver.add(x == 7 ~ 1)
    #expect(!solver.isAmbiguous(x))
  }

  @Test mutating func `inequalities alone leave it ambiguous`() throws {
    let x = solver.makeVariable(isNonNegative: true)
    try solver.add(x <= 100)
    #expect(solver.isAmbiguous(x))
  }

  @Test mutating func `it follows what it depends on`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y - x == 5)
    #expect(solver.isAmbiguous(y))
    try solver.add(x == 1)
    #expect(!solver.isAmbiguous(y))
  }

  @Test mutating func `asking changes nothing`() throws {
    let x = solver.makeVariable()
    try solver.add(x <= 5 ~ 750)
    let before = solver
    _ = solver.isAmbiguous(x)
    #expect(solver == before)
  }

  @Test(arguments: 1...60) func `asking about many finds what asking about each finds`(seed: Int) {
    var system = RandomSystem(seed: seed)
    _ = system.solver.add(system.constraints(14))
    let each = system.variables.filter { system.solver.isAmbiguous($0) }
    #expect(system.solver.ambiguous(among: system.variables) == each, "seed \(seed)")
  }

  @Test mutating func `two variables that only move against each other are both found`() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 10)
    try solver.add(z == 3)
    #expect(solver.ambiguous(among: [x, y, z]) == [x, y])
  }
}
