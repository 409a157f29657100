public import Foundation
public import UIKit

/// A view whose rounded corners can be chosen.
public protocol NavigationRoundedCornerView: NSObjectProtocol {
  /// The corners that are rounded; physical corners, not mirrored. The two at the top unless set.
  var roundedCorners: CACornerMask { get set }
}

/// What the layout delegate gets as a prompt.
public typealias NavigationPromptView = UIView & NavigationRoundedCornerView
