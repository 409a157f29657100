import Foundation
import GoogleNavigation

extension Device {
  /// Every known device, phones first.
  package static let all: [Device] = phones + pads + [carPlay]

  private static let phones = [
    phone("iphone-se", 375, 667, scale: 2, insets: .init(top: 20)),
    phone("iphone-se-landscape", 667, 375, scale: 2, insets: .init()),
    phone("iphone-15", 393, 852, scale: 3, insets: island, cornerRadius: 55),
    phone("iphone-15-landscape", 852, 393, scale: 3, insets: islandLandscape, cornerRadius: 55),
    phone("iphone-15-pro-max", 430, 932, scale: 3, insets: island, cornerRadius: 55),
    phone("iphone-15-pro-max-landscape", 932, 430, scale: 3, insets: islandLandscape, cornerRadius: 55),
  ]

  private static let pads = [
    pad("ipad-mini", 744, 1133),
    pad("ipad-mini-landscape", 1133, 744),
    pad("ipad-pro-13", 1032, 1376),
    pad("ipad-pro-13-landscape", 1376, 1032),
    // One third of the landscape screen: the compact side of a split view.
    pad("ipad-pro-13-split", 375, 1032, isRegularWidth: false),
  ]

  private static let carPlay = Device(
    name: "carplay", screen: ScreenConfiguration(size: CGSize(width: 800, height: 480), scale: 2, idiom: .carPlay))

  /// Status bar beside the island above, home indicator below.
  private static let island = ScreenConfiguration.Insets(top: 59, bottom: 34)
  private static let islandLandscape = ScreenConfiguration.Insets(left: 59, bottom: 21, right: 59)

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, insets: ScreenConfiguration.Insets,
    cornerRadius: CGFloat = 0
  ) -> Device {
    Device(
      name: name,
      screen: ScreenConfiguration(
        size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: insets, cornerRadius: cornerRadius))
  }

  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, isRegularWidth: Bool = true) -> Device {
    Device(
      name: name,
      screen: ScreenConfiguration(
        size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: .init(top: 24, bottom: 20),
        cornerRadius: 18, idiom: .pad, isRegularWidth: isRegularWidth))
  }
}
