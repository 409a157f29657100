package import LayoutModel
import UIKit

extension NavigationSession {
  /// The solved layout of the map, which is called `map`, and of everything in it.
  package func solvedLayout() -> SolvedLayout {
    var layout = LayoutRecorder.solvedLayout(of: mapView, naming: naming)
    if !layout.views.isEmpty { layout.views[0].origin = .sdk }
    layout.legacyUses = mapView.legacyUses
    return layout
  }

  /// The SDK's views by their properties' names, the delegate's by those of its own stored properties.
  var naming: ViewNaming {
    let given = namedViews.map { (ObjectIdentifier($0.view), $0.name) }
    return ViewNaming(
      given: Dictionary(given) { first, _ in first }, owners: [mapView.layoutDelegate as AnyObject?].compactMap(\.self))
  }

  /// The SDK's views and their names; the prompt on the screen is `prompt`, one on its way out `oldPrompt`.
  private var namedViews: [(view: UIView, name: String)] {
    let leaving = mapView.pastPrompts.filter { $0 !== mapView.prompt && $0.superview != nil }
    return [(mapView, "map")] + mapView.parts.names + mapView.headerAccessory.names
      + [mapView.prompt].compactMap(\.self).map { ($0, "prompt") }
      + leaving.enumerated().map { ($1, $0 == 0 ? "oldPrompt" : "oldPrompt\($0 + 1)") }
  }
}
