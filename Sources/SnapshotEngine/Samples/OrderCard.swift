import UIKit

/// A delivery app's own card: which order the driver is carrying and where it goes.
final class OrderCard: UIView {
  private static let padding: CGFloat = 12

  init(title: String, detail: String) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = "orderCard"
    isAccessibilityElement = true
    accessibilityLabel = "\(title), \(detail)"
    styleAsCard()
    fill(with: [Self.icon(), Self.text(title: title, detail: detail), Self.disclosure()])
  }

  private func styleAsCard() {
    backgroundColor = .appCard
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  private func fill(with views: [UIView]) {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    // As low as the text allows, whatever pulls at the card's edges.
    let low = heightAnchor.constraint(equalToConstant: 0)
    low.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([
      low,
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.padding),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.padding),
      row.topAnchor.constraint(equalTo: topAnchor, constant: Self.padding),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.padding),
    ])
  }

  private static func icon() -> UIView {
    let icon = UIImageView(image: UIImage(systemName: "bag.fill"))
    icon.tintColor = .systemOrange
    icon.contentMode = .scaleAspectFit
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 32),
      icon.heightAnchor.constraint(equalToConstant: 32),
    ])
    return icon
  }

  private static func text(title: String, detail: String) -> UIView {
    let rows = UIStackView(arrangedSubviews: [
      label(title, font: .systemFont(ofSize: 17, weight: .medium), color: .label),
      label(detail, font: .systemFont(ofSize: 14), color: .appSecondaryLabel),
    ])
    rows.axis = .vertical
    rows.spacing = 2
    return rows
  }

  private static func label(_ text: String, font: UIFont, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }

  private static func disclosure() -> UIView {
    let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    chevron.tintColor = .appSecondaryLabel
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    return chevron
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }
}
