import UIKit

/// One component in one state, as a catalogue shows it: nothing but the component, on a map that is not seen.
nonisolated package struct ComponentState: Sendable {
  /// The shape of the map that the component sizes itself for.
  nonisolated package enum Room: String, Sendable, Hashable, CaseIterable {
    /// A phone held upright.
    case narrow
    /// A phone on its side: the cards are half as wide as the map.
    case wide
  }

  /// The component's name, as the state objects' properties are named, for example `turnCard`.
  package let component: String
  /// The state's name, for example `heavy traffic`.
  package let name: String
  package let room: Room
  private let prepare: @MainActor @Sendable (GMSMapView) -> UIView

  /// - Parameter prepare: Gives the map what the state is about, and returns the component.
  init(
    _ component: String, _ name: String, room: Room = .narrow,
    prepare: @escaping @MainActor @Sendable (GMSMapView) -> UIView
  ) {
    (self.component, self.name, self.room, self.prepare) = (component, name, room, prepare)
  }

  @MainActor func view(on map: GMSMapView) -> UIView { prepare(map) }
}
