public import UIKit

/// What the layout delegate gets in every navigation state.
public protocol NavigationUIState {
  /// Whether the turn card and the ETA card size themselves for a wide map.
  var wideMode: Bool { get }
  /// The logo, which becomes the re-centre button; must be in the hierarchy and visible. The same view in every state.
  var googleLogo: UIView { get }
  /// An invisible view; where it is, the map is not covered, and the camera frames the vehicle and the route. The same
  /// view in every state.
  var viewport: UIView { get }
}

/// What the layout delegate gets while navigation is enabled and guidance is off.
public protocol NavigationReadyUIState: NavigationUIState {
  /// Buttons over the map, in no promised order; look for a `type`.
  var buttons: [any NavigationUIButton] { get }
}

/// What the layout delegate gets while guidance is on.
public protocol ActiveGuidanceUIState: NavigationUIState {
  /// The header with the next turn.
  var turnCard: UIView { get }
  /// The footer with time, distance and arrival.
  var etaCard: UIView { get }
  /// A vertical bar that shows how much of the way is done.
  var tripProgressBar: UIView { get }
  /// Speedometer and speed limit; its size changes without notice.
  var speedWidget: UIView { get }
  /// Buttons over the map, in no promised order and not those of the other state; look for a `type`.
  var buttons: [any NavigationUIButton] { get }
}
