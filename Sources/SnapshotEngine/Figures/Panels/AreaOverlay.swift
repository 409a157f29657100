import Drawing
import Foundation
import LayoutModel

/// Areas of a screen that are hatched, tinted or outlined, and what their signs mean.
struct AreaOverlay {
  let stage: ScreenStage
  let finder: AnchorFinder
  let words: FigureWords

  struct Result {
    var items: [DisplayItem] = []
    var key: [Legend.Entry] = []
  }

  private static let unsafe = Swatch(color: FigureColors.safeArea, filling: .hatch(isRising: true), isDashed: true)
  private static let viewport = Swatch(color: FigureColors.viewport, filling: .hatch(isRising: false))
  private static let margins = Swatch(color: FigureColors.margins, isDashed: true)
  private static let outline = Swatch(color: FigureColors.callout)

  func overlay(_ areas: [FigureDocument.Area], file: String) throws(DocumentError) -> Result {
    var result = Result()
    for area in areas {
      let (swatch, word): (Swatch, String)
      switch area {
      case .safeArea:
        (swatch, word) = (Self.unsafe, words.safeArea)
        result.items += outsideSafeArea
      case .viewport(let path):
        (swatch, word) = (Self.viewport, words.viewport)
        result.items += Self.items(Self.viewport, over: try rect("viewport", path, file))
      case .margins(let named):
        (swatch, word) = (Self.margins, words.margins)
        result.items += Self.items(Self.margins, over: try rect(named.name + ".margins", named.path, file))
      case .outline(let named):
        (swatch, word) = (Self.outline, words.outline)
        result.items += Self.items(Self.outline, over: try rect(named.name, named.path, file))
      }
      let entry = Legend.Entry(sign: .swatch(swatch), title: word)
      if !result.key.contains(entry) { result.key.append(entry) }
    }
    guard !result.items.isEmpty else { return result }
    result.items = [
      .group(DisplayGroup(source: .init(name: "areas", type: "Areas"), clip: stage.screenPath, items: result.items))
    ]
    return result
  }

  private func rect(_ item: String, _ path: String, _ file: String) throws(DocumentError) -> CGRect {
    guard let rect = finder.rect(of: item) else {
      throw .unknownWord(file: file, path: path, word: item, known: finder.knownItems)
    }
    return stage.rect(rect)
  }

  private static func items(_ swatch: Swatch, over rect: CGRect) -> [DisplayItem] {
    let inset = rect.shrunk(by: Swatch.lineWidth / 2)
    return swatch.items(over: .rectangle(inset), bounds: inset)
  }

  /// Hatched up to the safe area, whose own edge is the outline.
  private var outsideSafeArea: [DisplayItem] {
    let (screen, safe) = (stage.screen, stage.rect(finder.layout.safeArea))
    let strips = [
      CGRect(x: screen.minX, y: screen.minY, width: screen.width, height: safe.minY - screen.minY),
      CGRect(x: screen.minX, y: safe.maxY, width: screen.width, height: screen.maxY - safe.maxY),
      CGRect(x: screen.minX, y: safe.minY, width: safe.minX - screen.minX, height: safe.height),
      CGRect(x: safe.maxX, y: safe.minY, width: screen.maxX - safe.maxX, height: safe.height),
    ].filter { $0.width > 0.01 && $0.height > 0.01 }
    var hatching = Self.unsafe
    hatching.isOutlined = false
    var outline = Self.unsafe
    outline.filling = .none
    return strips.flatMap { hatching.items(over: .rectangle($0), bounds: $0) }
      + outline.items(over: .rectangle(safe), bounds: safe)
  }
}
