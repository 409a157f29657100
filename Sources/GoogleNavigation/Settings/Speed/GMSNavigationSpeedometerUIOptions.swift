public import Foundation
public import UIKit

/// The speedometer's colours by severity and lighting. Not to be changed; see the mutable kind.
public class GMSNavigationSpeedometerUIOptions: NSObject {
  /// What a colour is for.
  fileprivate struct Key: Hashable {
    let severity: GMSNavigationSpeedAlertSeverity
    let lighting: GMSNavigationLightingMode
  }

  fileprivate var textColors: [Key: UIColor] = [:]
  fileprivate var backgroundColors: [Key: UIColor] = [:]

  /// Options without colours of their own.
  public override init() {
    super.init()
  }

  /// The text's colour; clear where there is none of its own, and always for severities that are no alert.
  public func textColor(
    for severity: GMSNavigationSpeedAlertSeverity, lightingMode: GMSNavigationLightingMode
  ) -> UIColor {
    textColors[Key(severity: severity, lighting: lightingMode)] ?? .clear
  }

  /// The background's colour; clear where there is none of its own, and always for severities that are no alert.
  public func backgroundColor(
    for severity: GMSNavigationSpeedAlertSeverity, lightingMode: GMSNavigationLightingMode
  ) -> UIColor {
    backgroundColors[Key(severity: severity, lighting: lightingMode)] ?? .clear
  }
}

extension GMSNavigationSpeedometerUIOptions {
  /// The colours that were set; nil stands for the theme's.
  func ownColors(
    for severity: GMSNavigationSpeedAlertSeverity, lighting: GMSNavigationLightingMode
  ) -> (text: UIColor?, background: UIColor?) {
    let key = Key(severity: severity, lighting: lighting)
    return (textColors[key], backgroundColors[key])
  }
}

/// Speedometer colours that can be changed.
public final class GMSNavigationMutableSpeedometerUIOptions: GMSNavigationSpeedometerUIOptions {
  /// Sets the text's colour; of no effect for severities that are no alert.
  public func setTextColor(
    _ color: UIColor, for severity: GMSNavigationSpeedAlertSeverity, lightingMode: GMSNavigationLightingMode
  ) {
    guard severity == .minor || severity == .major else { return }
    textColors[Key(severity: severity, lighting: lightingMode)] = color
  }

  /// Sets the background's colour; of no effect for severities that are no alert.
  public func setBackgroundColor(
    _ color: UIColor, for severity: GMSNavigationSpeedAlertSeverity, lightingMode: GMSNavigationLightingMode
  ) {
    guard severity == .minor || severity == .major else { return }
    backgroundColors[Key(severity: severity, lighting: lightingMode)] = color
  }
}
