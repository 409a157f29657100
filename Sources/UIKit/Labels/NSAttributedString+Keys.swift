public import Foundation

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; the first character's counts for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Extra space between characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
}
