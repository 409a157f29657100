package import Drawing
package import Foundation
package import LayoutModel
package import UIKit

/// A component of the catalogue, made and laid out: as large as it wants to be.
package final class ComponentSpecimen {
  private let window: UIWindow
  private let map: GMSMapView
  /// The component.
  package let view: UIView

  /// A component in a state.
  ///
  /// - Parameter scale: Pixels per point.
  package init(
    _ state: ComponentState, theme: NavigationTheme, content: NavigationContent,
    direction: LayoutDirection = .leftToRight, scale: CGFloat = 2
  ) {
    let isWide = state.room == .wide
    let screen = ScreenConfiguration(
      size: isWide ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852), scale: scale)
    NavigationStyleValues.numbers = theme.styleValues
    window = UIWindow(screen: UIScreen(screen, direction, isDark: theme.isDark), safeAreaInsets: .zero)
    map = GMSMapView(frame: window.bounds, theme: theme, content: content)
    (map.forcedWideMode, map.isHidden) = (isWide, true)
    (map.shouldDisplaySpeedometer, map.shouldDisplaySpeedLimit) = (true, true)
    window.addSubview(map)
    window.makeKeyAndVisible()
    view = state.view(on: map)
    map.refreshComponents()
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
  }

  /// The component's size in points, with its margins.
  package var size: CGSize { view.bounds.size }

  /// The component alone, on the theme's land.
  package func displayList() -> DisplayList {
    ViewPainter.displayList(
      of: view, scale: window.screen.scale, background: map.theme.map.land, naming: naming)
  }

  /// The component's frames, texts and accessibility elements, in its own coordinates.
  package func solvedLayout() -> SolvedLayout {
    LayoutRecorder.solvedLayout(of: view, naming: naming)
  }

  private var naming: ViewNaming {
    ViewNaming(
      given: Dictionary(uniqueKeysWithValues: map.parts.names.map { (ObjectIdentifier($0.view), $0.name) }))
  }
}
