import Drawing
import Foundation
import Rendering

/// Draws a solved picture and writes its files, off the main actor.
struct PictureWriter: Sendable {
  let picture: SolvedPicture
  let outputs: [PictureJob.Output]
  let explained: String?
  let golden: GoldenReference?
  let keeping: GoldenFile.Size?
  let scene: PictureJob.Scene?
  let hasSVGText: Bool
  /// What pictures of the same run have in common, where there are several.
  let cache: DrawingCache?

  init(picture: SolvedPicture, job: PictureJob, cache: DrawingCache? = nil) {
    self.cache = cache
    (self.picture, outputs, explained) = (picture, job.outputs, job.explained)
    (golden, keeping, scene, hasSVGText) = (job.golden, job.keeping, job.scene, job.hasSVGText)
  }

  /// Writes every file and holds the picture against its golden, where there is one; returns what was found and where the time went.
  func write() throws -> PictureReport {
    let document = LayoutDocument(
      layout: picture.layout, list: picture.list, scenario: picture.scenario, findings: picture.findings)
    var timing = picture.timing
    for output in outputs {
      let bytes = try bytes(of: output.format, document: document, timing: &timing)
      try timing.measuring(\.encoding) { try FileOutput.write(bytes, to: output.path) }
    }
    if let scene { try timing.measuring(\.encoding) { try write(scene) } }
    let verdict = try golden.map {
      try GoldenCheck(reference: $0, document: document, list: picture.list, cache: cache).verdict(timing: &timing)
    }
    let explanation = explained.map { PictureExplanation(of: $0, in: picture.layout) }
    return PictureReport(
      findings: document.findings, conflicts: document.conflicts, timing: timing, explanation: explanation,
      verdict: verdict)
  }

  private func write(_ scene: PictureJob.Scene) throws {
    let layout = scene.includesLayout ? picture.layout : nil
    var list = picture.list
    list.items = VisibleItems.items(list.items, within: CGRect(origin: .zero, size: list.size))
    try FileOutput.write(PictureScene(list: list, layout: layout).bytes(), to: scene.path)
  }

  private func bytes(
    of format: OutputFormat, document: LayoutDocument, timing: inout PictureTiming
  ) throws -> [UInt8] {
    let list = picture.list
    switch format {
    case .png:
      let bitmap = try timing.measuring(\.rasterising) { try Rasterizer.bitmap(of: list, reusing: cache) }
      return timing.measuring(\.encoding) {
        keeping.map {
          GoldenFile.picture(bitmap, pixelsPerPoint: list.scale, size: $0, layout: Array(document.text.utf8))
        }
          ?? PNGEncoder.encode(bitmap, pixelsPerPoint: list.scale)
      }
    case .svg:
      return try timing.measuring(\.rasterising) {
        try CairoSVG.data(of: list, title: picture.scenario.fileStem, description: description)
      }
    case .structuredSVG: return try timing.measuring(\.rasterising) { Array(try structuredSVG(of: list).utf8) }
    case .pdf: return try timing.measuring(\.rasterising) { try PDF.data(of: [list], title: picture.scenario.fileStem) }
    case .json: return timing.measuring(\.encoding) { Array(document.text.utf8) }
    }
  }

  private func structuredSVG(of list: DisplayList) throws -> String {
    let text: SVGWriter.Text = hasSVGText ? .characters : .outlines
    return try SVGWriter(title: picture.scenario.fileStem, description: description, text: text).document(of: list)
  }

  /// What the picture shows, for whoever cannot see it.
  private var description: String {
    let size = "\(DecimalText.of(picture.list.size.width)) × \(DecimalText.of(picture.list.size.height)) points"
    let scenario = picture.scenario
    return [scenario.script.summary, "\(scenario.device.name), \(size)."].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension PictureTiming {
  /// Adds the time that `work` takes. Times are for reports only: no picture depends on them.
  mutating func measuring<Value>(_ part: WritableKeyPath<Self, Double>, _ work: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    let value = try work()
    self[keyPath: part] += start.duration(to: .now) / .seconds(1)
    return value
  }
}
