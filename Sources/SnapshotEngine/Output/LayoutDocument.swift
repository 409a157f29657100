/// A `.layout.json` file: one picture's solved layout, and what it was made with.
package struct LayoutDocument: Sendable, Hashable, Codable {
  /// The file format's own version.
  static let currentVersion = 1

  package var version: Int
  package var manifest: Manifest
  package var scenario: ScenarioSummary
  package var safeArea: Box
  package var views: [View]
  package var guides: [Guide]
  package var constraints: [Constraint]
  package var conflicts: [Conflict]
  /// What assistive technology reads, in reading order; nil where there is nothing.
  package var accessibility: [AccessibilityElement]?
  package var findings: [Finding]
}

extension LayoutDocument {
  package struct ScenarioSummary: Sendable, Hashable, Codable {
    package var device: String
    package var state: String
    package var direction: String
    package var lighting: String
    package var theme: String
    package var locale: String
    /// Seconds after the state's last event; nil at its end.
    package var time: Double?
    package var width: Double
    package var height: Double
    package var scale: Double
  }

  /// A rectangle in points, in the map's coordinates.
  package struct Box: Sendable, Hashable, Codable {
    package var x, y, width, height: Double
  }

  package struct View: Sendable, Hashable, Codable {
    package var name: String
    package var type: String
    package var parent: String?
    package var origin: String
    package var frame: Box
    /// The layout margins' rectangle, where it is not the frame.
    package var visibleFrame: Box?
    package var isHidden: Bool?
    package var opacity: Double?
    package var isAmbiguous: Bool?
    package var label: String?
    package var text: Text?
  }

  package struct Text: Sendable, Hashable, Codable {
    package var string: String
    package var fontSize: Double
    package var lines: Int
    package var isTruncated: Bool?
    package var missingGlyphs: [String]?
  }

  package struct Guide: Sendable, Hashable, Codable {
    package var name: String
    package var owner: String
    package var frame: Box
    package var isAmbiguous: Bool?
  }

  package struct Constraint: Sendable, Hashable, Codable {
    /// For example `turnCard.leading == map.leading + 8`.
    package var equation: String
    package var priority: Double
    package var identifier: String?
    /// `unsatisfied` or `broken`; nil where the constraint holds.
    package var status: String?
  }

  package struct Conflict: Sendable, Hashable, Codable {
    package var constraints: [String]
    package var broken: String
  }

  /// A view, or a part of what it draws, that assistive technology reads.
  package struct AccessibilityElement: Sendable, Hashable, Codable {
    package var view: String
    package var label: String?
    package var value: String?
    package var traits: [String]?
    package var frame: Box
  }

  /// Something about the picture that its author should know.
  package struct Finding: Sendable, Hashable, Codable {
    package var rule: String
    package var message: String
    /// `warning` where the picture is right but its code is not; nil for what has to be put right.
    package var level: String?
  }
}
