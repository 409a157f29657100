import Foundation
package import GoogleNavigation

/// A screen that layouts are drawn for.
package struct Device: Sendable, Hashable, Codable {
  /// As it is written in commands, matrices and file names, for example `iphone-15-landscape`.
  package var name: String
  package var screen: ScreenConfiguration

  package init(name: String, screen: ScreenConfiguration) {
    (self.name, self.screen) = (name, screen)
  }

  /// The known device of that name.
  package init?(named name: String) {
    guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// The device that is drawn where none is named.
  package static let usual = Device.all.first { $0.name == "iphone-15" } ?? Device.all[0]

  /// This device with another number of pixels per point.
  package func scaled(to scale: Double) -> Device {
    var device = self
    device.screen.scale = scale
    return device
  }
}
