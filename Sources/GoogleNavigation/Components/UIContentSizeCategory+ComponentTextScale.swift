import Foundation
import UIKit

nonisolated extension UIContentSizeCategory {
  /// Times which the SDK's own texts grow at this text size.
  ///
  /// Ours: as body text does, from 0.82 at XS to 1.35 at XXXL, and no further at the accessibility sizes, as in UIKit's
  /// bars: the components' heights are fixed. A text that does not fit at its size shrinks.
  var componentTextScale: CGFloat {
    UIFont.TextStyle.body.size(in: isAccessibilityCategory ? .extraExtraExtraLarge : self)
      / UIFont.TextStyle.body.size(in: .large)
  }
}
