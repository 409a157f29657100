extension Solver {
  /// Adds constraints as if one by one, with one optimisation at the end. Required ones go first, so that an optional
  /// one never decides which required one is refused. Age is by position.
  package mutating func add(_ batch: [Constraint]) -> [Result<ConstraintID, UnsatisfiableError>] {
    let first = nextSerial
    nextSerial += batch.count
    let required = batch.indices.filter { batch[$0].isRequired }
    let optional = batch.indices.filter { !batch[$0].isRequired }
    var results = [Result<ConstraintID, UnsatisfiableError>?](repeating: nil, count: batch.count)
    if !insertTogether(required, of: batch, firstSerial: first, into: &results) {
      for index in required { results[index] = attempt(batch[index], serial: first + index) }
    }
    for index in optional { results[index] = attempt(batch[index], serial: first + index) }
    settle()
    return results.compactMap { $0 }
  }

  private mutating func attempt(
    _ constraint: Constraint, serial: Int
  ) -> Result<ConstraintID, UnsatisfiableError> {
    do throws(UnsatisfiableError) {
      return .success(try insert(constraint, serial: serial))
    } catch {
      return .failure(error)
    }
  }

  /// Adds required constraints in the order that is quickest, equalities first, on the assumption that none is
  /// refused. If one is, leaves the solver as it was and returns false: then order matters.
  private mutating func insertTogether(
    _ required: [Int], of batch: [Constraint], firstSerial: Int,
    into results: inout [Result<ConstraintID, UnsatisfiableError>?]
  ) -> Bool {
    // A copy of the solver must be worth it.
    guard required.count > 4, required.count * 8 > constraintCount else { return false }
    let before = self
    isTrial = true
    for isEquality in [true, false] {
      for index in required where (batch[index].relation == .equal) == isEquality {
        let result = attempt(batch[index], serial: firstSerial + index)
        guard case .success = result else {
          self = before
          return false
        }
        results[index] = result
      }
    }
    isTrial = false
    return true
  }
}
