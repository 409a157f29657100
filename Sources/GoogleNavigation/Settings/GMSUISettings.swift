public import Foundation

/// Which of the SDK's own controls show. With a layout delegate only `compassButton` counts, and only while navigation is
/// off; the delegate decides about everything else.
public final class GMSUISettings: NSObject {
  /// Whether the map shows a compass while it is turned and navigation is off; false unless set.
  public var compassButton = false
  /// Whether the map shows a button that goes to the user's place; false unless set.
  public var myLocationButton = false
  /// Whether the logo becomes a re-centre button when the map was moved; true unless set.
  public var isRecenterButtonEnabled = true
  /// Whether the built-in layout shows the turn card; true unless set.
  public var isNavigationHeaderEnabled = true
  /// Whether the built-in layout shows the ETA card; true unless set.
  public var isNavigationFooterEnabled = true
  /// Whether the built-in layout shows the trip progress bar; false unless set.
  public var isNavigationTripProgressBarEnabled = false
  /// Whether the built-in layout shows the button that reports incidents; true unless set.
  public var isNavigationReportIncidentButtonEnabled = true
  /// Whether the route shows its destinations; true unless set.
  public var showsDestinationMarkers = true
}
