package import Drawing
import Foundation
package import LayoutModel

extension LayoutDocument {
  /// The document of one picture; numbers are rounded as the file writes them.
  package init(layout: SolvedLayout, list: DisplayList, scenario: Scenario, findings: [Finding] = []) {
    version = Self.currentVersion
    manifest = Manifest(of: list)
    self.scenario = ScenarioSummary(scenario, layout: layout)
    safeArea = Box(layout.safeArea)
    views = layout.views.map(View.init)
    guides = layout.guides.map(Guide.init)
    constraints = layout.constraints.map(Constraint.init)
    conflicts = layout.conflicts.map { Conflict(constraints: $0.constraints, broken: $0.broken) }
    accessibility = layout.accessibility.isEmpty ? nil : layout.accessibility.map(AccessibilityElement.init)
    self.findings = findings + layout.views.flatMap(Finding.missingGlyphs)
  }
}

extension LayoutDocument.ScenarioSummary {
  init(_ scenario: Scenario, layout: SolvedLayout) {
    (device, state) = (scenario.device.name, scenario.script.name)
    (direction, lighting) = (scenario.direction.rawValue, scenario.lighting.rawValue)
    // A theme's folder is the host's business.
    theme = URL(fileURLWithPath: scenario.themeName).lastPathComponent
    locale = scenario.localeIdentifier
    time = scenario.time ?? scenario.script.usualTime
    (width, height) = (layout.size.width.inThousandths, layout.size.height.inThousandths)
    scale = layout.scale.inThousandths
  }
}

extension LayoutDocument.Box {
  init(_ rectangle: CGRect) {
    (x, y) = (rectangle.minX.inThousandths, rectangle.minY.inThousandths)
    (width, height) = (rectangle.width.inThousandths, rectangle.height.inThousandths)
  }
}

extension LayoutDocument.View {
  init(_ view: SolvedView) {
    (name, type, parent, origin) = (view.name, view.type, view.parent, view.origin.rawValue)
    frame = LayoutDocument.Box(view.frame)
    visibleFrame = view.marginsFrame == view.frame ? nil : LayoutDocument.Box(view.marginsFrame)
    isHidden = view.isHidden ? true : nil
    opacity = view.opacity == 1 ? nil : CGFloat(view.opacity).inThousandths
    isAmbiguous = view.hasAmbiguousLayout ? true : nil
    label = view.accessibilityLabel
    text = view.text.map(LayoutDocument.Text.init)
  }
}

extension LayoutDocument.AccessibilityElement {
  init(_ element: SolvedAccessibilityElement) {
    (view, label, value) = (element.view, element.label, element.value)
    traits = element.traits.isEmpty ? nil : element.traits
    frame = LayoutDocument.Box(element.frame)
  }
}

extension LayoutDocument.Text {
  init(_ text: SolvedText) {
    (string, fontSize, lines) = (text.string, text.fontSize.inThousandths, text.lineCount)
    isTruncated = text.isTruncated ? true : nil
    missingGlyphs = text.missingGlyphs.isEmpty ? nil : text.missingGlyphs
  }
}

extension LayoutDocument.Guide {
  init(_ guide: SolvedGuide) {
    (name, owner, frame) = (guide.name, guide.owner, LayoutDocument.Box(guide.frame))
    isAmbiguous = guide.hasAmbiguousLayout ? true : nil
  }
}

extension LayoutDocument.Constraint {
  init(_ constraint: SolvedConstraint) {
    equation = Equation(constraint).text
    priority = CGFloat(constraint.priority).inThousandths
    identifier = constraint.identifier
    status = constraint.isBroken ? "broken" : constraint.isSatisfied ? nil : "unsatisfied"
  }
}

extension LayoutDocument.Finding {
  /// A use of what only steers the built-in layout.
  init(_ use: LegacyUse) {
    self.init(
      rule: "legacy-layout-api",
      message: "'\(use.api)' has no effect with a layout delegate; instead, \(use.replacement)",
      level: "warning")
  }

  static func missingGlyphs(in view: SolvedView) -> [Self] {
    guard let text = view.text, !text.missingGlyphs.isEmpty else { return [] }
    let characters = text.missingGlyphs.joined(separator: ", ")
    return [Self(rule: "missing-glyph", message: "no font can draw \(characters) in '\(view.name)'")]
  }
}

extension CGFloat {
  /// Rounded to what a file keeps, without a negative zero.
  fileprivate var inThousandths: Double {
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == 0 ? 0 : rounded
  }
}
