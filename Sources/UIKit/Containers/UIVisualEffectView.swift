package import Drawing
public import Foundation

/// A view that shows a material behind its `contentView`.
open class UIVisualEffectView: UIView {
  /// Where content goes; as large as the view.
  public let contentView = UIView()
  /// What is shown behind the content; nil for nothing.
  open var effect: UIVisualEffect?

  /// A view with a material.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Views are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }
}

extension UIVisualEffectView: Painting {
  package func paint(on canvas: inout Canvas) {
    guard let blur = effect as? UIBlurEffect else { return }
    canvas.fill(.rectangle(bounds), blur.color(in: traitCollection.userInterfaceStyle))
  }
}
