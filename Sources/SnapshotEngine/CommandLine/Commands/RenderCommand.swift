import Foundation

/// `navshot render`: makes pictures.
struct RenderCommand: Command {
  static let form = CommandForm(
    name: "render", summary: "Draws a layout in every combination of devices, states, directions and lightings.",
    options: DelegateOptions.options + ScenarioOptions.options + GalleryRun.options + [
      .init(
        name: "format", value: "FORMAT,…",
        help:
          "What is written: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")). png where it is left out."
      ),
      .init(
        name: "out", value: "FOLDER",
        help: "Where to; 'out' where it is left out. With PNG, an index.html shows them all."),
      .init(
        name: "timings",
        help: "Say how long pictures took, and which part layout, painting, rasterising and encoding had."),
    ] + DrawnFile.options,
    notes: [
      "Files are named FOLDER/DEVICE/SCENARIO[.rtl][.night][.LOCALE][.THEME][.SIZE][.wide|.standard][.tSECONDS].FORMAT."
    ])

  private let gallery: GalleryRun?
  private let delegate: DelegateOptions
  private let options: ScenarioOptions
  private let formats: [OutputFormat]
  private let folder: String
  private let showsTimings, hasSVGText: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    gallery = try GalleryRun(arguments)
    delegate = try DelegateOptions(arguments)
    options = try ScenarioOptions(arguments)
    formats = try arguments.choices(
      "format", among: OutputFormat.allCases.map { ($0.rawValue, $0) }, default: [.png])
    folder = arguments.value("out") ?? "out"
    showsTimings = arguments.has("timings")
    hasSVGText = arguments.has("svg-text")
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if let gallery { return try await gallery.run(console) }
    let start = ContinuousClock.now
    try OutputFolder(folder).check()
    let scenarios = try options.scenarios()
    try ScenarioOptions.checkThemes(of: scenarios)
    let jobs = scenarios.map { scenario in
      var job = PictureJob(scenario: scenario, formats: formats, folder: folder)
      job.hasSVGText = hasSVGText
      return job
    }
    let made = try delegate.delegate()
    let results = try delegate.pool.run(jobs, delegate: made, log: console.log)
    if formats.contains(.png) { try writeIndex(of: jobs, results, title: made.typeName) }
    let status = RunReport(jobs: jobs, results: results).write(to: console)
    if showsTimings { console.log(TimingReport(results: results, elapsed: start.duration(to: .now)).text) }
    return status
  }

  private func writeIndex(of jobs: [PictureJob], _ results: [PictureResult], title: String) throws {
    let pictures = zip(jobs, results).map { job, result in
      let remarks = result.report.map { PictureRemarks(job.scenario, $0) }
      let findings = (remarks?.findings ?? []) + [remarks?.conflicts].compactMap(\.self)
      return Gallery.Picture(
        scenario: job.scenario, failure: result.failure?.description,
        findings: findings.map { $0.dropping(prefix: "\(job.scenario.fileStem): ") })
    }
    // Sheets of components that were drawn beside the pictures are linked.
    let components = "\(GalleryPage.usualFolder)/\(GalleryPage.fileName)"
    let hasComponents = FileManager.default.fileExists(atPath: "\(folder)/\(components)")
    let page = Gallery(title: title, pictures: pictures, components: hasComponents ? components : nil)
    try FileOutput.write(page.html, to: folder + "/index.html")
  }
}
