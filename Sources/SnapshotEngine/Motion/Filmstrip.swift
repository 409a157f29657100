import Drawing
import Foundation
import GoogleNavigation
import Typography

/// Some frames of a film side by side, with their times.
struct Filmstrip {
  let film: Film
  let scenario: Scenario
  let times: [Double]
  var showsFrames = true
  var zoom: CGFloat = 0.4

  /// The first and the last frame, and others at even distances between.
  static func chosen(_ count: Int, of total: Int) -> [Int] {
    guard count < total, count > 1 else { return Array(0..<min(total, max(1, count))) }
    return (0..<count).map { Int((Double($0) * Double(total - 1) / Double(count - 1)).rounded()) }
  }

  func displayList(frameCount: Int, scale: CGFloat, _ typesetter: FigureTypesetter) throws(FontError) -> DisplayList {
    let indices = Self.chosen(frameCount, of: film.frames.count)
    var device = scenario.device
    let cells = indices.map { index in
      device.screen.size = film.frames[index].size
      return SheetCell(
        pictures: [
          SheetPicture(
            device: device, content: .drawing(film.frames[index]), name: "frame-\(index)")
        ], caption: "\(DecimalText.of(times[index])) s")
    }
    let sheet = ContactSheet(
      grid: SheetGrid(inOneRow: cells.count), cells: cells, title: scenario.script.name,
      subtitle: scenario.script.summary, zoom: zoom, showsFrames: showsFrames)
    return try sheet.displayList(scale: scale, typesetter)
  }
}
