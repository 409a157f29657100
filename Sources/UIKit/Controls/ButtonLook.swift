import Foundation

/// The colours and corners of a configured button in one state.
struct ButtonLook {
  private let configuration: UIButton.Configuration
  private let state: UIControl.State
  private let tint: UIColor

  init(_ configuration: UIButton.Configuration, _ state: UIControl.State, tint: UIColor) {
    (self.configuration, self.state, self.tint) = (configuration, state, tint)
  }

  var foreground: UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.kind == .filled ? .white : configuration.baseBackgroundColorForTint ?? tint
  }

  var background: UIColor? {
    if let color = configuration.background.backgroundColor { return color }
    guard configuration.kind != .plain else { return configuration.baseBackgroundColor }
    if state.contains(.disabled) { return .tertiarySystemFill }
    let base = configuration.baseBackgroundColor
    let color: UIColor =
      switch configuration.kind {
      case .plain, .gray: base ?? .secondarySystemFill
      case .tinted: (base ?? tint).withAlphaComponent(0.18)
      case .filled: base ?? tint
      }
    return state.contains(.highlighted) ? color.withAlphaComponent(0.75) : color
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: 4
    case .medium: 6
    case .large: 8
    case .capsule: height / 2
    }
  }

  var titleFont: UIFont {
    switch configuration.buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote) }
}

extension UIButton.Configuration {
  /// The text of a tinted button takes the colour that tints its background.
  fileprivate var baseBackgroundColorForTint: UIColor? {
    kind == .tinted ? baseBackgroundColor : nil
  }
}
