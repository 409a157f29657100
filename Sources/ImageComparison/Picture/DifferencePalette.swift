/// The colours of a difference picture, red in the lowest byte.
enum DifferencePalette {
  /// What became darker, or another colour as light.
  static let different: UInt32 = color(226, 0, 116)
  static let lighter: UInt32 = color(0, 137, 123)
  static let antialiased: UInt32 = color(255, 171, 0)
  static let tolerated: UInt32 = color(74, 144, 226)
  /// What only one of two pictures of different size has.
  static let outside: UInt32 = color(255, 205, 228)
  static let masked: UInt32 = color(208, 212, 220)
  /// Around the panels.
  static let paper: UInt32 = color(44, 48, 56)

  /// Grey, and close to white, so that marks stand out on any picture.
  static func faded(_ pixel: UInt32) -> UInt32 {
    let light = 255 - (255 - lightness(pixel)) / 4
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }

  /// The hue tells which of the two is darker, so that what was there and what is there now can be told apart where they
  /// overlap; it is the stronger the further the two are apart, and never too weak to be seen.
  static func mark(expected: UInt32, actual: UInt32) -> UInt32 {
    let delta =
      ([0, 8, 16, 24] as [UInt32]).map { shift -> UInt32 in
        let (before, after) = (expected >> shift & 0xFF, actual >> shift & 0xFF)
        return max(before, after) - min(before, after)
      }.max() ?? 0
    let hue = lightness(actual) > lightness(expected) ? lighter : different
    return blend(hue, over: faded(actual), strength: weakest + (256 - weakest) * min(delta, clear) / clear)
  }

  /// Of 256.
  private static let weakest: UInt32 = 72
  /// The levels from which on a mark has its full colour.
  private static let clear: UInt32 = 64

  private static func blend(_ top: UInt32, over bottom: UInt32, strength: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      (((top >> shift & 0xFF) * strength + (bottom >> shift & 0xFF) * (256 - strength)) / 256) << shift
    }
    return 0xFF00_0000 | part(16) | part(8) | part(0)
  }

  /// On white, 0...255.
  private static func lightness(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let luma = ((pixel & 0xFF) * 54 + (pixel >> 8 & 0xFF) * 183 + (pixel >> 16 & 0xFF) * 19) / 256
    return (luma * alpha + 255 * (255 - alpha)) / 255
  }

  private static func color(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    0xFF00_0000 | blue << 16 | green << 8 | red
  }
}
