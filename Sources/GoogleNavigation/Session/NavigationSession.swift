import Foundation
package import LayoutModel
package import UIKit

/// A map on a screen and what happens to it: sends the layout delegate its callbacks, on a virtual clock.
package final class NavigationSession {
  /// The screen as it is now.
  package private(set) var screen: ScreenConfiguration
  package let direction: LayoutDirection
  package let localeIdentifier: String
  /// Whether pictures show what the system draws over an app: status bar, sensor housing, home indicator.
  package var showsDeviceChrome = true
  package let window: UIWindow
  package let mapView: GMSMapView

  /// Called with a callback's name just before the delegate's method.
  package var onCallback: ((String) -> Void)? {
    get { mapView.willCall }
    set { mapView.willCall = newValue }
  }

  /// A map on a screen, not navigating. `wideMode` overrides the rule that follows the map's size; `contentSize` is the
  /// user's text size, which the app's own labels follow.
  package init(
    screen: ScreenConfiguration, direction: LayoutDirection = .leftToRight, localeIdentifier: String = "en",
    lighting: GMSNavigationLightingMode = .normal, theme: NavigationTheme? = nil, content: NavigationContent? = nil,
    wideMode: Bool? = nil, contentSize: UIContentSizeCategory = .large
  ) throws {
    let theme = try theme ?? NavigationTheme.builtIn(lighting == .lowLight ? "night" : "day")
    (self.screen, self.direction, self.localeIdentifier) = (screen, direction, localeIdentifier)
    AnimationClock.shared.reset()
    window = UIWindow(
      screen: UIScreen(
        screen, direction, isDark: theme.isDark, contentSize: contentSize, language: localeIdentifier),
      safeAreaInsets: UIEdgeInsets(screen.safeAreaInsets))
    // Fonts and colours that an app makes outside of views follow the device too.
    UITraitCollection.current = window.screen.traitCollection
    mapView = GMSMapView(
      frame: window.bounds, theme: theme, content: content ?? .fixture(localeIdentifier: localeIdentifier))
    mapView.suggest(lighting)
    (mapView.screenConfiguration, mapView.forcedWideMode) = (screen, wideMode)
    (mapView.shouldDisplaySpeedometer, mapView.shouldDisplaySpeedLimit) = (true, true)
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(mapView)
    window.makeKeyAndVisible()
    mapView.refreshComponents()
    window.layoutIfNeeded()
    AnimationClock.shared.commit = { [weak window] in window?.layoutIfNeeded() }
  }

  /// Sets the layout delegate as `GMSMapView.setLayoutDelegate` does, with its errors.
  package func setLayoutDelegate(_ delegate: (any NavigationLayoutDelegate)?) throws {
    try mapView.setLayoutDelegate(delegate)
  }

  /// Lets an event happen and lays everything out after it.
  package func send(_ event: NavigationEvent) throws(NavigationEventError) {
    NavigationStyleValues.numbers = mapView.theme.styleValues
    try check(event)
    happen(event)
    window.layoutIfNeeded()
  }

  private func happen(_ event: NavigationEvent) {
    switch event {
    case .enableNavigation: mapView.isNavigationEnabled = true
    case .startGuidance: mapView.startGuidance()
    case .showPrompt(let kind), .changePrompt(let kind): mapView.showPrompt(kind)
    case .hidePrompt: mapView.hidePrompt()
    case .stopGuidance: mapView.stopGuidance()
    case .disableNavigation: mapView.isNavigationEnabled = false
    case .resize(let screen): resize(to: screen)
    case .advance(let seconds): AnimationClock.shared.advance(by: seconds)
    case .settle: AnimationClock.shared.settle()
    case .panMap: mapView.cameraMode = .free
    case .recenter: mapView.recenter()
    case .showSpeed(let current, let limit):
      (mapView.content.speed.current, mapView.content.speed.limit) = (current, limit)
    case .showReportLabel: mapView.parts.reporting.showLabel()
    case .showContent(let content): mapView.content = content
    case .offerUnknownButton: mapView.parts.offersUnknownButton = true
    case .setWideMode(let isWide): force(wideMode: isWide)
    case .setLightingMode(let isLowLight): mapView.lightingMode = isLowLight ? .lowLight : .normal
    case .setAppearance(let isDark): show(isDark: isDark)
    }
  }

  /// The frame changes first, then the delegate hears of it.
  private func resize(to screen: ScreenConfiguration) {
    self.screen = screen
    mapView.screenConfiguration = screen
    window.screen.take(screen)
    traitsChanged()
    window.frame = CGRect(origin: .zero, size: screen.size)
    window.assignedSafeAreaInsets = UIEdgeInsets(screen.safeAreaInsets)
    mapView.frame = window.bounds
    mapView.refreshComponents()
    window.layoutIfNeeded()
    mapView.sizeDidChange()
  }

  private func force(wideMode: Bool?) {
    mapView.forcedWideMode = wideMode
    mapView.refreshComponents()
    window.layoutIfNeeded()
    mapView.sizeDidChange()
  }

  private func show(isDark: Bool) {
    window.screen.traitCollection = window.screen.traitCollection.modifyingTraits {
      $0.userInterfaceStyle = isDark ? .dark : .light
    }
    traitsChanged()
  }

  private func traitsChanged() {
    UITraitCollection.current = window.screen.traitCollection
    window.traitsChanged()
  }
}
