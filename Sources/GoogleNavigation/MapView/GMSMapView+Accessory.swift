public import UIKit

extension GMSMapView {
  /// Shows a view in place of the header's lower part; nil takes it away. The old view fades out, then the new one in.
  ///
  /// Of no effect while guidance is off, and with a layout delegate. The view shows only with a visible header, and not
  /// where the map is too short for it.
  public func setHeaderAccessory(_ headerAccessoryView: (any UIView & GMSNavigationAccessoryView)?) {
    note(.setHeaderAccessory)
    guard isGuiding, layoutDelegate == nil else { return }
    headerAccessory.show(headerAccessoryView)
  }

  /// Asks the accessory view anew for its height. Of no effect while guidance is off, and for any other view.
  public func invalidateLayout(forAccessoryView accessoryView: any UIView & GMSNavigationAccessoryView) {
    note(.invalidateAccessoryLayout)
    guard isGuiding, layoutDelegate == nil, headerAccessory.view === accessoryView else { return }
    settingsChanged()
  }
}
