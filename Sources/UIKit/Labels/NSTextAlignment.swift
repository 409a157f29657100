package import struct Typography.TextParagraph

/// The side at which lines of text begin.
nonisolated public enum NSTextAlignment: Int, Sendable, Hashable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The side at which the interface's language begins.
  case natural = 4
}

/// Where a line that does not fit is broken or cut.
nonisolated public enum NSLineBreakMode: Int, Sendable, Hashable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

nonisolated extension NSTextAlignment {
  /// The physical side, in an interface of the given direction; justified text is set as natural.
  package func alignment(in direction: UIUserInterfaceLayoutDirection) -> TextParagraph.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: direction == .rightToLeft ? .right : .left
    }
  }
}

nonisolated extension NSLineBreakMode {
  package var lineBreak: TextParagraph.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}
