import UIKit

extension UIColor {
  /// The surface of an app's own cards: beside the SDK's cards it is white by day and the same dark blue at night.
  static let appCard = UIColor(day: (255, 255, 255), night: (32, 38, 46))
  /// The ground that cards lie on, a shade off their own.
  static let appGround = UIColor(day: (242, 244, 247), night: (20, 25, 32))
  /// Less important text; dark enough to be read in the sun.
  static let appSecondaryLabel = UIColor(day: (90, 96, 105), night: (181, 187, 196))
  /// The app's colour as text and symbols.
  static let appTint = UIColor(day: (11, 87, 208), night: (138, 180, 248))
  /// The app's colour under white text.
  static let appAction = UIColor(day: (11, 87, 208), night: (31, 111, 235))
  /// The ground of a less important button.
  static let appQuietAction = UIColor(day: (211, 225, 247), night: (40, 55, 80))

  private convenience init(day: (red: Int, green: Int, blue: Int), night: (red: Int, green: Int, blue: Int)) {
    self.init { traits in
      let color = traits.userInterfaceStyle == .dark ? night : day
      return UIColor(
        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    }
  }
}
