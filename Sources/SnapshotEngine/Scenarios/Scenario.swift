package import GoogleNavigation
package import LayoutModel

/// Everything that decides one picture, but for the delegate's code.
package struct Scenario: Sendable, Hashable, Codable {
  /// Which of a suite's delegates is drawn; nil where there is only one.
  package var delegate: String?
  package var device: Device
  /// What happens until the picture is taken.
  package var script: ScenarioScript
  package var direction: LayoutDirection
  package var lighting: Lighting
  /// A theme's name or file; nil for the lighting's own.
  package var theme: String?
  /// BCP 47 or a locale identifier; nil for the direction's own.
  package var locale: String?
  package var contentSize: ContentSize
  package var wideMode: WideModeChoice
  /// Seconds after the script's last event; nil for the script's usual moment.
  package var time: Double?

  package init(
    device: Device, script: ScenarioScript, direction: LayoutDirection = .leftToRight, lighting: Lighting = .day,
    theme: String? = nil, locale: String? = nil, contentSize: ContentSize = .large,
    wideMode: WideModeChoice = .automatic, time: Double? = nil, delegate: String? = nil
  ) {
    (self.device, self.script, self.direction, self.lighting) = (device, script, direction, lighting)
    (self.theme, self.locale, self.contentSize, self.wideMode) = (theme, locale, contentSize, wideMode)
    (self.time, self.delegate) = (time, delegate)
  }

  /// A picture of one of the life cycle's states.
  package init(
    device: Device, state: NavigationState, direction: LayoutDirection = .leftToRight, lighting: Lighting = .day,
    theme: String? = nil, locale: String? = nil, time: Double? = nil
  ) {
    self.init(
      device: device, script: state.script, direction: direction, lighting: lighting, theme: theme, locale: locale,
      time: time)
  }
}

extension Scenario {
  /// What the components show at first.
  package var content: NavigationContent {
    get throws(ScriptError) { try script.content(over: .fixture(localeIdentifier: localeIdentifier)) }
  }

  /// The script's events with the wait until the picture is taken.
  package var events: [NavigationEvent] {
    get throws(ScriptError) {
      let events = try script.events(on: device, content: content)
      guard let seconds = time ?? script.usualTime else { return events + [.settle] }
      return events + [.advance(seconds: seconds)]
    }
  }

  /// What overrides the rule of wide mode: the picture's own choice before the script's.
  package var forcedWideMode: Bool? { wideMode.forced ?? script.wideMode }

  /// The texts' language: Arabic in right-to-left layouts, as no left-to-right language would meet one on a phone.
  package var localeIdentifier: String {
    locale ?? (direction == .rightToLeft ? "ar" : "en")
  }

  /// A theme's name or file.
  package var themeName: String { theme ?? lighting.rawValue }
}
