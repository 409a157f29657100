public import Foundation

/// Lays its arranged subviews out in a row or a column, with constraints of its own making.
///
/// The constraints carry UIKit's identifiers (`UISV-spacing`, `UISV-alignment`, …) and are brought up to date in
/// `updateConstraints`. A hidden arranged subview takes no room.
open class UIStackView: UIView {
  /// Stands for the stack's own `spacing` in `setCustomSpacing(_:after:)`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing, 8 points here.
  nonisolated public static let spacingUseSystem = CGFloat.greatestFiniteMagnitude / 2

  /// The views laid out, in order; all are subviews.
  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement = StackArrangement()
  private var needsArrangement = true

  /// The direction in which the views follow each other; horizontal unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if oldValue != axis { setNeedsArrangement() } }
  }
  /// How the views share the room along the axis; `fill` unless set.
  open var distribution = Distribution.fill {
    didSet { if oldValue != distribution { setNeedsArrangement() } }
  }
  /// Where the views lie across the axis; `fill` unless set.
  open var alignment = Alignment.fill {
    didSet { if oldValue != alignment { setNeedsArrangement() } }
  }
  /// Points between neighbours; the least distance for `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { setNeedsArrangement() } }
  }
  /// Whether vertical spacing is measured from last to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { setNeedsArrangement() } }
  }
  /// Whether the views lie inside the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { setNeedsArrangement() } }
  }

  /// An empty stack with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Views are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A stack of the views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end, or moves it there.
  open func addArrangedSubview(_ view: UIView) {
    let isArranged = arrangedSubviews.contains { $0 === view }
    insertArrangedSubview(view, at: arrangedSubviews.count - (isArranged ? 1 : 0))
  }

  /// Adds a view at an index of `arrangedSubviews`, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    setNeedsArrangement()
  }

  /// Stops laying the view out; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// Sets the points between one of the views and the next; `spacingUseDefault` goes back to `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The spacing set for the view alone; `spacingUseDefault` where there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      arrangement.remove(from: self)
      arrangement = StackArrangement(of: self)
      NSLayoutConstraint.activate(arrangement.constraints)
    }
    super.updateConstraints()
  }

  /// What baselines of the stack mean: the first view of a column, the tallest of a row.
  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  /// What baselines of the stack mean: the last view of a column, the tallest of a row.
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  private func setNeedsArrangement() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}

extension UIStackView: SubviewFollowing {
  func visibilityChanged(of subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    if subview.isHidden { AnimationContext.current?.animate(subview, .visibility, from: [1]) }
    setNeedsArrangement()
  }

  func contentSizeChanged(of subview: UIView) {
    guard distribution == .fillProportionally else { return }
    setNeedsArrangement()
  }
}

extension UIStackView {
  /// Arranged subviews that take room.
  var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Points between a view and the visible one after it.
  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? SystemSpacing.standard : custom
  }

  private func baselineView(first: Bool) -> UIView {
    let views = visibleViews
    let tallest = views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    guard let view = axis == .horizontal ? tallest : first ? views.first : views.last else { return self }
    return first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }
}
