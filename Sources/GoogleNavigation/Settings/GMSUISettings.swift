public import Foundation
public import UIKit

/// Which of the SDK's own controls show, what they look like, and which gestures the map takes.
///
/// A change takes effect at once, before or after navigation is enabled. With a layout delegate the properties that place
/// or hide elements count for nothing: the delegate decides, and using them is noted as `LegacyUse`. Only
/// `compassButton` still counts then, and only while navigation is off.
public final class GMSUISettings: NSObject {
  weak var map: GMSMapView?

  private func changed() { map?.settingsChanged() }

  private func changed(_ api: LegacyLayoutAPI) {
    map?.note(api)
    changed()
  }

  // MARK: - Controls on the map

  /// Whether the map shows a compass: while navigation is on and the camera follows always, otherwise only while the map
  /// is turned away from the north. False unless set.
  public var compassButton = false { didSet { changed() } }
  /// Whether the map shows a button that goes to the user's place; false unless set.
  public var myLocationButton = false { didSet { changed() } }
  /// Whether the logo becomes a re-centre button when the map was moved away from the vehicle; true unless set.
  public var isRecenterButtonEnabled = true { didSet { changed() } }

  // MARK: - Elements of navigation

  /// Whether the built-in layout shows the turn card; true unless set.
  public var isNavigationHeaderEnabled = true { didSet { changed(.isNavigationHeaderEnabled) } }
  /// Whether the built-in layout shows the ETA card; true unless set.
  public var isNavigationFooterEnabled = true { didSet { changed(.isNavigationFooterEnabled) } }
  /// Whether the built-in layout shows the trip progress bar; false unless set.
  public var isNavigationTripProgressBarEnabled = false { didSet { changed(.isNavigationTripProgressBarEnabled) } }
  /// Whether the built-in layout shows the button that reports incidents; true unless set.
  public var isNavigationReportIncidentButtonEnabled = true {
    didSet { changed(.isNavigationReportIncidentButtonEnabled) }
  }
  /// Whether prompts about incidents show; true unless set.
  public var showsIncidentCards = true { didSet { changed() } }
  /// Whether the route shows its destinations; true unless set.
  public var showsDestinationMarkers = true { didSet { changed() } }
  /// Whether the next traffic lights on the route show during guidance; false unless set.
  public var showsTrafficLights = false { didSet { changed() } }
  /// Whether the next stop signs on the route show during guidance; false unless set.
  public var showsStopSigns = false { didSet { changed() } }

  // MARK: - The header's colours

  /// The header's background; nil stands for the theme's.
  public var navigationHeaderPrimaryBackgroundColor: UIColor? { didSet { changed() } }
  /// The background of the header's lower part, with the lanes or the next step; nil stands for the theme's.
  public var navigationHeaderSecondaryBackgroundColor: UIColor? { didSet { changed() } }
  /// The header's background in low light; nil stands for the one by day.
  public var navigationHeaderPrimaryBackgroundColorNightMode: UIColor? { didSet { changed() } }
  /// The background of the header's lower part in low light; nil stands for the one by day.
  public var navigationHeaderSecondaryBackgroundColorNightMode: UIColor? { didSet { changed() } }
  /// The opacity of both of the header's backgrounds, 0...1; 1 unless set.
  public var navigationHeaderBackgroundAlpha: CGFloat = 1 { didSet { changed() } }
  /// The colour of the large manoeuvre icon; nil stands for the theme's.
  public var navigationHeaderLargeManeuverIconColor: UIColor? { didSet { changed() } }
  /// The colour of the next step's manoeuvre icon; nil stands for the theme's.
  public var navigationHeaderSmallManeuverIconColor: UIColor? { didSet { changed() } }
  /// The colour of the lanes to take; nil stands for the theme's. Others are a grey of the lower part's background.
  public var navigationHeaderGuidanceRecommendedLaneColor: UIColor? { didSet { changed() } }

  // MARK: - The header's texts

  /// The colour of the next step's text; nil stands for the theme's.
  public var navigationHeaderNextStepTextColor: UIColor? { didSet { changed() } }
  /// The next step's font; nil stands for the theme's.
  public var navigationHeaderNextStepFont: UIFont? { didSet { changed() } }
  /// The colour of the distance's number; nil stands for the theme's.
  public var navigationHeaderDistanceValueTextColor: UIColor? { didSet { changed() } }
  /// The font of the distance's number; nil stands for the theme's.
  public var navigationHeaderDistanceValueFont: UIFont? { didSet { changed() } }
  /// The colour of the distance's unit; nil stands for the theme's.
  public var navigationHeaderDistanceUnitsTextColor: UIColor? { didSet { changed() } }
  /// The font of the distance's unit; nil stands for the theme's.
  public var navigationHeaderDistanceUnitsFont: UIFont? { didSet { changed() } }
  /// The colour of the instruction; nil stands for the theme's.
  public var navigationHeaderInstructionsTextColor: UIColor? { didSet { changed() } }
  /// The font of the instruction's first row; nil stands for the theme's.
  public var navigationHeaderInstructionsFirstRowFont: UIFont? { didSet { changed() } }
  /// The font of the instruction's second row; nil stands for the theme's.
  public var navigationHeaderInstructionsSecondRowFont: UIFont? { didSet { changed() } }
  /// The font of small words such as "toward"; nil stands for the theme's.
  public var navigationHeaderInstructionsConjunctionsFont: UIFont? { didSet { changed() } }

  // MARK: - Speed

  /// The speedometer's colours by severity and lighting; nil stands for the theme's.
  public var speedometerUIOptions: GMSNavigationSpeedometerUIOptions? { didSet { changed() } }

  // MARK: - Gestures

  /// Whether a swipe moves the camera; true unless set. Only stored: nobody touches a picture.
  public var scrollGestures = true
  /// Whether taps and pinches zoom; true unless set. Only stored.
  public var zoomGestures = true
  /// Whether two fingers tilt the camera; true unless set. Only stored.
  public var tiltGestures = true
  /// Whether two fingers turn the camera; true unless set. Only stored.
  public var rotateGestures = true
  /// Whether the map keeps touches for itself; true unless set. Only stored.
  public var consumesGesturesInView = true
  /// Whether the map may be moved while it is turned or zoomed; true unless set. Only stored.
  public var allowScrollGesturesDuringRotateOrZoom = true
  /// Whether a building's floors can be chosen; true unless set. Only stored.
  public var indoorPicker = true

  /// Turns all four camera gestures on or off.
  public func setAllGesturesEnabled(_ enabled: Bool) {
    (scrollGestures, zoomGestures, tiltGestures, rotateGestures) = (enabled, enabled, enabled, enabled)
  }
}
