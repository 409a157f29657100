import struct Drawing.Color

/// Colours that look the same in every style.
nonisolated extension UIColor {
  /// Black, opaque.
  public static let black = UIColor(Color.black)
  /// White, opaque.
  public static let white = UIColor(Color.white)
  /// Nothing: black with alpha 0.
  public static let clear = UIColor(Color.clear)
  /// A third white.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// Two thirds white.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// Half white.
  public static let gray = UIColor(Color(white: 0.5))
  /// Full red.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// Full green.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// Full blue.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// Green and blue.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// Red and green.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// Red and blue.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// Red with half green.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// Half red with half blue.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// White at 60 %, for text on dark.
  public static let lightText = UIColor(Color(white: 1, alpha: 0.6))
  /// Black, for text on light.
  public static let darkText = UIColor(Color.black)
  /// Dark orange.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
}
