import Drawing
import Foundation
import LayoutAudit
import LayoutModel

/// A phone during guidance on which no rule has anything to say; tests break one thing at a time.
struct SampleScreen {
  var layout: SolvedLayout
  var facts: ScreenFacts
  /// What each view paints, in paint order: whole frames, each of one colour.
  var paint: [(view: String, frame: CGRect, color: Color)] = []
  var texts: [(view: String, at: CGPoint, text: String, color: Color)] = []

  static let size = CGSize(width: 390, height: 844)

  init(phase: ScreenFacts.Phase = .guidance) {
    layout = SolvedLayout(
      size: Self.size, scale: 2, direction: .leftToRight, safeArea: CGRect(x: 0, y: 47, width: 390, height: 763))
    facts = ScreenFacts(
      phase: phase, vehicle: CGPoint(x: 195, y: 560),
      systemAreas: [.init("status bar", CGRect(x: 0, y: 0, width: 390, height: 47))])
    add("map", CGRect(origin: .zero, size: Self.size), parent: nil, origin: .sdk)
    guard phase != .off else { return }
    if phase == .guidance {
      add("turnCard", CGRect(x: 0, y: 0, width: 390, height: 197), origin: .sdk, painted: .black)
      add("etaCard", CGRect(x: 0, y: 730, width: 390, height: 114), origin: .sdk, painted: .white)
    }
    add("viewport", CGRect(x: 0, y: 197, width: 390, height: 533), origin: .sdk)
    add("googleLogo", CGRect(x: 0, y: 690, width: 90, height: 40), origin: .sdk, painted: .white)
  }

  mutating func add(
    _ name: String, _ frame: CGRect, parent: String? = "map", origin: ViewOrigin = .custom, painted: Color? = nil,
    type: String = "UIView", _ change: (inout SolvedView) -> Void = { _ in }
  ) {
    var view = SolvedView(
      name: name, type: type, parent: parent, origin: origin, frame: frame, unroundedFrame: frame, marginsFrame: frame)
    change(&view)
    layout.views.append(view)
    if let painted { paint.append((name, frame, painted)) }
  }

  mutating func change(_ name: String, _ change: (inout SolvedView) -> Void) {
    guard let index = layout.views.firstIndex(where: { $0.name == name }) else { return }
    change(&layout.views[index])
    layout.views[index].marginsFrame = layout.views[index].frame
  }

  mutating func remove(_ name: String) {
    layout.views.removeAll { $0.name == name }
    paint.removeAll { $0.view == name }
  }

  mutating func constrain(
    _ item: String, _ attribute: String, to other: (String, String)? = nil, constant: CGFloat = 0,
    relation: String = "==", identifier: String? = nil
  ) {
    layout.constraints.append(
      SolvedConstraint(
        first: .init(item: item, attribute: attribute), relation: relation,
        second: other.map { .init(item: $0.0, attribute: $0.1) }, multiplier: 1, constant: constant, priority: 1000,
        identifier: identifier, isSatisfied: true, isBroken: false))
  }

  func screen(named name: String = "iphone-15/active-guidance") -> AuditedScreen {
    AuditedScreen(name: name, layout: layout, list: list, facts: facts)
  }

  private var list: DisplayList {
    let groups = paint.map { view, frame, color in
      DisplayItem.group(
        DisplayGroup(source: .init(name: view, type: "UIView"), items: [.fill(.rectangle(frame), color)]))
    }
    let words = texts.map { view, point, text, color in
      DisplayItem.group(
        DisplayGroup(
          source: .init(name: view, type: "UILabel"),
          items: [
            .glyphs(
              GlyphRun(
                font: FontIdentity(family: "Roboto", name: "Roboto", weight: 400), size: 16, unitsPerEm: 1000,
                glyphs: [], origin: point, width: 80, text: text, isRightToLeft: false, color: color))
          ]))
    }
    return DisplayList(size: Self.size, scale: 2, background: Color(rgb: 0xE8E6DF), items: groups + words)
  }
}
