public import Foundation

/// How the lines of a paragraph are set; Foundation on Linux has none.
nonisolated public class NSParagraphStyle: NSObject {
  /// The side at which lines begin.
  public internal(set) var alignment = NSTextAlignment.natural
  /// What happens to a line that does not fit.
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Points between two lines.
  public internal(set) var lineSpacing: CGFloat = 0
  /// Times the font's own line height; 0 for as it is.
  public internal(set) var lineHeightMultiple: CGFloat = 0

  /// The style of text that says nothing.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style that can be changed.
nonisolated public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
}
