import Drawing
import Foundation
import ImageComparison
import Rendering

/// Holds one picture against its golden: the solved frames first, then the pixels.
///
/// The present files are written only where something differs, so a run that passes leaves nothing behind.
struct GoldenCheck: Sendable {
  let reference: GoldenReference
  let document: LayoutDocument
  let list: DisplayList
  var cache: DrawingCache?

  func verdict(timing: inout PictureTiming) throws -> CaseVerdict {
    let bitmap = try timing.measuring(\.rasterising) { try Rasterizer.bitmap(of: list, reusing: cache) }
    var verdict = CaseVerdict()
    let (picture, layout) = timing.measuring(\.comparing) {
      let layout = compareLayouts(&verdict)
      return (comparePictures(bitmap, layout, &verdict), layout)
    }
    if let picture, isOfOtherRecording(picture, verdict) {
      verdict.problems.append(.mixedGolden(path: reference.picture))
    }
    verdict.problems.sort { $0.kind < $1.kind }
    if !verdict.problems.isEmpty || reference.keepsEqual {
      try timing.measuring(\.encoding) { try writeResults(bitmap, golden: picture, layout: layout) }
    }
    return verdict
  }

  /// Only where something differs: a pair of which each is as drawn now is right, whenever it was recorded.
  private func isOfOtherRecording(_ picture: GoldenPicture, _ verdict: CaseVerdict) -> Bool {
    guard [.size, .layout, .pixels].contains(verdict.kind), let layout = try? FileOutput.read(reference.layout) else {
      return false
    }
    return GoldenFile.isOfOtherRecording(picture.file, layout: layout)
  }

  // MARK: Frames

  /// Returns the recorded layout, where there is one that can be read.
  private func compareLayouts(_ verdict: inout CaseVerdict) -> LayoutDocument? {
    guard FileManager.default.fileExists(atPath: reference.layout) else {
      verdict.problems.append(.missingGolden(path: reference.layout))
      return nil
    }
    do {
      let text = try FileOutput.read(reference.layout)
      // The text is the same for the same layout, so most layouts need not be parsed.
      if text.elementsEqual(document.text.utf8) { return document }
      let expected = try LayoutDocument(text: text, path: reference.layout)
      let comparison = LayoutComparison(
        expected: expected, actual: document, tolerance: reference.tolerance.frames,
        masked: MaskedViews(reference.masks, in: [expected, document]).names)
      if !comparison.changes.isEmpty { verdict.problems.append(.layout(comparison.changes)) }
      if reference.tolerance.frames > 0 { verdict.gates.append(comparison.gate) }
      verdict.manifestChanges = expected.manifest.changes(to: document.manifest)
      return expected
    } catch {
      verdict.problems.append(.unreadableGolden(path: reference.layout, reason: Self.reason(of: error)))
      return nil
    }
  }

  /// Without the path, which the verdict tells.
  private static func reason(of error: any Error) -> String {
    if case FileError.unreadable(_, let reason) = error { reason } else { "\(error)" }
  }

  // MARK: Pixels

  /// A golden picture as it was found.
  private struct GoldenPicture {
    var file: [UInt8]
    /// Nil where the file says by itself that its pixels are the present ones.
    var bitmap: Bitmap?
  }

  /// Returns the golden picture, where there is one that can be read.
  private func comparePictures(
    _ actual: Bitmap, _ layout: LayoutDocument?, _ verdict: inout CaseVerdict
  ) -> GoldenPicture? {
    guard FileManager.default.fileExists(atPath: reference.picture) else {
      verdict.problems.append(.missingGolden(path: reference.picture))
      return nil
    }
    do {
      let file = try FileOutput.read(reference.picture)
      verdict.goldenBytes = file.count
      if PNGDecoder.digest(of: file) == PixelDigest(of: actual) { return GoldenPicture(file: file) }
      let golden = try PNGDecoder.decode(file)
      compare(golden, actual, layout, &verdict)
      return GoldenPicture(file: file, bitmap: golden)
    } catch {
      verdict.problems.append(.unreadableGolden(path: reference.picture, reason: Self.reason(of: error)))
      return nil
    }
  }

  private func compare(
    _ expected: Bitmap, _ actual: Bitmap, _ layout: LayoutDocument?, _ verdict: inout CaseVerdict
  ) {
    guard
      let map = DifferenceMap(expected: expected, actual: actual, tolerance: tolerance, masks: masks(layout))
    else {
      verdict.problems.append(.size(expected: PixelSize(of: expected), actual: PixelSize(of: actual)))
      return
    }
    let comparison = Comparison(map, tolerance: tolerance)
    verdict.gates += (comparison.difference?.gates ?? []).map(ComparisonGate.init)
    guard !comparison.isAccepted, let difference = comparison.difference else { return }
    let attribution = PixelAttribution(map, before: layout, after: document, list: list)
    verdict.problems.append(.pixels(PixelChange(difference, shares: attribution.shares)))
  }

  private var tolerance: Tolerance { reference.tolerance.pixels }

  /// What is not compared, by the places of views in both layouts.
  private func masks(_ layout: LayoutDocument?) -> [PixelRectangle] {
    MaskedAreas(reference.masks, in: [layout, document].compactMap(\.self)).rectangles
  }

  // MARK: Results

  private func writeResults(_ actual: Bitmap, golden: GoldenPicture?, layout: LayoutDocument?) throws {
    func path(_ file: ResultFile) -> String { file.path(after: reference.results) }
    try FileOutput.write(PNGEncoder.encode(actual, pixelsPerPoint: list.scale), to: path(.actual))
    try FileOutput.write(document.text, to: path(.layout))
    guard let golden else { return }
    try FileOutput.write(golden.file, to: path(.expected))
    guard let expected = golden.bitmap, expected != actual else { return }
    let difference = DifferencePicture(
      expected: expected, actual: actual, tolerance: tolerance, masks: masks(layout))
    try FileOutput.write(PNGEncoder.encode(difference.marks), to: path(.difference))
  }
}
