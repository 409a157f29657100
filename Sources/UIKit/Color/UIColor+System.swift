import struct Drawing.Color

/// Colours that follow the interface's style, by the values that Apple's guidelines print.
nonisolated extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// The system's orange.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system's green.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// The system's mint.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system's teal.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// The system's cyan.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system's blue.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  /// The system's indigo.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's purple.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// The first of six greys, the strongest.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// The second grey.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// The third grey.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth grey.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth grey.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth grey, the faintest.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

  /// The interface's main background.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// What is grouped on the main background.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// What is grouped on the secondary background.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// What is grouped on the grouped background.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)

  /// What is grouped on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// The colour of controls; the system's blue, since it does not follow a view here.
  public static let tintColor = systemBlue

  /// Text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Text of less weight.
  public static let secondaryLabel = translucent(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6, 0.6)
  /// Text of little weight.
  public static let tertiaryLabel = translucent(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3, 0.3)
  /// Text of the least weight.
  public static let quaternaryLabel = translucent(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, 0.16)
  /// A hint in an empty field.
  public static let placeholderText = translucent(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3, 0.3)
  /// A link.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// A thin line that lets what is behind through.
  public static let separator = translucent(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, 0.6)
  /// A thin line.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// A filled area behind thin content.
  public static let systemFill = translucent(light: 0x787880, dark: 0x787880, alpha: 0.2, 0.36)
  /// A filled area behind medium content.
  public static let secondarySystemFill = translucent(light: 0x787880, dark: 0x787880, alpha: 0.16, 0.32)
  /// A filled area behind large content.
  public static let tertiarySystemFill = translucent(light: 0x767680, dark: 0x767680, alpha: 0.12, 0.24)
  /// A filled area behind very large content.
  public static let quaternarySystemFill = translucent(light: 0x747480, dark: 0x767680, alpha: 0.08, 0.18)

  private static func translucent(light: UInt32, dark: UInt32, alpha lightAlpha: Double, _ darkAlpha: Double) -> UIColor
  {
    UIColor(light: Color(rgb: light, alpha: lightAlpha), dark: Color(rgb: dark, alpha: darkAlpha))
  }
}
