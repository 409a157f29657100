import Foundation
import LayoutModel
import UIKit

extension GMSMapView {
  /// Whether turn card, ETA card and prompts are sized for a wide map.
  var wideMode: Bool {
    if let forcedWideMode { return forcedWideMode }
    let screen = screenConfiguration ?? ScreenConfiguration(size: bounds.size, scale: 1)
    return ScreenConfiguration(
      size: bounds.size, scale: 1, idiom: screen.idiom, isRegularWidth: screen.isRegularWidth
    ).isWide
  }

  var safeAreaWidth: CGFloat { max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right) }

  /// Whether the logo is the re-centre button: the driver moved the map away from the vehicle.
  var showsRecenterButton: Bool {
    phase != .off && settings.isRecenterButtonEnabled && cameraMode == .free
  }

  var componentStyle: ComponentStyle {
    let direction: LayoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return ComponentStyle(theme: theme, content: content, direction: direction)
  }

  /// Brings the components' own sizes up to date with everything they depend on.
  func refreshComponents() {
    for part in parts.all { part.refresh() }
    prompt?.refresh()
  }

  func themeChanged() {
    NavigationStyleValues.numbers = theme.styleValues
    refreshComponents()
  }

  /// The shipped day and night themes change places; a theme of the user's own stays.
  func lightingChanged(from old: GMSNavigationLightingMode) {
    let other = lightingMode == .lowLight ? "night" : "day"
    guard lightingMode != old, theme.name == (other == "night" ? "day" : "night") else { return }
    guard let changed = try? NavigationTheme.builtIn(other) else { return }
    theme = changed
  }
}
