package import Foundation

/// What views with text tell the engine about their baselines.
package protocol BaselineMeasuring: UIView {
  /// From the top of the alignment rectangle down to the first line's baseline, in points.
  var firstBaselineOffset: CGFloat { get }
  /// From the last line's baseline down to the bottom of the alignment rectangle, in points.
  var lastBaselineOffset: CGFloat { get }
  /// The distance from baseline to baseline that the system puts between lines, in points.
  var baselineSpacing: CGFloat { get }
}

/// A view whose natural height depends on the width it gets, as text that wraps does.
package protocol WidthDependentSizing: UIView {
  /// The natural size where the alignment rectangle is `width` points wide.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize
}

/// A view whose subviews are constrained to a content rectangle instead of its frame, as a scroll view's are.
package protocol ContentHosting: UIView {
  /// What the view's edges mean to the views in it.
  var contentLayoutGuide: UILayoutGuide { get }
}
