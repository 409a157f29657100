public import Foundation

/// A rectangle of the interface, with UIKit's name and semantics.
///
/// Geometry is in points, y downwards. Layout is Auto Layout's: see `NSLayoutConstraint`. There are no events.
open class UIView: UIResponder {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's geometry, corners, border and shadow.
  public private(set) lazy var layer: CALayer = makeLayer()

  // MARK: - Tree

  /// The view this one lies in.
  public internal(set) weak var superview: UIView?
  /// The views in this one, from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window at the top of the tree; nil where there is none.
  open var window: UIWindow? { root as? UIWindow }
  /// The guides that belong to the view, without the built-in ones.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// Constraints that the view holds for itself and the views in it, in order of activation.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// A number to find the view by; 0 unless set.
  open var tag = 0
  /// The view controller whose root view this is.
  weak var viewController: UIViewController?

  // MARK: - State of layout, kept for the extensions beside this file

  var layoutState = ViewLayoutState()
  var margins = ViewMargins()
  var contentPriorities = ContentPriorities()
  let builtInGuides = BuiltInGuides()
  /// What of the view is moving, oldest first.
  var animations: [PropertyAnimation] = []
  /// The engine of the tree of which this view is the root.
  var ownEngine: LayoutEngine?

  // MARK: - Making

  /// A view with a frame in points, in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    LayerGeometry(layer).setFrame(frame)
  }

  /// Views are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: - Geometry

  /// The rectangle in the superview's coordinates, in points; what a transform leaves of it where there is one.
  open var frame: CGRect {
    get { layer.frame }
    set { setGeometry { LayerGeometry(layer).setFrame(newValue) } }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setGeometry { layer.bounds = newValue } }
  }

  /// The centre in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set { setGeometry { layer.position = newValue } }
  }

  /// A transform about the centre; constraints know nothing of it.
  open var transform: CGAffineTransform {
    get { layer.affineTransform }
    set { animating(.transform) { layer.affineTransform = newValue } }
  }

  // MARK: - Looks

  /// 0 for invisible, 1 for opaque; subviews fade with the view.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { animating(.opacity) { layer.opacity = Float(newValue) } }
  }

  /// Whether the view and its subviews are left out of the picture; constraints hold all the same.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? any SubviewFollowing)?.visibilityChanged(of: self)
    }
  }

  /// Whether subviews are cut off at the view's bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// What fills the bounds under the content; nil for nothing. Follows the interface's style.
  open var backgroundColor: UIColor? {
    didSet { backgroundColorChanged(from: oldValue) }
  }

  /// The colour of controls in the view; the superview's unless set, at the top system blue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  var ownTintColor: UIColor?

  /// A promise that the content covers the bounds; of no effect here.
  open var isOpaque = true
  /// How pictures fill the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view takes touches; reported in the layout, of no other effect.
  open var isUserInteractionEnabled = true
  /// How the view follows its superview's size, where constraints do not say so.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { autoresizingChanged() }
  }
  /// Whether subviews follow this view's size by their masks.
  open var autoresizesSubviews = true
  /// Whether the view's frame and mask are made into required constraints; true for views that code makes.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { translatingChanged() } }
  }
  /// What the view shows, as far as mirroring depends on it.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if oldValue != semanticContentAttribute { directionChanged() } }
  }
  /// The style of this view and its subviews, where it is not the window's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitsChanged() } }
  }
  /// The sizes, style and language the view is shown with.
  open var traitCollection: UITraitCollection { inheritedTraits }

  // MARK: - Accessibility

  /// Whether the view is an element of its own for assistive technology.
  open var isAccessibilityElement = false
  /// A short name of the element.
  open var accessibilityLabel: String?
  /// The element's present value.
  open var accessibilityValue: String?
  /// What using the element does.
  open var accessibilityHint: String?
  /// What the element is and does.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name for tests; names the view in layouts and pictures.
  open var accessibilityIdentifier: String?
  /// The elements in the view, in reading order, where code gives them.
  open var accessibilityElements: [Any]?
  /// Whether everything in the view is left out for assistive technology.
  open var accessibilityElementsHidden = false
  /// Whether the elements in the view are read together, before whatever lies beside them.
  open var shouldGroupAccessibilityChildren = false
  /// Whether siblings of the view are left out for assistive technology.
  open var accessibilityViewIsModal = false

  // MARK: - Hooks

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called after the tint colour changed.
  open func tintColorDidChange() {}
  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws the view's content with UIKit's drawing functions; nothing unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Asks for the content to be drawn anew; every picture here is drawn anew.
  open func setNeedsDisplay() {}

  // MARK: - Layout

  /// Places the subviews. By default each gets the frame that its constraints give it.
  open func layoutSubviews() {
    placeSubviews()
  }

  /// Asks for a layout pass of this view at the next opportunity.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out this view and those in it now, where they need it.
  open func layoutIfNeeded() {
    runLayout()
  }

  /// Brings the view's constraints up to date; overriding methods call `super` last.
  open func updateConstraints() {
    layoutState.needsUpdateConstraints = false
  }

  /// Asks for `updateConstraints` before the next layout pass.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Brings the constraints of this view and of those in it up to date now.
  open func updateConstraintsIfNeeded() {
    runUpdateConstraints()
  }

  /// The natural size of the content in points; `noIntrinsicMetric` for a dimension that has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
  }

  /// The size in points that suits the view best within `size`; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Resizes the view to `sizeThatFits`.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The insets from the frame to the rectangle that constraints align; none unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame whose alignment rectangle is given.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  /// Distances from the edges to where content begins, safe area included, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setOwnMargins(.physical(newValue)) }
  }

  /// `layoutMargins` by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set { setOwnMargins(.directional(newValue)) }
  }

  /// Whether the margins grow by the safe area; true unless set.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { marginsChanged() } }
  }

  /// Whether content also stays inside the superview's margins; false unless set.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { marginsChanged() } }
  }

  /// Whether the point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost visible, enabled view under the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }
}
