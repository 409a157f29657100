public import Foundation

/// The owner of a view, without anything that presents or navigates.
open class UIViewController: UIResponder {
  /// The view, made on first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView ?? load() }
    set { adopt(newValue) }
  }
  private var loadedView: UIView?

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, where it has been made.
  open var viewIfLoaded: UIView? { loadedView }
  /// A title for the reader.
  open var title: String?
  /// The controllers whose views lie in this one's.
  public private(set) var children: [UIViewController] = []
  /// The controller that this one is a child of.
  public private(set) weak var parent: UIViewController?

  /// What the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.updateSafeArea() }
  }

  /// Whether the root view's side margins are at least 16 points, 20 on wide screens; true unless set.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { applyMinimumMargins() }
  }

  /// A controller; archives are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Controllers are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes `view`; a plain view unless overridden.
  open func loadView() {
    view = UIView()
  }

  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view's `layoutSubviews`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews`.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's constraints are due.
  open func updateViewConstraints() {}
  /// Called when the controller has got a parent, or lost it.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before the controller gets a parent, or loses it.
  open func willMove(toParent parent: UIViewController?) {}

  /// The view's traits.
  open var traitCollection: UITraitCollection { (view ?? UIView()).traitCollection }

  /// Makes the view now, where it has not been made.
  open func loadViewIfNeeded() {
    if loadedView == nil { _ = load() }
  }

  /// Takes a controller in; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  private func load() -> UIView {
    loadView()
    let view = loadedView ?? UIView()
    adopt(view)
    viewDidLoad()
    return view
  }

  private func adopt(_ view: UIView?) {
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
    applyMinimumMargins()
  }

  private func applyMinimumMargins() {
    guard let view = loadedView else { return }
    let side: CGFloat = view.displayedWidth >= 414 ? 20 : 16
    view.margins.minimum =
      viewRespectsSystemMinimumLayoutMargins ? UIEdgeInsets(top: 0, left: side, bottom: 0, right: side) : .zero
    if view.margins.isUntouched { view.setOwnMargins(.physical(.zero)) }
    view.marginsChanged()
  }
}

extension UIView {
  /// The width of the screen the view is meant for, in points.
  fileprivate var displayedWidth: CGFloat { (window?.screen ?? .main).bounds.width }
}
