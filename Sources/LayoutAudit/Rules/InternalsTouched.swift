import LayoutModel

/// What the SDK's views hold is the SDK's.
package enum InternalsTouched: ScreenRule {
  package static let info = RuleInfo(
    "internals-touched", .error,
    rule: "The view hierarchy inside the SDK's components is neither walked nor changed.",
    basis: "SDK guide, implementation principles: do not modify internal view structures",
    remedy: "Add the view to the map or to a container of your own, and anchor it to the component.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    screen.layout.views.filter { view in
      guard let parent = view.parent.flatMap(screen.layout.view(named:)) else { return false }
      return parent.isComponent && view.isGuest
    }.map { screen.finding(info, "\($0.name) was added into \($0.parent ?? "a component")", about: $0) }
  }
}

extension SolvedView {
  /// A component of the SDK; the map itself is there to be added to.
  fileprivate var isComponent: Bool { origin == .sdk && name != "map" }

  /// UIKit's plain classes inside a component count as the component's own by origin, but only a layout adds them.
  fileprivate var isGuest: Bool { origin == .custom || type.hasPrefix("UI") }
}
