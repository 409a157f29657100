package import Drawing
import Foundation
package import LayoutModel

/// One screen as the audit sees it: what was solved, what is painted, and what the session knows beside them.
package struct AuditedScreen: Sendable {
  /// The picture's name, for example `iphone-15/active-guidance.rtl`.
  package var name: String
  package var layout: SolvedLayout
  package var picture: PaintedPicture
  package var facts: ScreenFacts

  package init(name: String, layout: SolvedLayout, list: DisplayList, facts: ScreenFacts) {
    (self.name, self.layout, self.facts) = (name, layout, facts)
    picture = PaintedPicture(list)
  }
}

extension AuditedScreen {
  /// The screen's own rectangle.
  var bounds: CGRect { CGRect(origin: .zero, size: layout.size) }

  /// A view that is there, not hidden, and not transparent.
  func visibleView(_ name: String) -> SolvedView? {
    layout.view(named: name).flatMap { $0.isVisible ? $0 : nil }
  }

  /// Whether `name` is `ancestor` or lies in it.
  func view(_ name: String, isIn ancestor: String) -> Bool {
    var current: String? = name
    while let present = current {
      if present == ancestor { return true }
      current = layout.view(named: present)?.parent
    }
    return false
  }

  /// The view on the map that `name` is, or lies in; nil for the map itself.
  func panel(of name: String) -> String? {
    var current = layout.view(named: name)
    while let view = current, let parent = view.parent.flatMap({ layout.view(named: $0) }), parent.parent != nil {
      current = parent
    }
    return current?.parent == nil ? nil : current?.name
  }

  /// A finding on this screen that is about one view, or more.
  func finding(_ rule: RuleInfo, _ message: String, about view: SolvedView, _ others: SolvedView...) -> AuditFinding {
    AuditFinding(
      rule, message, views: [view.name] + others.map(\.name),
      mark: view.frame.intersects(bounds) ? view.frame.intersection(bounds) : nil, screen: name)
  }
}
