import UIKit

/// The views that the SDK provides; one of each for a map view's life.
final class NavigationParts {
  let googleLogo: GoogleLogoView
  let viewport: ViewportView
  let turnCard: TurnCardView
  let etaCard: ETACardView
  let tripProgressBar: TripProgressBarView
  let speedWidget: SpeedWidgetView
  let compass: CompassButton
  let reporting: ReportButton
  let unknown: UnknownButton
  let myLocation: MyLocationButton
  /// Whether the states also offer a button of a type that nobody knows.
  var offersUnknownButton = false

  init(map: GMSMapView) {
    (googleLogo, viewport) = (GoogleLogoView(map: map), ViewportView(map: map))
    (turnCard, etaCard) = (TurnCardView(map: map), ETACardView(map: map))
    (tripProgressBar, speedWidget) = (TripProgressBarView(map: map), SpeedWidgetView(map: map))
    (compass, reporting, unknown) = (CompassButton(map: map), ReportButton(map: map), UnknownButton(map: map))
    myLocation = MyLocationButton(map: map)
  }

  var readyButtons: [any NavigationUIButton] { [NavigationButton(type: .compass, view: compass)] + unknownButtons }

  var guidanceButtons: [any NavigationUIButton] {
    [NavigationButton(type: .reporting, view: reporting), NavigationButton(type: .compass, view: compass)]
      + unknownButtons
  }

  private var unknownButtons: [any NavigationUIButton] {
    offersUnknownButton ? [NavigationButton(type: UnknownButton.type, view: unknown)] : []
  }

  var all: [ComponentView] {
    [googleLogo, viewport, turnCard, etaCard, tripProgressBar, speedWidget, compass, reporting, unknown, myLocation]
  }

  /// The SDK's name of each part, as the states' properties are named.
  var names: [(view: UIView, name: String)] {
    [
      (googleLogo, "googleLogo"), (viewport, "viewport"), (turnCard, "turnCard"), (etaCard, "etaCard"),
      (tripProgressBar, "tripProgressBar"), (speedWidget, "speedWidget"), (compass, "compassButton"),
      (reporting, "reportingButton"), (unknown, "unknownButton"),
      (myLocation, "myLocationButton"),
    ]
  }
}
