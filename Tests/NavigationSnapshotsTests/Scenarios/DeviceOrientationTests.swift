import Foundation
import GoogleNavigation
import Testing

@testable import SnapshotEngine

struct DeviceOrientationTests {
  @Test(arguments: Device.all)
  func `turning twice leads back, and keeps the scale`(device: Device) {
    let device = device.scaled(to: 1.5)
    guard let turned = device.turned else { return }
    #expect(turned.turned == device)
    #expect(turned.orientation == device.orientation.other)
    #expect(turned.screen.scale == 1.5)
  }

  @Test func `phones and pads can be turned, a car's screen and a part of a screen cannot`() {
    let fixed = Device.all.filter { $0.turned == nil }.map(\.name)
    #expect(fixed == ["ipad-pro-13-split", "carplay"])
  }

  private static let parts: [(device: String, share: Device.SplitViewShare, width: CGFloat, isRegular: Bool)] = [
    ("ipad-pro-13-landscape", .third, 375, false), ("ipad-pro-13-landscape", .half, 683, true),
    ("ipad-pro-13-landscape", .twoThirds, 991, true), ("ipad-pro-13-landscape", .full, 1376, true),
    ("ipad-mini-landscape", .half, 561.5, false), ("ipad-mini", .twoThirds, 414, false),
    ("ipad-mini", .third, 320, false),
  ]

  @Test(arguments: parts)
  func `a part of a pad's screen has the width that pads give it`(
    row: (device: String, share: Device.SplitViewShare, width: CGFloat, isRegular: Bool)
  ) throws {
    let part = try #require(Device(named: row.device)?.split(row.share))
    #expect((part.size.width, part.isRegularWidth) == (row.width, row.isRegular))
  }

  @Test func `the third of the largest pad is the one in the catalogue`() throws {
    let part = try #require(Device(named: "ipad-pro-13-landscape")?.split(.third))
    #expect(part == Device(named: "ipad-pro-13-split")?.screen)
  }

  @Test func `phones have no split view`() {
    #expect(Device.usual.split(.half) == nil)
  }
}
