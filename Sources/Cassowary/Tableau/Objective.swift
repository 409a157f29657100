/// The costs of every symbol at every priority: one exact objective per distinct priority, and a last one that
/// decides ties for the older constraint.
///
/// A symbol's costs lie side by side, highest priority first, so that two moves compare in one walk.
struct Objective: Equatable, Sendable {
  /// The distinct priorities in use, highest first.
  private(set) var priorities: ContiguousArray<Float> = []
  /// Slots per symbol: one for each priority, and the tie-break.
  private(set) var stride = 1
  var costs: ContiguousArray<Double> = []
  /// Symbols whose costs changed since the last optimum.
  var candidates: ContiguousArray<Int32> = []
  var isCandidate: ContiguousArray<Bool> = []

  var tieSlot: Int { stride - 1 }

  mutating func reserveRoom(symbols count: Int) {
    costs.reserveCapacity(count * stride)
    isCandidate.reserveCapacity(count)
  }

  mutating func appendSymbol() {
    for _ in 0..<stride { costs.append(0) }
    isCandidate.append(false)
  }

  @inline(__always)
  mutating func touch(_ symbol: Int32) {
    guard !isCandidate[Int(symbol)] else { return }
    isCandidate[Int(symbol)] = true
    candidates.append(symbol)
  }

  @inline(__always)
  mutating func add(_ amount: Double, at slot: Int, to symbol: Int32) {
    let index = Int(symbol) * stride + slot
    let sum = costs[index] + amount
    costs[index] = abs(sum) < max(Tolerance.cost, Tolerance.cancellation * abs(amount)) ? 0 : sum
  }

  mutating func clear(_ symbol: Int32) {
    let start = Int(symbol) * stride
    for slot in start..<start + stride { costs[slot] = 0 }
  }

  mutating func clearAll() {
    for index in costs.indices { costs[index] = 0 }
    for index in isCandidate.indices { isCandidate[index] = false }
    candidates.removeAll(keepingCapacity: true)
  }

  /// Becomes a copy of `other` in the memory it has.
  mutating func copy(_ other: Self) {
    priorities.copy(other.priorities[...])
    stride = other.stride
    costs.copy(other.costs[...])
    candidates.copy(other.candidates[...])
    isCandidate.copy(other.isCandidate[...])
  }

  func isZero(_ symbol: Int32) -> Bool {
    let start = Int(symbol) * stride
    return costs[start..<start + stride].allSatisfy { $0 == 0 }
  }

  /// The slot of a priority; `inserted` if it is new, so that higher indices have moved up by one.
  mutating func slot(of priority: Float) -> (slot: Int, inserted: Bool) {
    let slot = priorities.firstIndex { $0 <= priority } ?? priorities.count
    if slot < priorities.count, priorities[slot] == priority { return (slot, false) }
    let symbolCount = isCandidate.count
    let newStride = stride + 1
    var moved = ContiguousArray<Double>(repeating: 0, count: symbolCount * newStride)
    for symbol in 0..<symbolCount {
      let (from, to) = (symbol * stride, symbol * newStride)
      for old in priorities.indices { moved[to + (old < slot ? old : old + 1)] = costs[from + old] }
      moved[to + newStride - 1] = costs[from + stride - 1]
    }
    (costs, stride) = (moved, newStride)
    priorities.insert(priority, at: slot)
    return (slot, true)
  }
}
