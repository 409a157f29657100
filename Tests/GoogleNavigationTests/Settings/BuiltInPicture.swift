import Drawing
import Foundation
import GoogleNavigation
import LayoutModel
import UIKit

/// A map without a layout delegate, as an app sees it: everything off that the SDK has off.
@MainActor
struct BuiltInPicture {
  let session: NavigationSession

  init(
    _ settings: String = "{}", screen: ScreenConfiguration = .phone, direction: LayoutDirection = .leftToRight,
    lighting: GMSNavigationLightingMode = .normal, locale: String = "en", content: NavigationContent? = nil,
    events: [NavigationEvent] = BuiltInPicture.guiding
  ) throws {
    session = try NavigationSession(
      screen: screen, direction: direction, localeIdentifier: locale, lighting: lighting,
      theme: lighting == .lowLight ? Self.night : Self.day, content: content)
    (map.shouldDisplaySpeedometer, map.shouldDisplaySpeedLimit) = (false, false)
    try apply(settings)
    for event in events { try session.send(event) }
  }

  // Read once: a theme takes longer to read than a picture to lay out.
  private static let (day, night) = (try? NavigationTheme.builtIn("day"), try? NavigationTheme.builtIn("night"))

  nonisolated static let guiding: [NavigationEvent] = [.enableNavigation, .startGuidance]

  var map: GMSMapView { session.mapView }
  var layout: SolvedLayout { session.solvedLayout() }

  func apply(_ settings: String) throws {
    session.apply(try NavigationSettings(json: Data(settings.utf8), file: "settings.json"))
  }

  /// Whether a view is there to be seen.
  func shows(_ name: String) -> Bool {
    guard let view = layout.view(named: name) else { return false }
    return !view.isHidden && view.opacity > 0 && !view.frame.isEmpty
  }

  func frame(_ name: String) -> CGRect { layout.view(named: name)?.frame ?? .null }

  /// The part of a view that the eye takes for it.
  func card(_ name: String) -> CGRect { layout.view(named: name)?.marginsFrame ?? .null }

  func guide(_ name: String) -> CGRect { layout.guide(named: name)?.frame ?? .null }

  /// What one view draws, without the views in it.
  func drawing(of name: String) -> [DisplayItem] {
    func find(_ items: [DisplayItem]) -> [DisplayItem]? {
      for case .group(let group) in items {
        if group.source?.name == name { return group.items }
        if let found = find(group.items) { return found }
      }
      return nil
    }
    return find(session.displayList().items) ?? []
  }

  /// What the map itself draws.
  var mapDrawing: [DisplayItem] {
    drawing(of: "map").filter { if case .group(let group) = $0 { group.source == nil } else { true } }
  }
}

extension [DisplayItem] {
  /// Every colour that is filled with, in order of drawing.
  var fillColors: [Color] {
    flatMap { item -> [Color] in
      switch item {
      case .fill(_, .color(let color), _): [color]
      case .glyphs(let run): [run.color]
      case .group(let group): group.items.fillColors
      default: []
      }
    }
  }
}
