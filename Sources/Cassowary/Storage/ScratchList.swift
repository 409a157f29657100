/// A list that is filled and emptied over and over: emptying it keeps its room and costs nothing.
struct ScratchList<Element: BitwiseCopyable & Sendable>: Sendable {
  /// The elements, then room.
  private(set) var room: ContiguousArray<Element> = []
  private(set) var count = 0

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

  /// Replaces the elements by those that `body` writes, at most `limit`, and whose number it returns.
  @inline(__always)
  mutating func fill(limit: Int, filler: Element, _ body: (inout MutableSpan<Element>) -> Int) {
    if room.count < limit { room.append(contentsOf: repeatElement(filler, count: limit - room.count)) }
    var elements = room.mutableSpan
    count = body(&elements)
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
