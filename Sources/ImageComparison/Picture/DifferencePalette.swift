/// The colours of a difference picture, red in the lowest byte.
enum DifferencePalette {
  static let different: UInt32 = color(226, 0, 116)
  static let antialiased: UInt32 = color(255, 171, 0)
  static let tolerated: UInt32 = color(74, 144, 226)
  /// What only one of two pictures of different size has.
  static let outside: UInt32 = color(255, 205, 228)
  static let masked: UInt32 = color(208, 212, 220)
  /// Around the panels.
  static let paper: UInt32 = color(44, 48, 56)

  /// Grey, and close to white, so that marks stand out on any picture.
  static func faded(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let luma = ((pixel & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel >> 16 & 0xFF) * 19) / 256
    let onWhite = (luma * alpha + 255 * (255 - alpha)) / 255
    let light = 255 - (255 - onWhite) / 4
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }

  private static func color(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    0xFF00_0000 | blue << 16 | green << 8 | red
  }
}
