import Foundation
import LayoutModel

/// A view that two layouts show in different places, or that only one of them has.
struct FrameChange {
  var view: String
  var first, second: CGRect?

  /// Differences of less than this many points are none.
  private static let tolerance = 0.5

  /// What differs, in paint order; of a moved view, not also what it holds.
  static func changes(from first: SolvedLayout, to second: SolvedLayout) -> [FrameChange] {
    let frames = { (layout: SolvedLayout) in
      Dictionary(
        layout.views.filter(\.isVisible).map { ($0.name, $0.frame) }, uniquingKeysWith: { earlier, _ in earlier })
    }
    let (before, after) = (frames(first), frames(second))
    var known = Set<String>()
    let views = (first.views + second.views).filter { $0.isVisible && known.insert($0.name).inserted }
    var changed = Set<String>()
    return views.compactMap { view in
      let (old, new) = (before[view.name], after[view.name])
      if let old, let new, isSame(old, new) { return nil }
      changed.insert(view.name)
      return view.parent.map(changed.contains) == true ? nil : FrameChange(view: view.name, first: old, second: new)
    }
  }

  static func isSame(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < tolerance && abs(first.minY - second.minY) < tolerance
      && abs(first.width - second.width) < tolerance && abs(first.height - second.height) < tolerance
  }

  /// For example `is at 12 × 40 pt at (8, 16) instead of …`.
  var inWords: String {
    switch (first, second) {
    case (let first?, let second?): "\(view) was \(first.inWords) and is \(second.inWords)"
    case (_?, nil): "\(view) is gone"
    default: "\(view) is new"
    }
  }
}
