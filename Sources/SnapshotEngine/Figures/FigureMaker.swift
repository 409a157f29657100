import Drawing
import Foundation
import LayoutModel
import Typography

/// Makes figures of their documents.
struct FigureMaker {
  let document: FigureDocument
  let file: String
  /// How the delegates' processes are kept in check.
  let process: DelegateOptions

  private typealias Screen = (scene: PictureScene, layout: SolvedLayout)

  /// The figure in each language; screens are made once.
  func figures(languages: [String], scale: CGFloat, log: (String) -> Void) async throws -> [DisplayList] {
    let screens = try screens(log: log)
    let needsTable = document.panels.contains { $0.kind == .lifeCycle }
    let table = needsTable ? try await LifeCycleTable() : nil
    return try languages.map { language in
      let typesetter = try FigureTypesetter(language: language)
      let panels = try document.panels.enumerated().map { index, panel in
        FigureSheet.Panel(
          title: panel.title?.text(in: language) ?? "",
          drawing: try drawing(of: panel, index, screens[index], table, typesetter))
      }
      let sheet = FigureSheet(
        title: document.title?.text(in: language) ?? "", caption: document.caption?.text(in: language) ?? "",
        panels: panels)
      return try sheet.displayList(scale: scale, typesetter)
    }
  }

  private func drawing(
    of panel: FigureDocument.Panel, _ index: Int, _ screen: Screen?, _ table: LifeCycleTable?,
    _ typesetter: FigureTypesetter
  ) throws -> PanelDrawing {
    switch (panel.kind, screen, table) {
    case (.screen(let annotations), let screen?, _):
      let device = panel.screen?.scenario.device ?? .usual
      let crop = try crop(panel.crop, of: screen)
      var scene = screen.scene
      if let crop { scene.list.items = VisibleItems.items(scene.list.items, within: crop) }
      var stage = ScreenStage(
        scene: scene, device: device, zoom: panel.zoom ?? document.zoom, showsFrame: panel.showsFrame)
      stage.crop = crop
      return try ScreenPanel(
        stage: stage, layout: screen.layout, name: document.panels.count == 1 ? "screen" : "screen-\(index + 1)",
        annotations: annotations, language: typesetter.language, file: file, typesetter: typesetter
      ).drawing()
    case (.exploded(let layers), let screen?, _):
      return try ExplodedPanel(
        scene: screen.scene, layout: screen.layout, layerNames: layers, zoom: panel.zoom ?? document.zoom,
        path: panel.path,
        file: file, typesetter: typesetter
      ).drawing()
    case (.lifeCycle, _, let table?): return try LifeCyclePanel(table: table, typesetter: typesetter).drawing()
    default: return .empty
    }
  }

  /// Points around the views that a screen is cut to.
  private static let cropMargin: CGFloat = 32

  private func crop(_ views: [FigureDocument.Named], of screen: Screen) throws(DocumentError) -> CGRect? {
    let finder = AnchorFinder(layout: screen.layout)
    var crop = CGRect.null
    for view in views {
      guard let rect = finder.rect(of: view.name) else {
        throw .unknownWord(file: file, path: view.path, word: view.name, known: finder.knownItems)
      }
      crop = crop.union(rect)
    }
    guard !crop.isNull else { return nil }
    return crop.insetBy(dx: -Self.cropMargin, dy: -Self.cropMargin)
      .intersection(CGRect(origin: .zero, size: screen.layout.size))
  }

  /// The panels' screens, nil for panels without one; one run of processes for each delegate.
  private func screens(log: (String) -> Void) throws -> [Screen?] {
    var screens = [Screen?](repeating: nil, count: document.panels.count)
    for delegate in document.panels.compactMap(\.screen?.delegate).firstOccurrences {
      let indices = document.panels.indices.filter { document.panels[$0].screen?.delegate == delegate }
      let scenarios = indices.compactMap { document.panels[$0].screen?.scenario }
      try ScenarioOptions.checkThemes(of: scenarios)
      let options = process.drawing(delegate)
      let library = try options.delegate()
      let scenes = try SceneMaker(includesLayouts: true).scenes(of: scenarios) {
        try options.pool.run($0, delegate: library, log: log)
      }
      for (index, scene) in zip(indices, scenes) {
        let path = document.panels[index].path
        switch scene {
        case .success(let scene):
          guard let layout = scene.layout else {
            throw FigureError.noPicture(file: file, path: path, reason: "its layout was not handed over")
          }
          screens[index] = (scene, layout)
        case .failure(let failure):
          throw FigureError.noPicture(file: file, path: path, reason: failure.description)
        }
      }
    }
    return screens
  }
}

/// Why a figure cannot be made of a document that is in order.
enum FigureError: UserError, Hashable {
  case noPicture(file: String, path: String, reason: String)

  var description: String {
    switch self {
    case .noPicture(let file, let path, let reason): "\(file): the screen of '\(path)' could not be made: \(reason)"
    }
  }
}
