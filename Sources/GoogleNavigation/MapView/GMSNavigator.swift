public import Foundation

/// Starts and stops guidance on a map view whose navigation is enabled.
public final class GMSNavigator: NSObject {
  private weak var map: GMSMapView?

  init(map: GMSMapView) {
    self.map = map
    super.init()
  }

  /// Whether guidance is on; setting it does nothing while navigation is disabled.
  public var isGuidanceActive: Bool {
    get { map?.isGuiding ?? false }
    set { newValue ? map?.startGuidance() : map?.stopGuidance() }
  }

  /// Whether prompts show; true unless set. A prompt on the screen is hidden when it becomes false.
  public var shouldDisplayPrompts = true {
    didSet { if !shouldDisplayPrompts { map?.hidePrompt() } }
  }
}
