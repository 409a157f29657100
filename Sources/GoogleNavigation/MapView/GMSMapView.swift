import Drawing
public import Foundation
import LayoutModel
public import UIKit

/// The map, on which a layout delegate places the navigation views; without one, the built-in layout does.
open class GMSMapView: UIView {
  /// What navigation is doing.
  enum Phase { case off, ready, guiding }

  // MARK: - What the stand-in components show

  var theme = NavigationTheme.standard { didSet { themeChanged() } }
  var content = NavigationContent.fixture(localeIdentifier: "en") { didSet { contentChanged(from: oldValue) } }
  /// Overrides the rule by which `wideMode` follows the map's size.
  var forcedWideMode: Bool?
  /// The idiom and width class behind the rule of wide mode.
  var screenConfiguration: ScreenConfiguration?
  /// Called with a delegate method's name just before the method.
  var willCall: ((String) -> Void)?

  // MARK: - State

  var phase = Phase.off
  var readyState: ReadyState?
  var guidanceState: GuidanceState?
  var prompt: NavigationPromptCard?
  /// Prompts that were shown and may still be on their way out, for their names.
  var pastPrompts: [NavigationPromptCard] = []
  private(set) lazy var parts = NavigationParts(map: self)
  private(set) lazy var guidanceNavigator = GMSNavigator(map: self)
  private(set) lazy var headerAccessory = HeaderAccessory(map: self)
  private(set) lazy var navigationGuides = NavigationLayoutGuides(map: self)
  private(set) lazy var baseMapControls = BaseMapControls(map: self)
  private(set) lazy var builtInLayout = BuiltInLayout()
  private var installedDelegate: (any NavigationLayoutDelegate)?
  var notedLegacyUse: [LegacyLayoutAPI] = []

  /// A map view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.map = self
  }

  init(frame: CGRect, theme: NavigationTheme, content: NavigationContent) {
    super.init(frame: frame)
    settings.map = self
    (self.theme, self.content) = (theme, content)
    themeChanged()
  }

  /// Not available: maps are made by code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Layout delegate

  /// The delegate that places the navigation views; nil stands for the built-in layout. The map keeps it alive.
  open var layoutDelegate: (any NavigationLayoutDelegate)? { installedDelegate }

  /// Sets the delegate, or with nil brings back the built-in layout.
  ///
  /// Throws `NavigationLayoutError.navigationAlreadyEnabled` while navigation is enabled, and `.carPlayScreen` for a map
  /// on a CarPlay screen.
  open func setLayoutDelegate(_ layoutDelegate: (any NavigationLayoutDelegate)?) throws {
    guard screenConfiguration?.idiom != .carPlay else { throw NavigationLayoutError.carPlayScreen }
    guard phase == .off else { throw NavigationLayoutError.navigationAlreadyEnabled }
    installedDelegate = layoutDelegate
  }

  var activeDelegate: any NavigationLayoutDelegate { installedDelegate ?? builtInLayout }

  // MARK: - Navigation

  /// Whether the navigation interface is on. Turning it off while guiding stops guidance first.
  open var isNavigationEnabled: Bool {
    get { phase != .off }
    set { newValue ? enableNavigation() : disableNavigation() }
  }

  /// Turns the navigation interface on; true where it is on afterwards, which is always.
  @discardableResult
  open func enableNavigation(with navigationSession: GMSNavigationSession) -> Bool {
    isNavigationEnabled = true
    return isNavigationEnabled
  }

  /// Starts and stops guidance; nil while navigation is disabled.
  open var navigator: GMSNavigator? { isNavigationEnabled ? guidanceNavigator : nil }

  /// Hears of presses on the map's own controls; not kept alive.
  open weak var navigationUIDelegate: (any GMSMapViewNavigationUIDelegate)?

  /// What the map's controls show.
  public let settings = GMSUISettings()
  /// Whether the camera follows the vehicle, frames the route, or is left alone.
  open var cameraMode = GMSNavigationCameraMode.following { didSet { settingsChanged() } }
  /// From where the camera looks while it follows.
  open var followingPerspective = GMSNavigationCameraPerspective.tilted { didSet { settingsChanged() } }
  /// How near the camera is while it follows; nil leaves it to the map. Only stored.
  open var followingZoomLevel: Float?
  /// How the user travels; speed and speed limit show only in a vehicle with an engine.
  open var travelMode = GMSNavigationTravelMode.driving { didSet { settingsChanged() } }
  /// What callouts on alternate routes tell; `default` stands for the time. They show while prompts may.
  open var routeCalloutFormat = GMSNavigationRouteCalloutFormat.default

  /// Whether the map colours roads by their traffic; false unless set.
  open var isTrafficEnabled = false { didSet { settingsChanged() } }
  /// Whether a dot marks the user's place while navigation is off; false unless set.
  open var isMyLocationEnabled = false { didSet { settingsChanged() } }

  // MARK: - Lighting

  private var assignedLightingMode: GMSNavigationLightingMode?

  /// Bright or dark; independent of `overrideUserInterfaceStyle`. Until it is set it follows what the light outside
  /// suggests (ours: the SDK documents no default).
  open var lightingMode: GMSNavigationLightingMode {
    get { assignedLightingMode ?? guidanceNavigator.suggestedLightingMode }
    set { changeLighting { assignedLightingMode = newValue } }
  }

  /// Takes over what the light outside suggests, and tells the listeners where it is something else than before.
  func suggest(_ mode: GMSNavigationLightingMode) {
    guard guidanceNavigator.suggestedLightingMode != mode else { return }
    changeLighting { guidanceNavigator.suggestedLightingMode = mode }
    guidanceNavigator.tell { $0.navigator($1, didChangeSuggestedLightingMode: mode) }
  }

  // MARK: - Speed

  /// Whether the speed widget shows the limit; false unless set.
  open var shouldDisplaySpeedLimit = false { didSet { settingsChanged() } }
  /// Whether the speed widget shows the speed; false unless set.
  open var shouldDisplaySpeedometer = false { didSet { settingsChanged() } }

  // MARK: - Padding

  /// Space in points at the map's edges that stays free of the map's controls and that the camera does not count; header
  /// and footer stay where they are. No effect with a layout delegate, whose `viewport` the camera frames.
  open var padding = UIEdgeInsets.zero {
    didSet {
      note(.padding)
      settingsChanged()
    }
  }
  /// How `padding` goes together with the safe area.
  open var paddingAdjustmentBehavior = GMSMapViewPaddingAdjustmentBehavior.always {
    didSet {
      note(.paddingAdjustmentBehavior)
      settingsChanged()
    }
  }

  // MARK: - Following size and insets

  /// The components follow the map's insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshComponents()
  }
}
