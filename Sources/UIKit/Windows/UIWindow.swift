public import Foundation

/// The root of a tree of views, on a screen.
open class UIWindow: UIView {
  /// The screen the window is on.
  public package(set) var screen = UIScreen.main {
    didSet {
      traitsChanged()
      directionChanged()
    }
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootChanged(from: oldValue) }
  }

  /// Whether the window takes keyboard input; true after `makeKeyAndVisible`.
  public private(set) var isKeyWindow = false

  /// Where the window lies above others; reported only.
  open var windowLevel = Level.normal

  /// A place in the order of windows.
  nonisolated public struct Level: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// The level of ordinary windows.
    public static let normal = Self(rawValue: 0)
    /// The level of alerts.
    public static let alert = Self(rawValue: 2000)
    /// The level of the status bar.
    public static let statusBar = Self(rawValue: 1000)
  }

  /// A window that covers part of the main screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Windows are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A window that fills a screen with the given insets.
  package convenience init(screen: UIScreen, safeAreaInsets: UIEdgeInsets = .zero) {
    self.init(frame: screen.bounds)
    self.screen = screen
    assignedSafeAreaInsets = safeAreaInsets
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  private func rootChanged(from old: UIViewController?) {
    old?.view.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
