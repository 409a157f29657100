/// Which side a layout begins on.
public enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
