import Cassowary

/// Numbers that follow from a seed alone.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Random constraints; the required ones hold at a common point.
struct RandomSystem {
  var random: SeededGenerator
  /// The variables and no constraints.
  let empty: Solver
  var solver: Solver
  var variables: [Variable] = []
  private var point: [Double] = []

  init(seed: Int, variables count: ClosedRange<Int> = 3...12) {
    random = SeededGenerator(seed: seed)
    var solver = Solver()
    for _ in 0..<Int.random(in: count, using: &random) {
      variables.append(solver.makeVariable(isNonNegative: Int.random(in: 0..<3, using: &random) == 0))
      point.append(Double(Int.random(in: 0...100, using: &random)))
    }
    empty = solver
    self.solver = solver
  }

  /// - Parameter shift: How far the constant may be from one with which the constraint holds at the common point.
  mutating func constraint(priority: Float, shift: Int) -> Constraint {
    let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5]
    let size = min(variables.count, [1, 2, 2, 3].randomElement(using: &random) ?? 1)
    let chosen = Array(variables.indices.shuffled(using: &random).prefix(size))
    let terms = chosen.map { Term(variables[$0], coefficients.randomElement(using: &random) ?? 1) }
    let worth = zip(chosen, terms).reduce(0) { $0 + point[$1.0] * $1.1.coefficient }
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
    let constant = -worth + Double(Int.random(in: -shift...shift, using: &random))
    return Constraint(LinearExpression(terms, constant: constant), relation, priority: priority)
  }

  /// Constraints of which the required ones hold together.
  mutating func constraints(_ count: Int) -> [Constraint] {
    (0..<count).map { _ in
      let priority = [1000, 1000, 750, 500, 250].randomElement(using: &random) ?? 1000
      return constraint(priority: Float(priority), shift: priority == 1000 ? 0 : 60)
    }
  }
}
