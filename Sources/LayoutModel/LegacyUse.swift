/// A call that a layout delegate makes useless, and what to write in its place.
///
/// Properties and methods that steer the built-in layout count for nothing once a layout delegate is set; the SDK's guide
/// lists them with their replacements.
public struct LegacyUse: Sendable, Hashable, Codable {
  /// The property's or method's name, as a developer writes it.
  public var api: String
  /// What does the same with a layout delegate, as the end of a sentence that begins with "instead, ".
  public var replacement: String

  public init(api: String, replacement: String) {
    (self.api, self.replacement) = (api, replacement)
  }
}
