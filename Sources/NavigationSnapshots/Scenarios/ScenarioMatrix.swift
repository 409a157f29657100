package import LayoutModel

/// The scenarios of every combination of some devices, states, directions, lightings and times.
package struct ScenarioMatrix: Sendable, Hashable {
  package var devices: [Device]
  package var states: [NavigationState]
  package var directions: [LayoutDirection]
  package var lightings: [Lighting]
  /// Seconds after the last event; empty for each state's usual moment.
  package var times: [Double]
  package var theme: String?
  package var locale: String?

  package init(
    devices: [Device], states: [NavigationState], directions: [LayoutDirection] = [.leftToRight],
    lightings: [Lighting] = [.day], times: [Double] = [], theme: String? = nil, locale: String? = nil
  ) {
    (self.devices, self.states, self.directions, self.lightings) = (devices, states, directions, lightings)
    (self.times, self.theme, self.locale) = (times, theme, locale)
  }

  /// Device by device, state by state.
  package var scenarios: [Scenario] {
    devices.flatMap { device in
      states.flatMap { state in
        directions.flatMap { direction in
          lightings.flatMap { lighting in scenarios(device, state, direction, lighting) }
        }
      }
    }
  }

  private func scenarios(
    _ device: Device, _ state: NavigationState, _ direction: LayoutDirection, _ lighting: Lighting
  ) -> [Scenario] {
    let moments: [Double?] = times.isEmpty ? [nil] : times
    return moments.map { time in
      Scenario(
        device: device, state: state, direction: direction, lighting: lighting, theme: theme, locale: locale, time: time
      )
    }
  }
}
