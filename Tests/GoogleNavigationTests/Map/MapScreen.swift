import Drawing
import Foundation
import LayoutModel
import UIKit

@testable import GoogleNavigation

/// A map with a viewport and nothing else, for what is drawn on it.
struct MapScreen {
  static let viewport = CGRect(x: 0, y: 209, width: 393, height: 520)

  let session: NavigationSession
  var map: GMSMapView { session.mapView }

  init(
    _ events: [NavigationEvent] = [.enableNavigation, .startGuidance], viewport: CGRect? = viewport,
    screen: ScreenConfiguration = .phone, direction: LayoutDirection = .leftToRight, locale: String = "en",
    maneuver: Maneuver? = nil
  ) throws {
    var content = NavigationContent.fixture(localeIdentifier: locale)
    if let maneuver { content.turn.maneuver = maneuver }
    session = try NavigationSession(
      screen: screen, direction: direction, localeIdentifier: locale, content: content)
    session.showsDeviceChrome = false
    try session.setLayoutDelegate(ViewportLayout(viewport))
    for event in events { try session.send(event) }
  }

  /// What the map drew.
  var items: [DisplayItem] {
    var canvas = Canvas()
    map.paint(on: &canvas)
    guard case .group(let group)? = canvas.items.first else { return [] }
    return group.items
  }

  /// Where the vehicle's middle is drawn, in the map's coordinates.
  var vehicle: CGPoint? {
    items.lazy.compactMap { item -> CGPoint? in
      guard case .group(let group) = item, group.items.contains(where: { $0.draws(VehiclePainter.arrow) }) else {
        return nil
      }
      return CGPoint(x: group.transform.tx, y: group.transform.ty)
    }.first
  }

  /// What is filled with a colour, and in groups too.
  func fills(_ color: Color) -> Int { items.count(of: color) }

  /// Every text on the map.
  var texts: [String] { items.flatMap(\.texts) }
}

extension DisplayItem {
  fileprivate func draws(_ path: Path) -> Bool {
    if case .fill(let filled, _, _) = self { return filled == path }
    return false
  }

  var texts: [String] {
    switch self {
    case .glyphs(let run): [run.text]
    case .group(let group): group.items.flatMap(\.texts)
    default: []
    }
  }
}

extension [DisplayItem] {
  fileprivate func count(of color: Color) -> Int {
    reduce(0) { count, item in
      switch item {
      case .fill(_, .color(color), _): count + 1
      case .group(let group): count + group.items.count(of: color)
      default: count
      }
    }
  }
}
