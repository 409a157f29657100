/// A list that is filled and emptied over and over: emptying it keeps its room and costs nothing.
struct ScratchList<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The elements, then room.
  var room: ContiguousArray<Element> = []
  var count = 0

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count < room.count {
      room[count] = element
    } else {
      room.append(element)
    }
    count += 1
  }

  /// Makes room for `limit` elements, for code that writes into `room` and sets `count`.
  @inline(__always)
  mutating func makeRoom(_ limit: Int, filler: Element) {
    if room.count < limit { room.append(contentsOf: repeatElement(filler, count: limit - room.count + 16)) }
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }
}

extension ScratchList: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(position: Int) -> Element {
    get { room[position] }
    set { room[position] = newValue }
  }
}
