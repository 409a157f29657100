import Foundation
import Testing

@testable import GoogleNavigation

/// Every colour of the speed widget on one sheet, held against its golden picture.
@MainActor @Suite(.serialized) struct SpeedSheetTests {
  @Test func `the sheet is as it was recorded`() throws {
    try GoldenPicture("speed-sheet").check(SpeedSheet.displayList())
  }

  nonisolated static let levels: [(row: Int, minor: Set<Int>, major: Set<Int>)] = [
    (0, [60, 64, 65, 69], [70]), (1, [60, 64, 65, 69], [70]),
    (2, [52, 55, 59, 60, 64], [65, 69, 70]), (3, [52, 55, 59, 60, 64], [65, 69, 70]),
    (4, [35, 38, 39], [40, 45]), (5, [35, 38, 39], [40, 45]),
    (6, [32, 34, 35, 38], [39, 40, 45]), (7, [32, 34, 35, 38], [39, 40, 45]),
  ]

  @Test(arguments: levels)
  func `each speed has the level that its thresholds give it`(row: (row: Int, minor: Set<Int>, major: Set<Int>)) throws
  {
    let sheetRow = SpeedSheet.rows[row.row]
    let session = try NavigationSession(
      screen: ScreenConfiguration(size: CGSize(width: 375, height: 667), scale: 1), lighting: sheetRow.lighting)
    session.useBuiltInLayout(try NavigationSettings(json: Data(sheetRow.settings.utf8), file: "settings.json"))
    for speed in sheetRow.speeds {
      var content = sheetRow.content
      content.current = speed
      let expected: SpeedAlerts.Level = row.major.contains(speed) ? .major : row.minor.contains(speed) ? .minor : .none
      #expect(session.mapView.speedAlerts.level(of: content) == expected, "\(sheetRow.title) at \(speed)")
    }
  }
}
