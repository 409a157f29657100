/// Finds views and guides in the stored properties of objects, breadth first, so that the nearest property names them.
struct PropertySearch {
  private var queue: [AnyObject] = []
  private var seen: Set<ObjectIdentifier> = []
  private var found: [ObjectIdentifier: String] = [:]

  /// Objects beyond this many mean that a property leads into something that is no layout.
  private static let limit = 10_000

  /// Also looks into the object.
  mutating func visit(_ object: AnyObject) {
    if seen.insert(ObjectIdentifier(object)).inserted { queue.append(object) }
  }

  /// The names of all views and guides that were found, by object.
  mutating func run() -> [ObjectIdentifier: String] {
    var index = 0
    while index < queue.count, index < Self.limit {
      search(Mirror(reflecting: queue[index]))
      index += 1
    }
    return found
  }

  /// The stored properties of the user's own classes; those of ours are not the user's to name things by.
  private mutating func search(_ mirror: Mirror) {
    if let base = mirror.superclassMirror, !ModuleName.isOurs(base.subjectType) { search(base) }
    guard !ModuleName.isOurs(mirror.subjectType) else { return }
    for child in mirror.children { take(child.value, child.label.map(Self.property) ?? "") }
  }

  private mutating func take(_ value: Any, _ name: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      mirror.children.first.map { take($0.value, name) }
    case .collection:
      for (index, child) in mirror.children.enumerated() { take(child.value, "\(name)\(index + 1)") }
    case .class:
      takeObject(value as AnyObject, name, mirror)
    case .struct, .tuple, .enum:
      guard mirror.displayStyle == .tuple || !ModuleName.isOurs(mirror.subjectType) else { return }
      for child in mirror.children { take(child.value, child.label ?? name) }
    default: break
    }
  }

  private mutating func takeObject(_ object: AnyObject, _ name: String, _ mirror: Mirror) {
    if object is UIView || object is UILayoutGuide, found[ObjectIdentifier(object)] == nil {
      found[ObjectIdentifier(object)] = name
    }
    if !ModuleName.isOurs(mirror.subjectType) { visit(object) }
  }

  /// The name as written: lazy properties are stored under a longer one.
  private static func property(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }
}
