import Cassowary

/// Runs solver operations, one a line, and prints what came of them:
///
///     solver COUNT [INDEX …]          a new solver with COUNT variables, those at INDEX non-negative
///     add KEY REL PRIORITY CONSTANT VARIABLE:COEFFICIENT …
///     batch / end                     the adds between are one batch
///     constant KEY VALUE
///     remove KEY [KEY …]
///     read                            prints the values
func replay() {
  var replay = Replay()
  forEachLine { replay.run($0) }
}

private struct Replay {
  var solver = Solver()
  var variables: [Variable] = []
  var ids: [String: ConstraintID] = [:]
  var keys: [ConstraintID: String] = [:]
  var batch: [(key: String, constraint: Constraint)]?

  mutating func run(_ words: [String]) {
    switch words.first {
    case "solver": start(words)
    case "add": add(words[1], parseConstraint(words.dropFirst(2), variables: variables))
    case "batch": batch = []
    case "end": endBatch()
    case "constant": setConstant(words[1], parseNumber(words[2]))
    case "remove": remove(Array(words.dropFirst()))
    case "read": print("values", variables.map { "\(solver.value(of: $0))" }.joined(separator: " "))
    default: break
    }
  }

  private mutating func start(_ words: [String]) {
    self = Replay()
    print("solver")
    let nonNegative = Set(words.dropFirst(2))
    for index in 0..<(Int(words[1]) ?? 0) {
      variables.append(solver.makeVariable(isNonNegative: nonNegative.contains("\(index)")))
    }
  }

  private mutating func add(_ key: String, _ constraint: Constraint) {
    if batch != nil {
      batch?.append((key, constraint))
      return
    }
    do throws(UnsatisfiableError) {
      accept(key, try solver.add(constraint))
    } catch {
      refuse(key, error)
    }
  }

  private mutating func endBatch() {
    let adds = batch ?? []
    batch = nil
    for (add, result) in zip(adds, solver.add(adds.map(\.constraint))) {
      switch result {
      case .success(let id): accept(add.key, id)
      case .failure(let error): refuse(add.key, error)
      }
    }
  }

  private mutating func setConstant(_ key: String, _ value: Double) {
    guard let id = ids[key] else { return }
    do throws(UnsatisfiableError) {
      try solver.setConstant(value, of: id)
      print("accepted", key)
    } catch {
      refuse(key, error)
    }
  }

  private mutating func remove(_ names: [String]) {
    let found = names.compactMap { ids[$0] }
    if found.count == 1 { solver.remove(found[0]) } else { solver.remove(found) }
    for name in names { ids[name] = nil }
  }

  private mutating func accept(_ key: String, _ id: ConstraintID) {
    ids[key] = id
    keys[id] = key
    print("accepted", key)
  }

  private func refuse(_ key: String, _ error: UnsatisfiableError) {
    print((["refused", key] + error.conflict.map { keys[$0] ?? "?" }).joined(separator: " "))
  }
}
