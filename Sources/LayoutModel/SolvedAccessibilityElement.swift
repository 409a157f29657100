public import Foundation

/// Something that assistive technology reads: a view, or a part of what a view draws.
public struct SolvedAccessibilityElement: Sendable, Hashable, Codable {
  /// The name of the view that the element is, or is drawn by.
  public var view: String
  /// What is read first; nil is a fault of the interface.
  public var label: String?
  /// What is read after the label: the element's present value.
  public var value: String?
  /// What the element is and does, by UIKit's names, for example `button`.
  public var traits: [String]
  /// In points, in the root view's coordinates.
  public var frame: CGRect

  public init(view: String, label: String?, value: String? = nil, traits: [String], frame: CGRect) {
    (self.view, self.label, self.value) = (view, label, value)
    (self.traits, self.frame) = (traits, frame)
  }
}
