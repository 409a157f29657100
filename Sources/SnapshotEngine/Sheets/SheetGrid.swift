import Foundation
import GoogleNavigation

/// Which picture stands where on a contact sheet.
struct SheetGrid: Hashable {
  /// What a row or column shows, as words above or beside it.
  struct Heading: Hashable {
    var title: String
    var subtitle = ""
  }

  /// Empty where pictures are only put one after the other.
  let rowHeadings: [Heading]
  let columnHeadings: [Heading]
  /// Places in the list of pictures, row by row; nil where there is no picture of that row and column.
  let rows: [[Int?]]
  /// A caption for each picture where headings do not say it all.
  let captions: [String]

  /// One row a value of `rowAxis`, one column a value of `columnAxis`. What else differs between pictures becomes
  /// columns of its own. With a single value for the rows, pictures are put one after the other, with captions.
  init(_ scenarios: [Scenario], rows rowAxis: PictureMatch.Axis, columns columnAxis: PictureMatch.Axis) {
    let varying = PictureMatch.Axis.allCases.filter { axis in
      let isAsked = axis == rowAxis || axis == columnAxis
      return Set(scenarios.map { isAsked ? $0.value(of: axis) : $0.ownValue(of: axis) }).count > 1
    }
    guard varying.contains(rowAxis), rowAxis != columnAxis else {
      (rowHeadings, columnHeadings) = ([], [])
      captions = scenarios.map { scenario in
        let words = varying.map { scenario.words(for: $0) }
        return words.isEmpty ? scenario.script.name : words.joined(separator: " · ")
      }
      rows = Self.wrapped(scenarios)
      return
    }
    let columnAxes = [columnAxis] + varying.filter { $0 != rowAxis && $0 != columnAxis }
    func column(of scenario: Scenario) -> [String] { columnAxes.map { scenario.value(of: $0) } }
    let rowValues = scenarios.map { $0.value(of: rowAxis) }.firstOccurrences
    let columnValues = scenarios.map(column).firstOccurrences
    rows = rowValues.map { row in
      columnValues.map { values in
        scenarios.firstIndex { $0.value(of: rowAxis) == row && column(of: $0) == values }
      }
    }
    rowHeadings = rowValues.map { value in
      Self.heading(of: scenarios.first { $0.value(of: rowAxis) == value }, [rowAxis])
    }
    columnHeadings = columnValues.map { values in
      Self.heading(
        of: scenarios.first { column(of: $0) == values }, columnAxes.filter { varying.contains($0) || $0 == columnAxis }
      )
    }
    captions = []
  }

  /// Pictures side by side, with captions of their own.
  init(inOneRow count: Int) {
    (rowHeadings, columnHeadings, captions) = ([], [], [])
    rows = [Array(0..<count)]
  }

  private static func heading(of scenario: Scenario?, _ axes: [PictureMatch.Axis]) -> Heading {
    guard let scenario else { return Heading(title: "") }
    var heading = Heading(title: axes.prefix(1).map { scenario.words(for: $0) }.joined())
    var details = axes.dropFirst().map { scenario.words(for: $0) }
    if axes.first == .device {
      let size = scenario.device.screen.size
      details.append("\(DecimalText.of(size.width)) × \(DecimalText.of(size.height)) pt")
    }
    heading.subtitle = details.joined(separator: " · ")
    return heading
  }

  /// Rows of equal length that make the sheet about as wide as high.
  private static func wrapped(_ scenarios: [Scenario]) -> [[Int?]] {
    guard let first = scenarios.first else { return [] }
    let size = first.device.screen.size
    let aspect = Double(size.width) / Double(size.height)
    let columns = max(1, Int((Double(scenarios.count) / aspect * 0.75).squareRoot().rounded()))
    let count = min(scenarios.count, columns)
    return stride(from: 0, to: scenarios.count, by: count).map { start in
      (start..<start + count).map { $0 < scenarios.count ? $0 : nil }
    }
  }
}

extension Scenario {
  /// As `value(of:)`, but for what only follows from another axis: a night theme from the night, Arabic from the
  /// direction, a moment from the script.
  fileprivate func ownValue(of axis: PictureMatch.Axis) -> String {
    switch axis {
    case .theme: theme ?? ""
    case .locale: locale ?? ""
    case .time: time.map { DecimalText.of($0) } ?? ""
    default: value(of: axis)
    }
  }

  /// What the picture has on an axis, for people.
  fileprivate func words(for axis: PictureMatch.Axis) -> String {
    let value = value(of: axis)
    return switch axis {
    case .contentSize: "text size \(value)"
    case .time: value == "settled" ? value : "\(value) s"
    case .wide: value == "auto" ? "width by size" : "wide \(value)"
    case .delegate, .device, .scenario, .direction, .lighting, .theme, .locale: value
    }
  }
}
