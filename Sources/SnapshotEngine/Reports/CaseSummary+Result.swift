import Foundation
import GoogleNavigation

extension CaseSummary {
  /// What a picture came to.
  /// - Parameters:
  ///   - result: what its worker said.
  ///   - stem: where its files are, without extension.
  ///   - folder: the report's folder, which files are named relative to.
  init(_ scenario: Scenario, _ result: PictureResult, stem: String, folder: String) {
    let screen = scenario.device.screen
    self.init(
      name: scenario.fileStem, device: scenario.device.name, state: scenario.script.name, variant: scenario.variant,
      verdict: .passed, width: screen.size.width, height: screen.size.height, scale: screen.scale)
    switch result {
    case .failed(.notMade): problems = [.missingRender(reason: "\(PictureFailure.notMade)")]
    case .failed(let failure): problems = [.scenarioFailed(failure)]
    case .made(let report): take(report, of: scenario)
    }
    verdict = CaseVerdict(problems: problems).kind
    files = Self.files(after: stem, folder: folder)
  }

  private mutating func take(_ report: PictureReport, of scenario: Scenario) {
    problems = report.verdict?.problems ?? [.missingRender(reason: "it was not compared")]
    gates = report.verdict?.gates ?? []
    goldenBytes = report.verdict?.goldenBytes
    let remarks = PictureRemarks(scenario, report)
    func bare(_ lines: [String]) -> [String] { lines.map { $0.dropping(prefix: "\(scenario.fileStem): ") } }
    if !remarks.findings.isEmpty { problems.append(.findings(bare(remarks.findings))) }
    self.remarks = bare(remarks.notes + [remarks.conflicts].compactMap(\.self))
  }

  private static func files(after stem: String, folder: String) -> [String: String] {
    ResultFile.allCases.reduce(into: [:]) { files, kind in
      let path = kind.path(after: stem)
      guard FileManager.default.fileExists(atPath: path) else { return }
      files["\(kind)"] = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
  }
}
