import Drawing
import Foundation
import LayoutModel
import Typography

/// A screen taken apart: its views one above the other in the order they are painted, seen from the side.
struct ExplodedPanel {
  let scene: PictureScene
  let layout: SolvedLayout
  let layerNames: [String]
  let zoom: CGFloat
  let path: String
  let file: String
  let typesetter: FigureTypesetter

  /// Tilts a layer so that it seems to lie flat.
  private var tilt: CGAffineTransform {
    CGAffineTransform(a: 0.82 * zoom, b: 0.2 * zoom, c: -0.42 * zoom, d: 0.42 * zoom, tx: 0, ty: 0)
  }

  func drawing() throws -> PanelDrawing {
    let layers = try layers()
    let heights = heights(of: layers)
    var items: [DisplayItem] = []
    var content = CGRect.null
    var callouts: [CalloutPlan.Callout] = []
    let screen = CGRect(origin: .zero, size: scene.list.size)
    items.append(posts(from: screen, height: heights.last ?? 0))
    for (index, layer) in layers.enumerated() {
      let place = tilt.concatenating(CGAffineTransform(translationX: 0, y: -heights[index]))
      content = content.union(screen.applying(place))
      items.append(.group(DisplayGroup(items: self.items(of: layer, isBase: index == 0, screen: screen, place))))
      let frame = (layout.view(named: layer.name)?.frame ?? screen).intersection(screen)
      let shown = frame.isNull ? screen : frame
      let point = CGPoint(x: shown.maxX, y: shown.midY).applying(place)
      callouts.append(
        CalloutPlan.Callout(
          target: CGRect(origin: point, size: .zero), sign: "\(index + 1)", title: layer.name, detail: layer.type,
          side: typesetter.isRightToLeft ? .left : .right))
    }
    guard !content.isNull else { return .empty }
    var plan = CalloutPlan(content: content, typesetter: typesetter)
    plan.textWidth = 210
    var drawing = try plan.drawing(callouts)
    drawing.items = items + drawing.items
    return drawing.fitted(around: content)
  }

  private func heights(of layers: [SceneLayers.Layer]) -> [CGFloat] {
    let frames = layers.enumerated().map { index, layer -> CGRect? in
      // The map is below all, and what paints nothing is only tinted.
      guard index > 0, !layer.items.isEmpty else { return nil }
      let frame = layout.view(named: layer.name)?.frame.intersection(CGRect(origin: .zero, size: scene.list.size))
      return frame.flatMap { $0.isNull ? nil : $0 }
    }
    return LayerHeights(of: frames, tilt: tilt).heights
  }

  /// Thin lines that the plates' corners move along.
  private func posts(from screen: CGRect, height: CGFloat) -> DisplayItem {
    var path = Path()
    for corner in [
      CGPoint(x: screen.minX, y: screen.maxY), CGPoint(x: screen.maxX, y: screen.maxY),
      CGPoint(x: screen.maxX, y: screen.minY), CGPoint(x: screen.minX, y: screen.minY),
    ] {
      let foot = corner.applying(tilt)
      path.move(to: foot)
      path.line(to: CGPoint(x: foot.x, y: foot.y - height))
    }
    return .stroke(path, StrokeStyle(width: 0.75, dash: [2, 3]), FigureColors.quietInk.multiplyingAlpha(by: 0.5))
  }

  private func layers() throws(DocumentError) -> [SceneLayers.Layer] {
    let found = SceneLayers(of: scene.list, names: layerNames).layers
    for (index, name) in layerNames.enumerated() where !found.contains(where: { $0.name == name }) {
      // Views that paint nothing, such as the viewport, have no group of their own.
      guard layout.view(named: name) == nil else { continue }
      throw .unknownWord(
        file: file, path: "\(path).layers[\(index)]", word: name, known: layout.views.map(\.name))
    }
    let order = layout.views.map(\.name)
    let invisible = (layerNames.isEmpty ? ["viewport"] : layerNames).filter { name in
      order.contains(name) && !found.contains { $0.name == name }
    }.map { SceneLayers.Layer(name: $0, type: layout.view(named: $0)?.type ?? "", items: []) }
    return (found + invisible).enumerated().sorted { first, second in
      let places = [first, second].map { order.firstIndex(of: $0.element.name) ?? order.count }
      return (places[0], first.offset) < (places[1], second.offset)
    }.map(\.element)
  }

  /// A plate of the screen's size, what the layer paints, and where its view lies.
  private func items(
    of layer: SceneLayers.Layer, isBase: Bool, screen: CGRect, _ place: CGAffineTransform
  ) -> [DisplayItem] {
    let plate = Path.rectangle(screen).applying(place)
    var items: [DisplayItem] = [
      .fill(plate, isBase ? scene.list.background : FigureColors.callout.multiplyingAlpha(by: 0.025)),
      .group(DisplayGroup(clip: plate, items: [.group(DisplayGroup(transform: place, items: layer.items))])),
      .stroke(plate, StrokeStyle(width: 0.75, join: .round), FigureColors.quietInk.multiplyingAlpha(by: 0.35)),
    ]
    if !isBase, let frame = layout.view(named: layer.name)?.frame.intersection(screen), !frame.isNull {
      let outline = Path.rectangle(frame).applying(place)
      if layer.items.isEmpty {
        items += Swatch(color: FigureColors.viewport, filling: .tint, isOutlined: false)
          .items(over: outline, bounds: outline.controlBounds)
      }
      items.append(.stroke(outline, StrokeStyle(width: 1.25, join: .round), FigureColors.callout))
    }
    return items
  }
}
