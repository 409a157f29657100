import UIKit

/// The order's icon, its name and place, and which stop of the tour it is.
final class OrderHeader: UIStackView {
  init() {
    super.init(frame: .zero)
    let title = Self.label("Nonna's Kitchen", font: .systemFont(ofSize: 17, weight: .semibold), largest: 26)
    let detail = Self.label("Order 1042 · 2 bags, ready", font: .systemFont(ofSize: 14), largest: 21)
    detail.textColor = .appSecondaryLabel
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [Self.icon(), texts, Self.stopChip("Stop 2 of 5")] { addArrangedSubview(view) }
    alignment = .center
    spacing = 12
    isAccessibilityElement = true
    accessibilityLabel = "Nonna's Kitchen, order 1042, 2 bags, ready, stop 2 of 5"
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("not made from an archive")
  }

  /// A label that follows the user's text size up to a limit, as the map must stay in sight.
  private static func label(_ text: String, font: UIFont, largest: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: largest)
    label.adjustsFontForContentSizeCategory = true
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return label
  }

  private static func icon() -> UIView {
    let icon = UIImageView(image: UIImage(systemName: "fork.knife"))
    icon.tintColor = .white
    icon.contentMode = .center
    icon.backgroundColor = .systemOrange
    icon.layer.cornerRadius = 10
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
    ])
    return icon
  }

  private static func stopChip(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .appSecondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    return label
  }
}
