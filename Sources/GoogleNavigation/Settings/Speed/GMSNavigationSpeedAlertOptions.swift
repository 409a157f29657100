public import Foundation

/// From which excess over the limit on the speed is an alert. Not to be changed; see the mutable kind.
public class GMSNavigationSpeedAlertOptions: NSObject {
  fileprivate var thresholds: [GMSNavigationSpeedAlertSeverity: CGFloat] = [:]
  fileprivate var upgradeSeconds: TimeInterval = 0

  /// Options without thresholds.
  public override init() {
    super.init()
  }

  /// How long a graver excess has to last before it counts, in seconds. Only stored: a picture is a moment.
  public var severityUpgradeDurationSeconds: TimeInterval { upgradeSeconds }

  /// The share of the limit from which on the excess is of that severity: 0.1 stands for 10 %; negative where it is not
  /// set, and always for severities that are no alert.
  public func thresholdPercentage(for speedAlertSeverity: GMSNavigationSpeedAlertSeverity) -> CGFloat {
    thresholds[speedAlertSeverity] ?? -1
  }
}

/// Speed alert options that can be changed.
public final class GMSNavigationMutableSpeedAlertOptions: GMSNavigationSpeedAlertOptions {
  /// How long a graver excess has to last before it counts, in seconds.
  public override var severityUpgradeDurationSeconds: TimeInterval {
    get { upgradeSeconds }
    set { upgradeSeconds = max(0, newValue) }
  }

  /// Sets the share of the limit from which on the excess is of that severity. The minor threshold never exceeds the
  /// major one: the other one gives way. Of no effect for severities that are no alert.
  public func setSpeedAlertThresholdPercentage(
    _ thresholdPercentage: CGFloat, for speedAlertSeverity: GMSNavigationSpeedAlertSeverity
  ) {
    guard thresholdPercentage.isFinite else { return }
    switch speedAlertSeverity {
    case .unknown, .notSpeeding: return
    case .minor: if let major = thresholds[.major] { thresholds[.major] = max(major, thresholdPercentage) }
    case .major: if let minor = thresholds[.minor] { thresholds[.minor] = min(minor, thresholdPercentage) }
    }
    thresholds[speedAlertSeverity] = thresholdPercentage
  }
}
