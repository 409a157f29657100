import Foundation
package import GoogleNavigation

extension Device {
  /// Which way a screen is held.
  package enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
    case portrait, landscape

    var other: Orientation { self == .portrait ? .landscape : .portrait }
  }

  package var orientation: Orientation {
    screen.size.width > screen.size.height ? .landscape : .portrait
  }

  /// This device held the other way, or nil where it cannot be turned: a car's screen, one side of a split view.
  package var turned: Device? {
    let suffix = "-landscape"
    let other = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name + suffix
    return Device(named: other)?.scaled(to: screen.scale)
  }
}

extension Device {
  /// How much of a pad's screen an app has beside another one.
  package enum SplitViewShare: String, Sendable, Hashable, Codable, CaseIterable {
    case third, half, twoThirds, full
  }

  /// This whole screen with an app on a part of it; nil on devices without split view.
  ///
  /// The widths follow what pads show: a divider of 10 points, a third of 320 points, of 375 on the largest screens.
  /// Two thirds of a landscape screen are of regular width, half of one only on the largest.
  package func split(_ share: SplitViewShare) -> ScreenConfiguration? {
    guard screen.idiom == .pad, screen.isRegularWidth else { return nil }
    let isLarge = max(screen.size.width, screen.size.height) >= 1366
    let (width, third): (CGFloat, CGFloat) = (screen.size.width, isLarge ? 375 : 320)
    var part = screen
    switch share {
    case .third: (part.size.width, part.isRegularWidth) = (third, false)
    case .half: (part.size.width, part.isRegularWidth) = ((width - 10) / 2, orientation == .landscape && isLarge)
    case .twoThirds: (part.size.width, part.isRegularWidth) = (width - 10 - third, orientation == .landscape)
    case .full: break
    }
    return part
  }
}
