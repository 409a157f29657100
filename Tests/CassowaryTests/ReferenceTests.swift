import Cassowary
import Foundation
import Testing

/// Random systems, compared with optima computed by linear programming (`scripts/solver/fixture.py`).
struct ReferenceTests {
  struct System: Decodable, CustomTestStringConvertible {
    var seed: Int
    var variables: Int
    var nonNegative: [Int]
    var steps: [Step]
    var testDescription: String { "seed \(seed)" }
  }

  /// One of: constraints to add, one to remove, a new constant, or the errors that a state must have.
  struct Step: Decodable {
    var add: [Added]?
    var remove: String?
    var key: String?
    var constant: Double?
    var isAccepted: Bool?
    var errors: [[Double]]?
  }

  struct Added: Decodable {
    var key: String
    var terms: [[Double]]
    var relation: String
    var priority: Float
    var constant: Double
    var isAccepted: Bool
  }

  static let systems: [System] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "reference.json")
    return (try? JSONDecoder().decode([System].self, from: Data(contentsOf: file))) ?? []
  }()

  @Test func `there are systems to compare with`() {
    #expect(Self.systems.count >= 40)
  }

  @Test(arguments: systems) func `each priority's error is the optimum, and required constraints hold`(system: System) {
    var run = Run(system)
    for step in system.steps { run.perform(step) }
  }

  private struct Run {
    let system: System
    var solver = Solver()
    var variables: [Variable] = []
    var held: [String: (id: ConstraintID, constraint: Constraint)] = [:]

    init(_ system: System) {
      self.system = system
      for index in 0..<system.variables {
        variables.append(solver.makeVariable(isNonNegative: system.nonNegative.contains(index)))
      }
    }

    mutating func perform(_ step: Step) {
      if let added = step.add { add(added) }
      if let key = step.remove, let removed = held.removeValue(forKey: key) { solver.remove(removed.id) }
      if let key = step.key, let constant = step.constant {
        set(constant, of: key, isAccepted: step.isAccepted == true)
      }
      if let errors = step.errors { compare(errors) }
    }

    private mutating func add(_ added: [Added]) {
      let constraints = added.map(constraint)
      let results = added.count == 1 ? [addSingle(constraints[0])] : solver.add(constraints)
      for (index, result) in results.enumerated() {
        let id = try? result.get()
        #expect((id != nil) == added[index].isAccepted, "\(added[index].key)")
        if let id { held[added[index].key] = (id, constraints[index]) }
      }
    }

    private mutating func addSingle(_ constraint: Constraint) -> Result<ConstraintID, UnsatisfiableError> {
      do throws(UnsatisfiableError) {
        return .success(try solver.add(constraint))
      } catch {
        return .failure(error)
      }
    }

    private func constraint(_ added: Added) -> Constraint {
      let terms = added.terms.map { Term(variables[Int($0[0])], $0[1]) }
      let relations: [String: Relation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
      let expression = LinearExpression(terms, constant: added.constant)
      return Constraint(expression, relations[added.relation] ?? .equal, priority: added.priority)
    }

    private mutating func set(_ constant: Double, of key: String, isAccepted: Bool) {
      guard let id = held[key]?.id else { return }
      #expect(((try? solver.setConstant(constant, of: id)) != nil) == isAccepted, "\(key)")
      if isAccepted { held[key]?.constraint.expression.constant = constant }
    }

    private func compare(_ errors: [[Double]]) {
      let constraints = held.values.map(\.constraint)
      let worst = constraints.filter(\.isRequired).map { $0.error(in: solver) }.max() ?? 0
      #expect(worst < 1e-6)
      for pair in errors {
        let sum = constraints.filter { $0.priority == Float(pair[0]) }.reduce(0) { $0 + $1.error(in: solver) }
        #expect(abs(sum - pair[1]) <= 1e-4 * max(1, pair[1]), "priority \(pair[0])")
      }
    }
  }
}
