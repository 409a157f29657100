import UIKit

/// The app's own round button over the map.
final class HelpButton: UIButton {
  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = "helpButton"
    accessibilityLabel = "Help"
    let large = UIImage.SymbolConfiguration(pointSize: 20)
    setImage(UIImage(systemName: "message.fill", withConfiguration: large), for: .normal)
    tintColor = .appTint
    backgroundColor = .appCard
    layer.cornerRadius = 24
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: 48),
      heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }
}
