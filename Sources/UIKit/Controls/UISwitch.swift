package import Drawing
public import Foundation

/// A switch, 51 by 31 points.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour behind the knob where it is on; green unless set.
  open var onTintColor: UIColor?
  /// The knob's colour; white unless set.
  open var thumbTintColor: UIColor?

  /// Turns it on or off; at once.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UISwitch: Painting {
  package func paint(on canvas: inout Canvas) {
    let area = CGRect(x: bounds.midX - 25.5, y: bounds.midY - 15.5, width: 51, height: 31)
    let back: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    canvas.fill(RoundedRectangle(area, radius: 15.5).path, back.resolved(with: traitCollection))
    let isKnobRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let center = CGPoint(x: isKnobRight ? area.maxX - 15.5 : area.minX + 15.5, y: area.midY)
    canvas.fill(
      .circle(center: center, radius: 13.5),
      (thumbTintColor ?? .white).resolved(with: traitCollection))
  }
}
