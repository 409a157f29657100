package import Drawing
public import Foundation

/// A bar that fills up.
open class UIProgressView: UIView {
  /// How the bar looks.
  nonisolated public enum Style: Int, Sendable, Hashable {
    case `default` = 0
    case bar
  }

  /// How far the bar is filled, 0...1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }
  /// The colour of the filled part; the tint unless set.
  open var progressTintColor: UIColor?
  /// The colour of the rest.
  open var trackTintColor: UIColor?
  /// How the bar looks.
  open var progressViewStyle = Style.default

  /// An empty bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Fills the bar; at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }
}

extension UIProgressView: Painting {
  package func paint(on canvas: inout Canvas) {
    let radius = bounds.height / 2
    let track = trackTintColor ?? .systemFill
    canvas.fill(
      RoundedRectangle(bounds, radius: radius).path, track.resolved(with: traitCollection))
    guard progress > 0 else { return }
    var filled = bounds
    filled.size.width = max(bounds.height, bounds.width * CGFloat(progress))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      filled.origin.x = bounds.maxX - filled.width
    }
    let color = progressTintColor ?? tintColor ?? .systemBlue
    canvas.fill(
      RoundedRectangle(filled, radius: radius).path, color.resolved(with: traitCollection))
  }
}
