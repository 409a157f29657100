import Drawing
import Foundation
import LayoutModel

@testable import GoogleNavigation

/// The speed widget at many speeds, by limit, thresholds and lighting: one row each.
@MainActor
struct SpeedSheet {
  struct Row {
    let title: String
    let speeds: [Int]
    let content: SpeedContent
    let settings: String
    let lighting: GMSNavigationLightingMode
  }

  static let custom = ##"""
    {"speedAlertOptions": {"minor": 0.04, "major": 0.3},
     "speedometerUIOptions": {
       "minor": {"text": "#7A3E00", "background": "#FFE2B8"}, "major": {"text": "#FFFFFF", "background": "#6A1B9A"},
       "minorNight": {"text": "#FFD9A0", "background": "#4A3000"},
       "majorNight": {"text": "#FFFFFF", "background": "#8E3CC2"}}}
    """##

  static let rows: [Row] = {
    let kilometers = SpeedContent(current: nil, limit: 50, unit: "km/h", sign: .vienna)
    let miles = SpeedContent(current: nil, limit: 30, unit: "mph", sign: .unitedStates)
    return [(kilometers, [45, 50, 52, 55, 59, 60, 64, 65, 69, 70]), (miles, [25, 30, 32, 34, 35, 38, 39, 40, 45])]
      .flatMap { content, speeds in
        [("SDK's thresholds", "{}"), ("thresholds 4 % and 30 %, own colours", custom)].flatMap { name, settings in
          [("day", GMSNavigationLightingMode.normal), ("night", .lowLight)].map { lighting, mode in
            Row(
              title: "\(content.limit ?? 0) \(content.unit), \(name), \(lighting)", speeds: speeds, content: content,
              settings: settings, lighting: mode)
          }
        }
      }
  }()

  private static let (cell, gap, caption): (CGSize, CGFloat, CGFloat) = (CGSize(width: 60, height: 131), 14, 26)

  static func displayList() throws -> DisplayList {
    let width = gap + CGFloat(rows.map(\.speeds.count).max() ?? 0) * (cell.width + gap)
    var canvas = Canvas()
    var y: CGFloat = 0
    for row in rows {
      let height = caption + cell.height + gap
      try paint(row, in: CGRect(x: 0, y: y, width: width, height: height), on: &canvas)
      y += height
    }
    return DisplayList(size: CGSize(width: width, height: y), scale: 1, items: canvas.items)
  }

  private static func paint(_ row: Row, in room: CGRect, on canvas: inout Canvas) throws {
    let map = try map(of: row)
    let style = map.componentStyle
    canvas.fill(.rectangle(room), style.theme.map.land)
    let title = style.text.fit(
      row.title, .init(size: 13, weight: 500, color: style.theme.map.label), width: room.width - 2 * gap)
    canvas.add(
      title, in: CGRect(x: gap, y: room.minY, width: room.width - 2 * gap, height: caption), style.direction)
    for (index, speed) in row.speeds.enumerated() {
      var content = row.content
      content.current = speed
      let painter = SpeedPainter(speed: content, alerts: map.speedAlerts, style: style)
      let size = painter.size(width: cell.width)
      let x = gap + CGFloat(index) * (cell.width + gap)
      painter.paint(in: CGRect(origin: CGPoint(x: x, y: room.minY + caption), size: size), on: &canvas)
    }
  }

  /// A map with a row's settings, made as an app makes them.
  private static func map(of row: Row) throws -> GMSMapView {
    let session = try NavigationSession(
      screen: ScreenConfiguration(size: CGSize(width: 375, height: 667), scale: 1), lighting: row.lighting)
    session.useBuiltInLayout(try NavigationSettings(json: Data(row.settings.utf8), file: "settings.json"))
    return session.mapView
  }
}
