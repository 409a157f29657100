public import Foundation

/// A window onto content of its own size. Nothing scrolls by itself; code can set where the window is.
///
/// Constraints between the view's edges and views in it are about the content, as on iOS; so is `contentLayoutGuide`.
open class UIScrollView: UIView {
  /// The content's rectangle; its size is the content size.
  public let contentLayoutGuide = UILayoutGuide()
  /// The rectangle through which content is seen.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)
  private var originPins: [NSLayoutConstraint] = []
  private var sizePins: [NSLayoutConstraint] = []

  /// Space around the content that can be scrolled to, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { insetChanged(from: oldValue) }
  }
  /// The space around the content with what the system adds; nothing is added here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether the system adds the safe area to the insets; of no effect here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether a finger scrolls; of no effect here.
  open var isScrollEnabled = true
  /// Whether content stops at multiples of the bounds; of no effect here.
  open var isPagingEnabled = false
  /// Whether scrolling goes beyond the content; of no effect here.
  open var bounces = true
  /// Whether scrolling sideways bounces although everything fits; of no effect here.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling up and down bounces although everything fits; of no effect here.
  open var alwaysBounceVertical = false
  /// Whether a horizontal indicator is shown; pictures have none.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical indicator is shown; pictures have none.
  open var showsVerticalScrollIndicator = true

  /// What the system adds to the insets.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// A scroll view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentLayoutGuide.identifier = "UIScrollView-contentLayoutGuide"
    addLayoutGuide(contentLayoutGuide)
  }

  /// Views are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The content's size in points: what constraints give it, otherwise what code set.
  open var contentSize: CGSize {
    get { contentLayoutGuide.layoutFrame.isEmpty ? storedContentSize : contentLayoutGuide.layoutFrame.size }
    set {
      storedContentSize = newValue
      fitContent()
    }
  }
  private var storedContentSize = CGSize.zero

  /// The point of the content at the top left of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves the content; animated inside an animation block only.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open override var bounds: CGRect {
    didSet { if oldValue.origin != bounds.origin { offsetChanged() } }
  }

  open override func updateConstraints() {
    if originPins.isEmpty { pinContent() }
    super.updateConstraints()
  }

  /// The content begins where the content's coordinates do, wherever the window is.
  private func pinContent() {
    let edges: [NSLayoutConstraint.Attribute] = [.left, .top]
    originPins = edges.map { edge in
      let constraint = NSLayoutConstraint(
        AnchorSource(contentLayoutGuide, edge), .equal, AnchorSource(frameLayoutGuide, edge), origin: .system)
      constraint.identifier = "UIScrollView-content-origin"
      return constraint
    }
    offsetChanged()
    NSLayoutConstraint.activate(originPins)
  }

  private func offsetChanged() {
    guard originPins.count == 2 else { return }
    (originPins[0].constant, originPins[1].constant) = (-bounds.minX, -bounds.minY)
    engine?.insetsChanged()
  }

  /// A size that code set holds where no constraint says otherwise.
  private func fitContent() {
    NSLayoutConstraint.deactivate(sizePins)
    sizePins = [(NSLayoutConstraint.Attribute.width, storedContentSize.width), (.height, storedContentSize.height)].map
    {
      let constraint = NSLayoutConstraint(
        AnchorSource(contentLayoutGuide, $0.0), .equal, nil, constant: $0.1, origin: .system)
      constraint.identifier = "UIScrollView-content-size"
      constraint.storedPriority = UILayoutPriority(1)
      return constraint
    }
    NSLayoutConstraint.activate(sizePins)
  }

  /// A view that shows the beginning of its content goes on doing so.
  private func insetChanged(from old: UIEdgeInsets) {
    guard contentOffset == CGPoint(x: -old.left, y: -old.top) else { return }
    contentOffset = CGPoint(x: -contentInset.left, y: -contentInset.top)
  }
}

extension UIScrollView: ContentHosting {}
