import Drawing
import Foundation
import UIKit

extension GMSMapView {
  /// Whether the way of travelling has a speed to watch: by the SDK's guide, in a car; ours: in anything with an engine.
  var showsSpeedForTravelMode: Bool {
    switch travelMode {
    case .driving, .twoWheeler, .taxicab: true
    case .cycling, .walking: false
    }
  }

  /// When and how the speed widget warns, as the navigator's and the settings' options say.
  var speedAlerts: SpeedAlerts {
    let thresholds = guidanceNavigator.speedAlertOptions
    func threshold(_ severity: GMSNavigationSpeedAlertSeverity) -> Double? {
      thresholds.map { Double($0.thresholdPercentage(for: severity)) }.flatMap { $0 < 0 ? nil : $0 }
    }
    func look(_ severity: GMSNavigationSpeedAlertSeverity) -> SpeedAlerts.Look {
      let own = settings.speedometerUIOptions?.ownColors(for: severity, lighting: lightingMode)
      let traits = UITraitCollection()
      return SpeedAlerts.Look(
        text: own?.text?.resolved(with: traits), background: own?.background?.resolved(with: traits))
    }
    return SpeedAlerts(
      minorThreshold: threshold(.minor), majorThreshold: threshold(.major), minor: look(.minor), major: look(.major))
  }

  /// Tells the listeners what became of the speed.
  func tellOfSpeed(from old: SpeedContent) {
    let (share, before) = (speedingPercentage(of: content.speed), speedingPercentage(of: old))
    let (severity, severityBefore) = (severity(of: content.speed), self.severity(of: old))
    guidanceNavigator.tell { listener, navigator in
      if share != before { listener.navigator(navigator, didUpdateSpeedingPercentage: share) }
      if severity != severityBefore {
        listener.navigator(navigator, didUpdate: severity, speedingPercentage: share)
      }
    }
  }

  /// The share of the limit by which the speed exceeds it; 0 for no excess, -1 where it is not known.
  private func speedingPercentage(of speed: SpeedContent) -> CGFloat {
    guard let current = speed.current, let limit = speed.limit, limit > 0 else { return -1 }
    return max(0, CGFloat(current - limit) / CGFloat(limit))
  }

  private func severity(of speed: SpeedContent) -> GMSNavigationSpeedAlertSeverity {
    guard speed.current != nil, speed.limit != nil else { return .unknown }
    switch speedAlerts.level(of: speed) {
    case .none: return .notSpeeding
    case .minor: return .minor
    case .major: return .major
    }
  }
}
