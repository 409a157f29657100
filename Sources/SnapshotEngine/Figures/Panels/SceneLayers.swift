import Drawing
import Foundation

/// The views of a picture, each alone, in paint order.
struct SceneLayers {
  struct Layer {
    var name: String
    var type: String
    /// In the picture's points.
    var items: [DisplayItem]
  }

  private(set) var layers: [Layer] = []
  private let names: Set<String>

  /// - Parameter names: which views become layers; empty for the root view and what it holds itself.
  init(of list: DisplayList, names: [String]) {
    self.names = Set(names.isEmpty ? Self.topNames(of: list) : names)
    visit(list.items, .identity)
  }

  /// The first named group, which is the root view's, and the groups in it.
  private static func topNames(of list: DisplayList) -> [String] {
    for case .group(let root) in list.items {
      guard let name = root.source?.name else { continue }
      return [name]
        + root.items.compactMap { item in
          if case .group(let group) = item { group.source?.name } else { nil }
        }
    }
    return []
  }

  private mutating func visit(_ items: [DisplayItem], _ outer: CGAffineTransform) {
    for case .group(let group) in items {
      let transform = group.transform.concatenating(outer)
      if let source = group.source, names.contains(source.name) {
        let own = DisplayGroup(
          transform: transform, opacity: group.opacity, clip: group.clip, items: remaining(group.items))
        layers.append(Layer(name: source.name, type: source.type, items: own.items.isEmpty ? [] : [.group(own)]))
      }
      visit(group.items, transform)
    }
  }

  /// Without the layers above, and without shadows, which lie on the layer below.
  private func remaining(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item in
      switch item {
      case .shadow: return nil
      case .group(var group):
        if let name = group.source?.name, names.contains(name) { return nil }
        group.source = nil
        group.items = remaining(group.items)
        return group.items.isEmpty ? nil : .group(group)
      default: return item
      }
    }
  }
}
