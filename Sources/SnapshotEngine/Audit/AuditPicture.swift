import Drawing
import Foundation
import LayoutAudit
import LayoutModel
import Typography

/// A screen with the findings that an audit first made on it, to be marked by numbers.
struct AuditPicture {
  let scenario: Scenario
  /// Gravest first; numbered from 1 in this order.
  let records: [AuditRecord]

  /// A picture for each screen that is the first of a finding, so that what is found on forty screens is drawn once.
  /// Silenced findings, and those about the source, have no picture.
  static func pictures(of summary: AuditSummary, scenarios: [String: Scenario]) -> [AuditPicture] {
    let placed = summary.open.filter { !$0.screens.isEmpty }
    return placed.compactMap(\.screens.first).firstOccurrences.compactMap { screen in
      scenarios[screen].map { scenario in
        AuditPicture(scenario: scenario, records: placed.filter { $0.screens.first == screen })
      }
    }
  }

  /// The screen's picture with marks and a legend.
  /// - Parameter scale: pixels per point of the result.
  func displayList(
    of screen: DisplayList, scale: CGFloat, _ typesetter: FigureTypesetter
  ) throws(FontError) -> DisplayList {
    var screen = screen
    screen.scale = scale
    let marks = records.enumerated().map { index, record in
      record.mark(number: index + 1, after: index == 0 ? nil : records[index - 1])
    }
    return try AnnotatedPicture(picture: screen, marks: marks, title: title, subtitle: subtitle)
      .displayList(typesetter)
  }

  var title: String {
    [scenario.delegate, scenario.device.name, scenario.script.name].compactMap(\.self).joined(separator: " · ")
  }

  private var subtitle: String {
    let look = [
      scenario.direction == .rightToLeft ? "right to left" : "left to right", scenario.lighting.rawValue,
      scenario.wideMode.tag.map { "\($0) mode" },
    ]
    return (look.compactMap(\.self) + [AuditSummary(records, silenced: [], scenarios: [:]).counts]).joined(
      separator: " · ")
  }
}

extension AuditRecord {
  /// - Parameter earlier: the finding before; what it says already is not said again.
  fileprivate func mark(number: Int, after earlier: AuditRecord?) -> PictureMark {
    let remedy = earlier?.rule == rule ? nil : LayoutAudit.rules.first { $0.id == rule }?.remedy
    let others = remedy == nil && earlier?.screens == screens ? [] : screens.dropFirst()
    let lines = [
      "\(severity.rawValue.capitalized) · \(rule)", remedy,
      others.isEmpty ? nil : "Also on \(AuditText.list(Array(others), limit: 2)).",
    ]
    return PictureMark(
      rect: mark?.rect, number: number, title: message, detail: lines.compactMap(\.self).joined(separator: "\n"),
      tone: PictureMark.Tone(severity))
  }
}

extension PictureMark.Tone {
  fileprivate init(_ severity: Severity) {
    self =
      switch severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
  }
}
