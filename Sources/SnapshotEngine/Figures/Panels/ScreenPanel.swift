import Drawing
import Foundation
import LayoutModel
import Typography

/// A screen with what a figure draws on it and beside it.
struct ScreenPanel {
  let stage: ScreenStage
  let layout: SolvedLayout
  let name: String
  let annotations: FigureDocument.Annotations
  let language: String
  let file: String
  let typesetter: FigureTypesetter

  private var finder: AnchorFinder { AnchorFinder(layout: layout) }

  func drawing() throws -> PanelDrawing {
    let areas = try AreaOverlay(stage: stage, finder: finder, words: FigureWords(language: language))
      .overlay(annotations.areas, file: file)
    let arrows = try constraintArrows()
    let dimensions = try DimensionPlan(stage: stage, finder: finder, typesetter: typesetter, file: file)
      .result(annotations.dimensions, language: language, avoiding: arrows.taken)
    // Call-outs stand outside of whatever stands beside the device.
    let plan = CalloutPlan(content: dimensions.bounds, typesetter: typesetter)
    var drawing = try plan.drawing(try callouts() + arrows.callouts)
    drawing.items = stage.items(name: name) + areas.items + arrows.items + dimensions.items + drawing.items
    drawing.labels += dimensions.labels
    drawing.key = areas.key
    drawing.axis = stage.outside.midX
    return drawing.fitted(around: dimensions.bounds)
  }

  private func callouts() throws(DocumentError) -> [CalloutPlan.Callout] {
    var callouts: [CalloutPlan.Callout] = []
    for callout in annotations.callouts {
      let item = callout.anchor.item
      guard var rect = callout.anchor.edge == nil ? finder.visibleRect(of: item) : finder.rect(of: item) else {
        throw .unknownWord(
          file: file, path: "\(callout.path).at", word: callout.anchor.item, known: finder.knownItems)
      }
      if let edge = callout.anchor.edge {
        let value = finder.coordinate(of: edge, in: rect)
        rect =
          edge.axis == .vertical
          ? CGRect(x: rect.minX, y: value, width: rect.width, height: 0)
          : CGRect(x: value, y: rect.minY, width: 0, height: rect.height)
      }
      // What hangs over the screen's edge is pointed at where it can be seen.
      let visible = stage.rect(rect).intersection(stage.visible)
      callouts.append(
        CalloutPlan.Callout(
          target: visible.isNull ? stage.rect(rect) : visible, sign: "\(callouts.count + 1)",
          title: callout.title.text(in: language), detail: callout.detail?.text(in: language) ?? "",
          side: callout.side, isInLegend: annotations.usesLegend))
    }
    return callouts
  }

  private func constraintArrows() throws(DocumentError) -> ConstraintArrows.Result {
    var all = ConstraintArrows.Result()
    for view in annotations.constraints {
      guard finder.rect(of: view.name) != nil else {
        throw .unknownWord(file: file, path: view.path, word: view.name, known: finder.knownItems)
      }
      let result = ConstraintArrows(stage: stage, finder: finder)
        .result(for: view.name, first: all.callouts.count, avoiding: all.taken)
      all.items += result.items
      all.callouts += result.callouts
      all.taken += result.taken
    }
    guard !all.items.isEmpty else { return all }
    let group = DisplayGroup(
      source: .init(name: "constraints", type: "Constraints"), clip: stage.screenPath, items: all.items)
    all.items = [.group(group)]
    return all
  }
}
