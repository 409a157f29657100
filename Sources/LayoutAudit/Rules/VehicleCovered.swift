import Foundation
import LayoutModel

/// The driver sees where the car is.
package enum VehicleCovered: ScreenRule {
  package static let info = RuleInfo(
    "vehicle-covered", .error,
    rule: "The vehicle is on the screen and nothing covers it.",
    basis: "Navigation SDK policies: overlays do not hide the driver's position",
    remedy: "Move the viewport, by which the camera places the vehicle, to the area that nothing covers.")

  package static func findings(on screen: AuditedScreen) -> [AuditFinding] {
    guard screen.facts.phase != .off, let vehicle = screen.facts.vehicle, screen.visibleView("viewport") != nil else {
      return []
    }
    let mark = CGRect(x: vehicle.x - 20, y: vehicle.y - 20, width: 40, height: 40)
    guard screen.bounds.contains(vehicle) else {
      return [
        AuditFinding(
          info, "the vehicle lies off the screen at (\(vehicle.x.inWords), \(vehicle.y.inWords))", views: ["viewport"],
          screen: screen.name)
      ]
    }
    guard let cover = screen.covers(of: mark).last(where: { $0.frame.contains(vehicle) }) else { return [] }
    return [
      AuditFinding(
        info, "\(cover.view) covers the vehicle at (\(vehicle.x.inWords), \(vehicle.y.inWords))",
        views: ["viewport", cover.view], mark: mark, screen: screen.name)
    ]
  }
}
