public import Foundation

/// Starts and stops guidance on a map view whose navigation is enabled, and tells listeners what happens.
public final class GMSNavigator: NSObject {
  weak var map: GMSMapView?
  private var listeners: [WeakListener] = []
  private var isCallbackUsed = true
  /// What was asked for with the destinations.
  private(set) var routingOptions = GMSNavigationRoutingOptions()
  /// Where the way leads, the next place first; empty where nobody set it and the scenario's own destination counts.
  private(set) var destinations: [GMSNavigationWaypoint] = []
  /// Counts navigation sessions, so that what belongs to an earlier one can tell.
  var sessionNumber = 0

  init(map: GMSMapView) {
    self.map = map
    super.init()
  }

  /// Whether guidance is on; setting it does nothing while navigation is disabled.
  public var isGuidanceActive: Bool {
    get { map?.isGuiding ?? false }
    set { newValue ? map?.startGuidance() : map?.stopGuidance() }
  }

  /// Whether guidance ends on arrival; true unless set. Only stored: no drive ends here.
  public var stopGuidanceAtArrival = true

  /// Whether prompts show; true unless set. A prompt on the screen is hidden when it becomes false.
  public var shouldDisplayPrompts = true {
    didSet { if !shouldDisplayPrompts { map?.hidePrompt() } }
  }

  /// From which excess on the speed is drawn as an alert; nil stands for 10 km/h or 5 mph and for twice that.
  public var speedAlertOptions: GMSNavigationSpeedAlertOptions? {
    didSet { map?.settingsChanged() }
  }

  /// What the light outside asks for.
  public internal(set) var suggestedLightingMode = GMSNavigationLightingMode.normal

  // MARK: - Destinations

  /// Takes destinations and shows a route to them. Calls back at once: with `noWaypointsError` for an empty list.
  public func setDestinations(
    _ destinations: [GMSNavigationWaypoint], routingOptions: GMSNavigationRoutingOptions,
    callback: @escaping (GMSRouteStatus) -> Void
  ) {
    guard !destinations.isEmpty else { return callback(.noWaypointsError) }
    take(destinations: destinations)
    take(routingOptions: routingOptions)
    tell { $0.navigatorDidChangeRoute($1) }
    callback(.OK)
  }

  /// Takes destinations and shows the best route to them and up to two others.
  public func setDestinations(
    _ destinations: [GMSNavigationWaypoint], callback: @escaping (GMSRouteStatus) -> Void
  ) {
    setDestinations(destinations, routingOptions: GMSNavigationRoutingOptions(), callback: callback)
  }

  func take(destinations: [GMSNavigationWaypoint]) {
    self.destinations = destinations
    map?.settingsChanged()
  }

  func take(routingOptions: GMSNavigationRoutingOptions) {
    self.routingOptions = routingOptions
    map?.settingsChanged()
  }

  /// Forgets the destinations, which ends guidance.
  public func clearDestinations() {
    take(destinations: [])
    isGuidanceActive = false
  }

  // MARK: - Listeners

  /// Adds a listener, which is not kept alive. One that is there already is not added twice.
  public func add(_ listener: any GMSNavigatorListener) {
    guard !listeners.contains(where: { $0.listener === listener }) else { return }
    listeners.append(WeakListener(listener: listener))
  }

  /// Removes a listener; false where it was none.
  @discardableResult
  public func remove(_ listener: any GMSNavigatorListener) -> Bool {
    let count = listeners.count
    listeners.removeAll { $0.listener === listener }
    return listeners.count < count
  }

  func tell(_ message: (any GMSNavigatorListener, GMSNavigator) -> Void) {
    for entry in listeners { if let listener = entry.listener { message(listener, self) } }
    listeners.removeAll { $0.listener == nil }
  }
}

extension GMSNavigator {
  func promptWillAppear() {
    tellOfPrompt(.navigatorWillPresentPrompt) { $0.navigatorWillPresentPrompt($1) }
  }

  func promptDidDisappear() {
    tellOfPrompt(.navigatorDidDismissPrompt) { $0.navigatorDidDismissPrompt($1) }
  }

  /// Swift cannot say whether a listener has an optional method of its own; the one it would inherit reports itself.
  private func tellOfPrompt(
    _ api: LegacyLayoutAPI, _ message: (any GMSNavigatorListener, GMSNavigator) -> Void
  ) {
    tell { listener, navigator in
      isCallbackUsed = true
      message(listener, navigator)
      if isCallbackUsed { map?.note(api) }
    }
  }

  func promptCallbackIsUnused() {
    isCallbackUsed = false
  }

  private struct WeakListener {
    weak var listener: (any GMSNavigatorListener)?
  }
}
