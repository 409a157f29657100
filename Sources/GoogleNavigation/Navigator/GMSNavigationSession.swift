public import Foundation

/// What a map view's navigation is attached to; it holds nothing here but the fact that there is one.
public final class GMSNavigationSession: NSObject {
  /// A session.
  public override init() {
    super.init()
  }
}
