package import LayoutModel
import UIKit

extension NavigationSession {
  /// What the session knows of the screen beside its solved layout.
  package var facts: ScreenFacts {
    let names = naming.names(in: mapView)
    return ScreenFacts(
      phase: mapView.phase.fact, isWide: mapView.wideMode,
      vehicle: mapView.cameraMode == .free ? nil : mapView.vehicleOnScreen,
      systemAreas: screen.systemAreas, offeredButtons: offeredButtons.map { names.name(of: $0.view) },
      hiddenByHand: mapView.hidingStacks.flatMap(\.viewsHiddenByHand).map(names.name))
  }

  private var offeredButtons: [any NavigationUIButton] {
    switch mapView.phase {
    case .off: []
    case .ready: mapView.parts.readyButtons
    case .guiding: mapView.parts.guidanceButtons
    }
  }
}

extension GMSMapView.Phase {
  fileprivate var fact: ScreenFacts.Phase {
    switch self {
    case .off: .off
    case .ready: .ready
    case .guiding: .guidance
    }
  }
}

extension UIView {
  /// The hiding stacks in the view's tree, outer ones first.
  fileprivate var hidingStacks: [GMSNavigationHidingStackView] {
    subviews.flatMap { view in ((view as? GMSNavigationHidingStackView).map { [$0] } ?? []) + view.hidingStacks }
  }
}
