import Foundation
import LayoutModel

/// A place on a screen, as figure files write it: `turnCard`, `turnCard.bottom`, `turnCard.margins.top`, `safeArea.top`.
struct FigureAnchor: Hashable {
  enum Edge: String, Hashable, CaseIterable {
    case top, bottom, left, right, leading, trailing, centerX, centerY

    /// The axis along which the edge has a coordinate.
    var axis: DimensionLine.Axis {
      switch self {
      case .top, .bottom, .centerY: .vertical
      case .left, .right, .leading, .trailing, .centerX: .horizontal
      }
    }
  }

  /// A view, a guide, `safeArea` or `screen`; with `.margins` behind it, a view's layout margins.
  let item: String
  let edge: Edge?

  init(_ text: String) {
    if let dot = text.lastIndex(of: "."), let edge = Edge(rawValue: String(text[text.index(after: dot)...])) {
      (item, self.edge) = (String(text[..<dot]), edge)
    } else {
      (item, edge) = (text, nil)
    }
  }
}

/// Finds the places that a figure names on a solved screen.
struct AnchorFinder {
  let layout: SolvedLayout

  /// The rectangle of an item in the screen's points; nil where the screen has none of that name.
  func rect(of item: String) -> CGRect? {
    switch item {
    case "screen": return CGRect(origin: .zero, size: layout.size)
    case "safeArea": return layout.safeArea
    default: break
    }
    if let view = layout.view(named: item) { return view.frame }
    if let guide = layout.guide(named: item) { return guide.frame }
    guard item.hasSuffix(".margins") else { return nil }
    return layout.view(named: String(item.dropLast(".margins".count)))?.marginsFrame
  }

  func coordinate(of edge: FigureAnchor.Edge, in rect: CGRect) -> CGFloat {
    let isMirrored = layout.direction == .rightToLeft
    return switch edge {
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .centerX: rect.midX
    case .left: rect.minX
    case .right: rect.maxX
    case .leading: isMirrored ? rect.maxX : rect.minX
    case .trailing: isMirrored ? rect.minX : rect.maxX
    }
  }

  /// What is seen of an item: of the SDK's cards the part within their margins, which is the card.
  func visibleRect(of item: String) -> CGRect? {
    guard let view = layout.view(named: item), view.origin == .sdk, !view.marginsFrame.isEmpty else {
      return rect(of: item)
    }
    return view.marginsFrame
  }

  /// The views in a view, and the guides that belong to them.
  func descendants(of view: String) -> Set<String> {
    var names: Set<String> = []
    // Parents come before their children.
    for each in layout.views where each.parent.map({ $0 == view || names.contains($0) }) ?? false {
      names.insert(each.name)
    }
    for guide in layout.guides where names.contains(guide.owner) || guide.owner == view { names.insert(guide.name) }
    return names
  }

  /// The names that can be used, for messages.
  var knownItems: [String] { ["screen", "safeArea"] + layout.views.map(\.name) + layout.guides.map(\.name) }
}
