import UIKit

/// A bottom sheet that shows how the present delivery goes. What lies under it, for example the ETA card, is placed over
/// its lower part.
final class OrderSheet: UIView {
  /// How much of the delivery is shown.
  enum Detail {
    /// Order, progress and buttons.
    case full
    /// Order and progress.
    case compact
  }

  /// Changes with the layout of an animation that it is set in.
  var detail = Detail.full {
    didSet {
      buttonRow.isHidden = detail == .compact
      buttonRow.alpha = detail == .compact ? 0 : 1
    }
  }

  /// Whether the sheet's leading edge is the screen's own, so that only its other corner is round.
  var isFlushWithLeadingEdge = false {
    didSet { setNeedsLayout() }
  }

  /// The end of what the sheet itself shows.
  var contentBottomAnchor: NSLayoutYAxisAnchor { content.bottomAnchor }

  private let handle = UIView()
  private let content = UIStackView()
  private let buttonRow = UIStackView()

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = "orderSheet"
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 0, trailing: 16)
    backgroundColor = .appGround
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 6
    layer.shadowOffset = .zero
    addHandle()
    addContent()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let free: CACornerMask = isRightToLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner
    layer.maskedCorners = isFlushWithLeadingEdge ? free : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  private func addHandle() {
    handle.translatesAutoresizingMaskIntoConstraints = false
    handle.backgroundColor = .tertiaryLabel
    handle.layer.cornerRadius = 2
    addSubview(handle)
    NSLayoutConstraint.activate([
      handle.widthAnchor.constraint(equalToConstant: 36),
      handle.heightAnchor.constraint(equalToConstant: 4),
      handle.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      handle.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
    ])
  }

  private func addContent() {
    buttonRow.addArrangedSubview(Self.button("Call", color: .appTint, background: .appQuietAction))
    buttonRow.addArrangedSubview(Self.button("Picked up", color: .white, background: .appAction))
    buttonRow.distribution = .fillEqually
    buttonRow.spacing = 8
    for view in [OrderHeader(), Self.progress(0.4), buttonRow] { content.addArrangedSubview(view) }
    content.axis = .vertical
    content.spacing = 10
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: handle.bottomAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  private static func progress(_ share: Float) -> UIView {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = share
    bar.progressTintColor = .systemGreen
    bar.accessibilityLabel = "Stops done"
    return bar
  }

  /// A button whose title follows the user's text size up to a limit; what does not fit while it shrinks is cut off.
  private static func button(_ title: String, color: UIColor, background: UIColor) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(color, for: .normal)
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 16, weight: .medium), maximumPointSize: 22)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.backgroundColor = background
    button.layer.cornerRadius = 22
    button.clipsToBounds = true
    // Not required: the row has no height at all while it is hidden.
    let tall = button.heightAnchor.constraint(equalToConstant: 44)
    tall.priority = .required - 1
    tall.isActive = true
    return button
  }
}
