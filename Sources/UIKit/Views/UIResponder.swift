public import Foundation

/// The common base of views, view controllers and windows; events do not exist here.
open class UIResponder: NSObject {
  /// A responder of no kind.
  public override init() {
    super.init()
  }

  /// Who gets an event that this responder does not handle; nil unless a subclass knows.
  open var next: UIResponder? { nil }
}
