package import Drawing
public import Foundation

/// A button with a title, a picture, or both: set for each state, or described by a `Configuration`.
open class UIButton: UIControl {
  /// What kind of button it is.
  nonisolated public enum ButtonType: Int, Sendable, Hashable {
    /// White text and nothing else.
    case custom = 0
    /// Text in the tint.
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// What kind of button it is.
  public private(set) var buttonType = ButtonType.custom
  private let label = UILabel()
  private let picture = UIImageView()
  private lazy var subtitle = makeSubtitle()
  private var contents: [UInt: StateContent] = [:]

  /// What the button shows and how; nil for what is set for each state.
  open var configuration: Configuration? {
    didSet { if oldValue != configuration { contentChanged() } }
  }
  /// Changes the configuration for the button's state, whenever that changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Points around the content of a button without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentChanged() }
  }

  /// A button with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    for view in [picture, label] { addSubview(view) }
    contentChanged()
  }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    contentChanged()
  }

  /// A button that a configuration describes and that performs an action when it is used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    configuration.title =
      configuration.title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    contentChanged()
  }

  /// A button that shows an action and performs it when it is used.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  /// Buttons are not read from archives here: always nil.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Content

  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the picture.
  open var imageView: UIImageView? { picture }
  /// The title in the present state.
  open var currentTitle: String? { configuration?.title ?? content(\.title) }
  /// The picture in the present state.
  open var currentImage: UIImage? { configuration?.image ?? content(\.image) }
  /// The title's colour in the present state.
  open var currentTitleColor: UIColor { foreground }

  /// Sets the title for a state; other states show the normal one unless they have their own.
  open func setTitle(_ title: String?, for state: State) {
    contents[state.rawValue, default: StateContent()].title = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentChanged()
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state.rawValue, default: StateContent()].color = color
    contentChanged()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    contents[state.rawValue, default: StateContent()].image = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentChanged()
  }

  /// The title set for a state.
  open func title(for state: State) -> String? { contents[state.rawValue]?.title }
  /// The title's colour set for a state.
  open func titleColor(for state: State) -> UIColor? { contents[state.rawValue]?.color }
  /// The picture set for a state.
  open func image(for state: State) -> UIImage? { contents[state.rawValue]?.image }

  /// Asks for `configurationUpdateHandler`.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    contentChanged()
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize { contentLayout.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
    let frames = contentLayout.frames(in: bounds)
    place(picture, frames.image)
    place(label, frames.title)
    if configuration?.subtitle != nil { place(subtitle, frames.subtitle) }
  }

  open override var forLastBaselineLayout: UIView { currentTitle == nil ? self : label }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
  }
}

extension UIButton {
  /// What one state shows.
  private struct StateContent {
    var title: String?
    var color: UIColor?
    var image: UIImage?
  }

  private func content<Value>(_ path: KeyPath<StateContent, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  private var look: ButtonLook? {
    configuration.map { ButtonLook($0, state, tint: tintColor ?? .systemBlue) }
  }

  private var foreground: UIColor {
    if let look { return look.foreground }
    if let color = content(\.color) { return color }
    if state.contains(.disabled) { return .tertiaryLabel }
    return buttonType == .custom ? .white : tintColor ?? .systemBlue
  }

  private func makeSubtitle() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    addSubview(label)
    return label
  }

  /// On whole pixels, and only where it changes: setting a frame asks for another layout.
  private func place(_ view: UIView, _ frame: CGRect) {
    let sharp = frame.snapped(to: displayScale)
    if view.frame != sharp { view.frame = sharp }
  }

  private func contentChanged() {
    refresh()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Hands the present content and colours to the views that show them.
  private func refresh() {
    label.text = currentTitle
    label.textColor = foreground
    picture.image = shownImage
    if configuration != nil || buttonType != .custom { picture.tintColor = foreground }
    label.isHidden = currentTitle == nil
    picture.isHidden = currentImage == nil
    guard let look else { return }
    label.font = look.titleFont
    guard let text = configuration?.subtitle else { return }
    (subtitle.text, subtitle.font, subtitle.textColor) = (text, look.subtitleFont, foreground)
  }

  private var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard let symbol = configuration?.preferredSymbolConfigurationForImage else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  private var contentLayout: ButtonContentLayout {
    var layout = ButtonContentLayout()
    layout.imageSize = picture.image?.size
    layout.titleSize = currentTitle.map { _ in label.intrinsicContentSize }
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    (layout.horizontal, layout.vertical) = (contentHorizontalAlignment, contentVerticalAlignment)
    guard let configuration else {
      layout.insets = plainInsets
      return layout
    }
    layout.subtitleSize = configuration.subtitle.map { _ in subtitle.intrinsicContentSize }
    (layout.imagePadding, layout.titlePadding) = (
      configuration.imagePadding, configuration.titlePadding
    )
    layout.placement = configuration.imagePlacement
    layout.insets = configuration.contentInsets.resolved(effectiveUserInterfaceLayoutDirection)
    return layout
  }

  /// Titles stand six points from top and bottom where no insets are set.
  private var plainInsets: UIEdgeInsets {
    guard contentEdgeInsets == .zero, currentTitle != nil else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }
}

extension UIButton: Painting {
  package func paint(on canvas: inout Canvas) {
    guard let look, let configuration else { return }
    let shape = RoundedRectangle(bounds, radius: look.cornerRadius(height: bounds.height))
    if let color = look.background {
      canvas.fill(shape.path, color.resolved(with: traitCollection))
    }
    guard let line = configuration.background.strokeColor, configuration.background.strokeWidth > 0
    else { return }
    let width = configuration.background.strokeWidth
    let inner = RoundedRectangle(
      bounds.insetBy(dx: width / 2, dy: width / 2),
      radius: look.cornerRadius(height: bounds.height) - width / 2)
    canvas.stroke(inner.path, StrokeStyle(width: width), line.resolved(with: traitCollection))
  }
}

extension UIButton.ButtonType {
  nonisolated fileprivate var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
