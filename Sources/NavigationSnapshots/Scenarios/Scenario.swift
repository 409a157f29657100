package import GoogleNavigation
package import LayoutModel

/// Everything that decides one picture, but for the delegate.
package struct Scenario: Sendable, Hashable, Codable {
  package var device: Device
  package var state: NavigationState
  package var direction: LayoutDirection
  package var lighting: Lighting
  /// A theme's name or file; nil for the lighting's own.
  package var theme: String?
  /// BCP 47 or a locale identifier; nil for the direction's own.
  package var locale: String?
  /// Seconds after the state's last event; nil for the state's usual moment.
  package var time: Double?

  package init(
    device: Device, state: NavigationState, direction: LayoutDirection = .leftToRight, lighting: Lighting = .day,
    theme: String? = nil, locale: String? = nil, time: Double? = nil
  ) {
    (self.device, self.state, self.direction, self.lighting) = (device, state, direction, lighting)
    (self.theme, self.locale, self.time) = (theme, locale, time)
  }
}

extension Scenario {
  /// The state's path with the wait until the picture is taken.
  package var events: [NavigationEvent] {
    guard let seconds = time ?? state.usualTime else { return state.path + [.settle] }
    return state.path + [.advance(seconds: seconds)]
  }

  /// The texts' language: Arabic in right-to-left layouts, as no left-to-right language would meet one on a phone.
  package var localeIdentifier: String {
    locale ?? (direction == .rightToLeft ? "ar" : "en")
  }

  /// A theme's name or file.
  package var themeName: String { theme ?? lighting.rawValue }
}
