/// How the views and guides of a picture get their names.
///
/// In this order: a name given for the object, the view's accessibility identifier or the guide's identifier, the name of
/// a stored property that holds it (of the root objects and what they hold, outer ones first), the class with a number.
package struct ViewNaming {
  private let given: [ObjectIdentifier: String]
  private let owners: [AnyObject]

  /// - Parameters:
  ///   - given: Names by object, for views and guides that have well-known ones.
  ///   - owners: Objects whose stored properties name views, for example the layout delegate.
  package init(given: [ObjectIdentifier: String] = [:], owners: [AnyObject] = []) {
    (self.given, self.owners) = (given, owners)
  }

  /// The names in one tree; the same tree gets the same names.
  package func names(in root: UIView) -> ViewNames {
    var search = PropertySearch()
    owners.forEach { search.visit($0) }
    root.forEachInTree { if !ModuleName.isOurs(type(of: $0)) { search.visit($0) } }
    let properties = search.run()
    var names = ViewNames()
    root.forEachInTree { view in
      names.add(
        view, given[ObjectIdentifier(view)] ?? view.accessibilityIdentifier ?? properties[ObjectIdentifier(view)])
      for guide in view.layoutGuides {
        let identifier = guide.identifier.isEmpty ? nil : guide.identifier
        names.add(guide, given[ObjectIdentifier(guide)] ?? properties[ObjectIdentifier(guide)] ?? identifier)
      }
    }
    return names
  }
}

/// Unique names for the views and guides of one tree.
package struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The object's name; of a built-in guide its owner's with the guide's, of a stranger its class.
  package func name(of object: AnyObject) -> String {
    if let name = names[ObjectIdentifier(object)] { return name }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView, guide.kind != .free else {
      return Self.className(of: object)
    }
    return "\(name(of: owner)).\(guide.kind.name)"
  }

  mutating func add(_ object: AnyObject, _ wish: String?) {
    guard let wish, !wish.isEmpty else { return names[ObjectIdentifier(object)] = numbered(Self.className(of: object)) }
    let isFree = taken.insert(wish).inserted
    names[ObjectIdentifier(object)] = isFree ? wish : numbered(wish, from: 2)
  }

  /// The class without its module and type parameters.
  package static func className(of object: AnyObject) -> String {
    String(String(describing: type(of: object)).prefix { $0 != "<" })
  }

  private mutating func numbered(_ base: String, from first: Int = 1) -> String {
    var number = counts[base] ?? first
    while !taken.insert("\(base)\(number)").inserted { number += 1 }
    counts[base] = number + 1
    return "\(base)\(number)"
  }
}

extension UILayoutGuide.Kind {
  var name: String {
    switch self {
    case .free: "guide"
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .frame: "frameLayoutGuide"
    }
  }
}
