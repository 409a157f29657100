import Cassowary
import Testing

struct RollbackTests {
  @Test func `1,000 refused constraints leave the solver exactly as it was`() {
    var refusals = 0
    var seed = 0
    while refusals < 1000 {
      seed += 1
      var system = RandomSystem(seed: seed)
      for result in system.solver.add(system.constraints(20)) where (try? result.get()) == nil { refusals += 1 }
      for _ in 0..<20 {
        let constraint = system.constraint(priority: 1000, shift: 200)
        let before = system.solver
        guard (try? system.solver.add(constraint)) == nil else { continue }
        refusals += 1
        #expect(system.solver == before, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 1...40) func `a refused constant leaves the solver exactly as it was`(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    let ids = system.solver.add(system.constraints(25)).compactMap { try? $0.get() }
    for id in ids {
      let before = system.solver
      do {
        try system.solver.setConstant(Double(Int.random(in: -500...500, using: &system.random)), of: id)
      } catch {
        #expect(system.solver == before, "seed \(seed)")
      }
    }
  }

  @Test func `a refused batch member leaves no trace in later solutions`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let results = solver.add([x <= 10, x >= 20, x == 50 ~ 500, x <= 8, x >= 0, x >= -1])
    #expect((try? results[1].get()) == nil)
    #expect(solver.value(of: x) == 8)
  }

  @Test(arguments: 1...100) func `every conflict is a contradiction, and minimal`(seed: Int) {
    var system = RandomSystem(seed: seed)
    var held: [ConstraintID: Constraint] = [:]
    for constraint in system.constraints(20) {
      if let id = try? system.solver.add(constraint) { held[id] = constraint }
    }
    for _ in 0..<10 {
      let constraint = system.constraint(priority: 1000, shift: 300)
      do throws(UnsatisfiableError) {
        held[try system.solver.add(constraint)] = constraint
      } catch {
        let members = error.conflict.compactMap { held[$0] }
        #expect(!holdTogether(members + [constraint], like: system), "seed \(seed)")
        for leftOut in members.indices {
          var fewer = members
          fewer.remove(at: leftOut)
          #expect(holdTogether(fewer + [constraint], like: system), "seed \(seed)")
        }
      }
    }
  }

  private func holdTogether(_ constraints: [Constraint], like system: RandomSystem) -> Bool {
    var solver = system.empty
    return constraints.allSatisfy { (try? solver.add($0)) != nil }
  }
}
