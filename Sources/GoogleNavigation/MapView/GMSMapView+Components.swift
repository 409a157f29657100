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
    let header = HeaderStyle(theme, settings, lighting: lightingMode)
    var style = ComponentStyle(
      theme: theme, content: shownContent, direction: direction, header: header)
    style.textScale = traitCollection.preferredContentSizeCategory.componentTextScale
    return style
  }

  /// The content without what an accessory view takes the place of.
  var shownContent: NavigationContent {
    guard headerAccessory.shownHost != nil else { return content }
    var content = content
    (content.turn.lanes, content.turn.next) = ([], nil)
    return content
  }

  func contentChanged(from old: NavigationContent) {
    settingsChanged()
    if content.speed != old.speed { tellOfSpeed(from: old.speed) }
  }

  /// Brings the components' own sizes up to date with everything they depend on.
  func refreshComponents() {
    for part in parts.all { part.refresh() }
    prompt?.refresh()
  }

  func themeChanged() {
    NavigationStyleValues.numbers = theme.styleValues
    settingsChanged()
  }

  /// Brings everything in line with the settings: what the components show, and where the built-in layout puts them.
  func settingsChanged() {
    refreshComponents()
    baseMapControls.update()
    if layoutDelegate == nil { builtInLayout.update() }
  }

  /// The shipped day and night themes change places; a theme of the user's own stays.
  func changeLighting(_ change: () -> Void) {
    let old = lightingMode
    change()
    guard lightingMode != old else { return }
    let other = lightingMode == .lowLight ? "night" : "day"
    if theme.name == (other == "night" ? "day" : "night"), let changed = try? NavigationTheme.builtIn(other) {
      theme = changed
    } else {
      settingsChanged()
    }
  }
}
