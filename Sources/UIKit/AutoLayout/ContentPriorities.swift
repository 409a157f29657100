/// How strongly a view keeps to its natural size, along both axes.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh

  static func hugging(_ axis: NSLayoutConstraint.Axis) -> WritableKeyPath<Self, UILayoutPriority> {
    axis == .horizontal ? \.horizontalHugging : \.verticalHugging
  }

  static func compression(_ axis: NSLayoutConstraint.Axis) -> WritableKeyPath<Self, UILayoutPriority> {
    axis == .horizontal ? \.horizontalCompression : \.verticalCompression
  }
}
