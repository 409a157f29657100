import UIKit

nonisolated extension ComponentCatalog {
  static let buttons: [ComponentState] = [
    ComponentState("compassButton", "north up") { $0.parts.compass },
    ComponentState("compassButton", "turned") { map in
      map.parts.compass.shownNorth = -2.2
      return map.parts.compass
    },
    ComponentState("reportingButton", "collapsed") { $0.parts.reporting },
    ComponentState("reportingButton", "expanded") { map in
      map.parts.reporting.expand(true)
      return map.parts.reporting
    },
    ComponentState("myLocationButton", "following") { $0.parts.myLocation },
    ComponentState("unknownButton", "of type 99") { $0.parts.unknown },
  ]

  static let logo: [ComponentState] = [
    ComponentState("googleLogo", "wordmark") { $0.parts.googleLogo },
    ComponentState("googleLogo", "re-centre button") { map in
      (map.phase, map.cameraMode) = (.guiding, .free)
      return map.parts.googleLogo
    },
  ]

  static let hidingStack: [ComponentState] =
    [GMSNavigationHidingStackPosition.top, .center, .bottom].flatMap { position in
      [GMSNavigationHidingStackViewAlignment.leading, .trailing].map { alignment in
        hidingStack("\(position), \(alignment)", position, alignment, height: 240)
      }
    } + [
      hidingStack("one hidden", .bottom, .trailing, height: 130),
      hidingStack("wide spacing", .top, .trailing, height: 240, spacing: 24),
    ]

  private static func hidingStack(
    _ name: String, _ position: GMSNavigationHidingStackPosition, _ alignment: GMSNavigationHidingStackViewAlignment,
    height: CGFloat, spacing: CGFloat = 8
  ) -> ComponentState {
    ComponentState("hidingStack", name) { map in
      let stack = GMSNavigationHidingStackView(position: position, alignment: alignment)
      stack.spacing = spacing
      map.parts.reporting.expand(true)
      stack.arrangedSubviews = [map.parts.reporting, map.parts.compass, map.parts.unknown]
      stack.heightAnchor.constraint(equalToConstant: height).isActive = true
      return stack
    }
  }
}
