import UIKit

/// The state object of navigation ready; its values are those of the moment it was made.
final class ReadyState: NavigationReadyUIState {
  let wideMode: Bool
  let googleLogo, viewport: UIView
  let buttons: [any NavigationUIButton]

  init(_ parts: NavigationParts, wideMode: Bool) {
    self.wideMode = wideMode
    (googleLogo, viewport) = (parts.googleLogo, parts.viewport)
    buttons = parts.readyButtons
  }
}

/// The state object of active guidance; its values are those of the moment it was made.
final class GuidanceState: ActiveGuidanceUIState {
  let wideMode: Bool
  let googleLogo, viewport, turnCard, etaCard, tripProgressBar, speedWidget: UIView
  let buttons: [any NavigationUIButton]

  init(_ parts: NavigationParts, wideMode: Bool) {
    self.wideMode = wideMode
    (googleLogo, viewport) = (parts.googleLogo, parts.viewport)
    (turnCard, etaCard) = (parts.turnCard, parts.etaCard)
    (tripProgressBar, speedWidget) = (parts.tripProgressBar, parts.speedWidget)
    buttons = parts.guidanceButtons
  }
}
