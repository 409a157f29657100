import UIKit

extension UIColor {
  /// The surface of an app's own cards: beside the SDK's cards it is white by day and the same dark blue at night.
  static let appCard = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.125, green: 0.149, blue: 0.18, alpha: 1) : UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  }

  /// The ground that cards lie on, a shade off their own.
  static let appGround = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.078, green: 0.098, blue: 0.125, alpha: 1)
      : UIColor(red: 0.949, green: 0.957, blue: 0.969, alpha: 1)
  }
}
