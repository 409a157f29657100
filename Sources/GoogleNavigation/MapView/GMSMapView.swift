import Drawing
public import Foundation
import LayoutModel
public import UIKit

/// The map, on which a layout delegate places the navigation views.
open class GMSMapView: UIView {
  /// What navigation is doing.
  enum Phase { case off, ready, guiding }

  // MARK: - What the stand-in components show

  var theme = NavigationTheme.standard { didSet { themeChanged() } }
  var content = NavigationContent.fixture(localeIdentifier: "en") { didSet { refreshComponents() } }
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
  private lazy var guidanceNavigator = GMSNavigator(map: self)
  private var installedDelegate: (any NavigationLayoutDelegate)?
  private lazy var builtInLayout = BuiltInLayout()

  /// A map view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  init(frame: CGRect, theme: NavigationTheme, content: NavigationContent) {
    super.init(frame: frame)
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

  /// Starts and stops guidance; nil while navigation is disabled.
  open var navigator: GMSNavigator? { isNavigationEnabled ? guidanceNavigator : nil }

  /// What the map's controls show.
  public let settings = GMSUISettings()
  /// Whether the camera follows the vehicle, frames the route, or is left alone.
  open var cameraMode = GMSNavigationCameraMode.following { didSet { refreshComponents() } }
  /// From where the camera looks while it follows.
  open var followingPerspective = GMSNavigationCameraPerspective.tilted
  /// Bright or dark; independent of `overrideUserInterfaceStyle`.
  open var lightingMode = GMSNavigationLightingMode.normal { didSet { lightingChanged(from: oldValue) } }
  /// How the user travels; only stored.
  open var travelMode = GMSNavigationTravelMode.driving
  /// Whether the speed widget shows the limit; false unless set.
  open var shouldDisplaySpeedLimit = false { didSet { refreshComponents() } }
  /// Whether the speed widget shows the speed; false unless set.
  open var shouldDisplaySpeedometer = false { didSet { refreshComponents() } }
  /// Keeps the camera's frame off the edges where there is no viewport, in points. No effect with a layout delegate.
  open var padding = UIEdgeInsets.zero
  /// How `padding` goes together with the safe area.
  open var paddingAdjustmentBehavior = GMSMapViewPaddingAdjustmentBehavior.always

  /// Covers the header of the built-in layout; of no height with a layout delegate.
  public private(set) lazy var navigationHeaderLayoutGuide = makeGuide("navigationHeaderLayoutGuide", atTop: true)
  /// Covers the footer of the built-in layout; of no height with a layout delegate.
  public private(set) lazy var navigationFooterLayoutGuide = makeGuide("navigationFooterLayoutGuide", atTop: false)

  private func makeGuide(_ identifier: String, atTop: Bool) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor), guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
      atTop
        ? guide.topAnchor.constraint(equalTo: topAnchor) : guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }

  // MARK: - Following size and insets

  /// The components follow the map's insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshComponents()
  }
}
