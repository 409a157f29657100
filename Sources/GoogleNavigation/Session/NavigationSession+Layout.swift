import Foundation
package import LayoutModel
import UIKit

extension NavigationSession {
  /// The solved layout of the map and everything in it.
  package func solvedLayout() -> SolvedLayout {
    window.layoutIfNeeded()
    var layout = SolvedLayout(
      size: mapView.bounds.size, scale: screen.scale, direction: direction,
      safeArea: mapView.bounds.inset(by: mapView.safeAreaInsets))
    record(mapView, named: "map", parent: nil, in: &layout)
    return layout
  }

  private func record(_ view: UIView, named name: String, parent: String?, in layout: inout SolvedLayout) {
    let frame = view.convert(view.bounds, to: mapView)
    layout.views.append(
      SolvedView(
        name: name, type: "\(type(of: view))", parent: parent, origin: view is ComponentView ? .sdk : .custom,
        frame: frame, unroundedFrame: frame,
        marginsFrame: view.convert(view.bounds.inset(by: view.layoutMargins), to: mapView), isHidden: view.isHidden))
    for (index, child) in view.subviews.enumerated() {
      let known = namedViews.first { $0.view === child }?.name
      record(child, named: known ?? "\(name).\(index)", parent: name, in: &layout)
    }
  }

  /// The SDK's views and their names; the prompt on the screen is `prompt`, one on its way out `oldPrompt`.
  var namedViews: [(view: UIView, name: String)] {
    let leaving = mapView.pastPrompts.filter { $0 !== mapView.prompt && $0.superview != nil }
    return mapView.parts.names + [mapView.prompt].compactMap(\.self).map { ($0, "prompt") }
      + leaving.enumerated().map { ($1, $0 == 0 ? "oldPrompt" : "oldPrompt\($0 + 1)") }
  }
}
