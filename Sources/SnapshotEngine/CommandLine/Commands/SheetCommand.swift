import Drawing
import Foundation
import Rendering

/// `navshot sheet`: many screens on one sheet.
struct SheetCommand: Command {
  static let form = CommandForm(
    name: "sheet", summary: "Puts many screens on one contact sheet, in rows and columns, also as they were before.",
    operands: "[SUITE]", operandCount: 0...1,
    options: [
      .init(
        name: "out", value: "FILE,…",
        help: "What is written: files that end in .png, .svg or .pdf. sheet.png where it is left out."),
      .init(
        name: "rows", value: "AXIS",
        help: "What has a row for each value: \(axisNames.joined(separator: ", ")). device where it is left out."),
      .init(name: "columns", value: "AXIS", help: "What has a column for each value; state where it is left out."),
      .init(
        name: "before", value: "FOLDER",
        help:
          "Show each screen beside how it was: a folder of layout files, with their pictures where it has them, as 'render --format png,json' and 'record' leave it. Changed views are marked."
      ),
      .init(name: "title", value: "TEXT", help: "What stands above it all."),
      .init(name: "zoom", value: "N", help: "How large screens are, 1 for full size; 0.5 where it is left out."),
      .init(name: "resolution", value: "N", help: "Pixels per point of a PNG; 1.5 where it is left out."),
      .init(name: "no-frames", help: "Show screens without devices around them."),
    ] + DrawnFile.options + SuiteOptions.filterOptions + DelegateOptions.options + ScenarioOptions.options,
    notes: [
      "With a SUITE, its matrix says which screens there are; --only chooses among them. Whatever else differs between screens becomes columns of its own."
    ])

  /// `state` is what most people look for.
  private static let axisNames = PictureMatch.Axis.allCases.map { $0 == .scenario ? "state" : $0.rawValue }

  private let suite: SuiteOptions?
  private let delegate: DelegateOptions
  private let options: ScenarioOptions
  private let files: [DrawnFile]
  private let svgText: SVGWriter.Text
  private let rows, columns: PictureMatch.Axis
  private let earlier: EarlierPictures?
  private let title: String
  private let zoom, resolution: Double
  private let showsFrames: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    suite = arguments.operands.isEmpty ? nil : try SuiteOptions(arguments)
    delegate = try DelegateOptions(arguments)
    options = try ScenarioOptions(arguments)
    files = try DrawnFile.files("out", in: arguments, default: "sheet.png")
    svgText = DrawnFile.svgText(in: arguments)
    rows = try Self.axis("rows", arguments) ?? .device
    columns = try Self.axis("columns", arguments) ?? .scenario
    guard rows != columns else { throw .badValue(option: "columns", reason: "rows and columns cannot be the same") }
    earlier = arguments.value("before").map(EarlierPictures.init)
    title = arguments.value("title") ?? ""
    zoom = try arguments.number("zoom", in: 0.05...2) ?? 0.5
    resolution = try arguments.number("resolution", in: 0.5...4) ?? 1.5
    showsFrames = !arguments.has("no-frames")
  }

  private static func axis(_ option: String, _ arguments: ParsedArguments) throws(UsageError) -> PictureMatch.Axis? {
    guard let name = arguments.value(option) else { return nil }
    guard let axis = PictureMatch.Axis(rawValue: name == "state" ? "scenario" : name) else {
      throw .unknownValue(name, option: option, known: axisNames)
    }
    return axis
  }

  func run(_ console: Console) async throws -> ExitStatus {
    for file in files { try OutputFolder.check(file: file.path) }
    try earlier?.check()
    let shown = try scenes(console)
    let scenarios = shown.map(\.scenario)
    let grid = SheetGrid(scenarios, rows: rows, columns: columns)
    var cells: [SheetCell] = []
    for (index, item) in shown.enumerated() {
      cells.append(try cell(item, caption: grid.captions.isEmpty ? "" : grid.captions[index]))
    }
    let sheet = ContactSheet(
      grid: grid, cells: cells, title: title, zoom: zoom, showsFrames: showsFrames)
    let list = try sheet.displayList(scale: resolution, FigureTypesetter())
    for file in files {
      let name = title.isEmpty ? "Contact sheet" : title
      let description = "\(scenarios.count) screens of a navigation layout"
      try FileOutput.write(
        file.bytes(of: list, title: name, description: description, svgText: svgText), to: file.path)
      console.output(file.path)
    }
    return report(shown, console)
  }

  private typealias Shown = (scenario: Scenario, scene: Result<PictureScene, PictureFailure>)

  private func scenes(_ console: Console) throws -> [Shown] {
    let maker = SceneMaker(includesLayouts: earlier != nil)
    if let suite {
      return try suite.cases(of: suite.suites()).flatMap { suiteCase in
        let scenes = try maker.scenes(of: suiteCase.scenarios) {
          try suite.make($0, of: suiteCase.suite, console: console)
        }
        return Array(zip(suiteCase.scenarios, scenes))
      }
    }
    let scenarios = try options.scenarios()
    try ScenarioOptions.checkThemes(of: scenarios)
    let library = try delegate.delegate()
    let scenes = try maker.scenes(of: scenarios) {
      try delegate.pool.run($0, delegate: library, log: console.log)
    }
    return Array(zip(scenarios, scenes))
  }

  private func cell(_ shown: Shown, caption: String) throws -> SheetCell {
    switch shown.scene {
    case .failure(let failure):
      let picture = SheetPicture(
        device: shown.scenario.device, content: .failure(failure.description), name: shown.scenario.fileStem)
      return SheetCell(pictures: [picture], caption: caption)
    case .success(let scene):
      if let before = try earlier?.picture(of: shown.scenario) {
        return SheetComparison(scenario: shown.scenario, earlier: before, scene: scene).cell(caption: caption)
      }
      let picture = SheetPicture(
        device: shown.scenario.device, content: .drawing(scene.list), name: shown.scenario.fileStem)
      return SheetCell(pictures: [picture], caption: caption, remarks: earlier == nil ? [] : ["new"])
    }
  }

  private func report(_ shown: [Shown], _ console: Console) -> ExitStatus {
    var status = ExitStatus.success
    for (scenario, scene) in shown {
      guard case .failure(let failure) = scene else { continue }
      console.log("\(scenario.fileStem): \(failure)")
      status = .usage
    }
    return status
  }
}
