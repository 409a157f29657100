import Foundation
import GoogleNavigation
import LayoutModel
import Testing

/// Accessory views and the list of directions, as they were recorded.
@MainActor @Suite(.serialized) struct SettingsPictureTests {
  @Test func `an accessory view by day`() throws {
    try GoldenPicture("accessory").check(SettingsPictures.accessory(.leftToRight, lighting: .normal))
  }

  @Test func `an accessory view by night, from right to left`() throws {
    try GoldenPicture("accessory-rtl-night").check(SettingsPictures.accessory(.rightToLeft, lighting: .lowLight))
  }

  @Test func `the list of directions`() throws {
    let size = CGSize(width: 393, height: 852)
    try GoldenPicture("directions").check(SettingsPictures.directions(size: size, .leftToRight))
  }

  @Test func `the list of directions in landscape, from right to left`() throws {
    let size = CGSize(width: 852, height: 393)
    try GoldenPicture("directions-landscape-rtl").check(SettingsPictures.directions(size: size, .rightToLeft))
  }
}
