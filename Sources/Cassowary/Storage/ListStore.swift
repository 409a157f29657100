/// Many short growing lists in one flat array, so that a copy is one copy and reading chases no pointers.
///
/// A list that outgrows its place moves behind the others with twice the room; the holes are squeezed out when they
/// make up more than half of the array.
struct ListStore<Element: BitwiseCopyable & Equatable & Sendable>: Sendable {
  private struct Place: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  /// The lists, then room that is in no list yet.
  private(set) var elements: ContiguousArray<Element> = []
  private var places: ContiguousArray<Place> = []
  /// Where the room begins that is in no list yet.
  private(set) var size = 0
  private var holes = 0
  private let filler: Element

  init(filler: Element) {
    self.filler = filler
  }

  var count: Int { places.count }

  mutating func reserveRoom(lists listCount: Int, elements elementCount: Int) {
    places.reserveCapacity(listCount)
    elements.reserveCapacity(elementCount)
  }

  mutating func appendList() {
    places.append(Place())
  }

  /// Drops the list that was added last.
  mutating func removeLastList() {
    holes += Int(places.removeLast().capacity)
  }

  /// Where a list's elements lie in `elements`; valid until the store changes.
  @inline(__always)
  func range(_ list: Int32) -> Range<Int> {
    let place = places[Int(list)]
    return Int(place.start)..<Int(place.start + place.count)
  }

  @inline(__always)
  func count(_ list: Int32) -> Int { Int(places[Int(list)].count) }

  @inline(__always)
  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element, to list: Int32) {
    let place = places[Int(list)]
    if place.count == place.capacity { reserve(max(4, place.capacity * 2), for: list) }
    elements[Int(places[Int(list)].start + place.count)] = element
    places[Int(list)].count = place.count + 1
  }

  mutating func append(contentsOf new: [Element], to list: Int32) {
    let missing = count(list) + new.count - Int(places[Int(list)].capacity)
    if missing > 0 { reserve(places[Int(list)].capacity + Int32(missing), for: list) }
    for element in new { append(element, to: list) }
  }

  mutating func removeAll(_ list: Int32) {
    places[Int(list)].count = 0
  }

  /// Takes an element out of a list that holds it; the last one takes its place.
  mutating func remove(_ element: Element, from list: Int32) {
    let range = range(list)
    elements[lastPosition(of: element, before: range.upperBound)] = elements[range.upperBound - 1]
    places[Int(list)].count = Int32(range.count) - 1
  }

  private func lastPosition(of element: Element, before end: Int) -> Int {
    let span = elements.span
    var position = end - 1
    while span[position] != element { position -= 1 }
    return position
  }

  mutating func replace(_ list: Int32, with new: ScratchList<Element>) {
    let count = Int32(new.count)
    if count > places[Int(list)].capacity {
      places[Int(list)].count = 0
      reserve(count + count / 2, for: list)
    }
    let source = new.room.span
    let start = Int(places[Int(list)].start)
    var target = elements.mutableSpan
    for offset in 0..<new.count { target[start + offset] = source[offset] }
    places[Int(list)].count = count
  }

  /// Moves a list to where it has room for `capacity` elements.
  @inline(never)
  private mutating func reserve(_ capacity: Int32, for list: Int32) {
    if holes > 1024, holes > size / 2 { squeeze() }
    let old = places[Int(list)]
    let missing = size + Int(capacity) - elements.count
    if missing > 0 {
      elements.append(contentsOf: repeatElement(filler, count: max(missing, 64)))
    }
    for offset in 0..<Int(old.count) { elements[size + offset] = elements[Int(old.start) + offset] }
    places[Int(list)] = Place(start: Int32(size), count: old.count, capacity: capacity)
    size += Int(capacity)
    holes += Int(old.capacity)
  }

  private mutating func squeeze() {
    var packed: ContiguousArray<Element> = []
    packed.reserveCapacity(size)
    for list in places.indices {
      let place = places[list]
      places[list].start = Int32(packed.count)
      packed.append(contentsOf: elements[Int(place.start)..<Int(place.start + place.capacity)])
    }
    elements = packed
    size = packed.count
    holes = 0
  }

  /// Becomes a copy of `other` in the memory it has.
  mutating func copy(_ other: Self) {
    elements.copy(other.elements[..<other.size])
    places.copy(other.places[...])
    size = other.size
    holes = other.holes
  }
}

extension ListStore: Equatable {
  /// The same lists with the same elements, wherever they lie.
  static func == (a: Self, b: Self) -> Bool {
    a.count == b.count
      && (0..<Int32(a.count)).allSatisfy { a.elements[a.range($0)].elementsEqual(b.elements[b.range($0)]) }
  }
}

extension ContiguousArray {
  /// Becomes a copy of `other` in the memory it has.
  mutating func copy(_ other: ArraySlice<Element>) where Element: BitwiseCopyable {
    removeAll(keepingCapacity: true)
    append(contentsOf: other)
  }
}
