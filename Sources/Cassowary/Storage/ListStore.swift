/// Many short growing lists in one flat array, so that a copy is one copy and reading chases no pointers.
///
/// A list that outgrows its place moves to the end with twice the room; the holes are squeezed out when they make up
/// more than half of the array.
struct ListStore<Element: BitwiseCopyable & Equatable & Sendable>: Sendable {
  private struct Span: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private(set) var elements: ContiguousArray<Element> = []
  private var spans: ContiguousArray<Span> = []
  private var holes = 0
  private let filler: Element

  init(filler: Element) {
    self.filler = filler
  }

  var count: Int { spans.count }

  mutating func appendList() {
    spans.append(Span())
  }

  /// Where a list's elements lie in `elements`; valid until the store changes.
  @inline(__always)
  func range(_ list: Int32) -> Range<Int> {
    let span = spans[Int(list)]
    return Int(span.start)..<Int(span.start + span.count)
  }

  @inline(__always)
  func count(_ list: Int32) -> Int { Int(spans[Int(list)].count) }

  @inline(__always)
  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  mutating func append(_ element: Element, to list: Int32) {
    let span = spans[Int(list)]
    if span.count == span.capacity { reserve(max(4, span.capacity * 2), for: list) }
    elements[Int(spans[Int(list)].start + span.count)] = element
    spans[Int(list)].count += 1
  }

  mutating func removeAll(_ list: Int32) {
    spans[Int(list)].count = 0
  }

  /// Cuts a list to its first `count` elements.
  mutating func truncate(_ list: Int32, to count: Int) {
    spans[Int(list)].count = Int32(count)
  }

  mutating func replace(_ list: Int32, with new: ContiguousArray<Element>) {
    replace(list, with: new, count: new.count)
  }

  /// Replaces a list by the first `count` elements of `new`.
  mutating func replace(_ list: Int32, with new: ContiguousArray<Element>, count: Int) {
    if count > Int(spans[Int(list)].capacity) {
      spans[Int(list)].count = 0
      reserve(Int32(count + count / 2), for: list)
    }
    let start = Int(spans[Int(list)].start)
    elements.withUnsafeMutableBufferPointer { target in
      new.withUnsafeBufferPointer { source in
        for offset in 0..<count { target[start + offset] = source[offset] }
      }
    }
    spans[Int(list)].count = Int32(count)
  }

  private mutating func reserve(_ capacity: Int32, for list: Int32) {
    let old = spans[Int(list)]
    if holes > 1024, holes > elements.count / 2 { squeeze() }
    let start = elements.count
    elements.append(contentsOf: repeatElement(filler, count: Int(capacity)))
    let from = Int(spans[Int(list)].start)
    for offset in 0..<Int(old.count) { elements[start + offset] = elements[from + offset] }
    holes += Int(spans[Int(list)].capacity)
    spans[Int(list)] = Span(start: Int32(start), count: old.count, capacity: capacity)
  }

  private mutating func squeeze() {
    var packed: ContiguousArray<Element> = []
    packed.reserveCapacity(elements.count)
    for list in spans.indices {
      let span = spans[list]
      spans[list].start = Int32(packed.count)
      packed.append(contentsOf: elements[Int(span.start)..<Int(span.start + span.capacity)])
    }
    elements = packed
    holes = 0
  }
}

extension ListStore: Equatable {
  /// The same lists with the same elements, wherever they lie.
  static func == (a: Self, b: Self) -> Bool {
    a.count == b.count
      && (0..<Int32(a.count)).allSatisfy { a.elements[a.range($0)].elementsEqual(b.elements[b.range($0)]) }
  }
}
