extension Solver {
  /// Adds a constraint. A required one that contradicts other required ones is refused, and the solver left as it was.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(UnsatisfiableError) -> ConstraintID {
    let id = try insert(constraint, serial: nextSerial)
    nextSerial += 1
    if !constraint.isRequired { settle() }
    return id
  }

  /// Adds a constraint, without optimising if it is optional.
  mutating func insert(_ constraint: Constraint, serial: Int) throws(UnsatisfiableError) -> ConstraintID {
    let index = makeRecord(constraint, serial: serial)
    do throws(UnsatisfiableError) {
      try insertRow(of: index)
    } catch {
      undoRecord(index)
      throw error
    }
    return ConstraintID(index: index, generation: records[Int(index)].generation)
  }

  private mutating func makeRecord(_ constraint: Constraint, serial: Int) -> Int32 {
    var record = ConstraintRecord()
    record.constant = Constraint.limited(constraint.expression.constant)
    record.relation = constraint.relation
    record.priority = min(constraint.priority, Constraint.required)
    record.serial = serial
    record.isUsed = true
    guard let index = unusedRecords.popLast() else {
      if records.count == records.capacity {
        let size = max(64, 4 * records.count)
        records.reserveCapacity(size)
        terms.reserveRoom(lists: size, elements: 2 * size)
      }
      records.append(record)
      terms.appendList()
      terms.append(contentsOf: constraint.expression.terms, to: Int32(records.count - 1))
      return Int32(records.count - 1)
    }
    record.generation = records[Int(index)].generation
    records[Int(index)] = record
    terms.append(contentsOf: constraint.expression.terms, to: index)
    return index
  }

  /// Leaves no trace of a record whose constraint was refused.
  private mutating func undoRecord(_ index: Int32) {
    let isNew = Int(index) == records.count - 1 && records[Int(index)].generation == 0
    if isNew {
      records.removeLast()
      terms.removeLastList()
    } else {
      records[Int(index)] = ConstraintRecord(generation: records[Int(index)].generation)
      terms.removeAll(index)
      unusedRecords.append(index)
    }
  }

  mutating func freeRecord(_ index: Int32) {
    records[Int(index)] = ConstraintRecord(generation: records[Int(index)].generation &+ 1)
    terms.removeAll(index)
    unusedRecords.append(index)
  }
}
