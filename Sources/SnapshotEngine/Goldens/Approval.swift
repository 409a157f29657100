import Foundation
import GoogleNavigation

/// Takes the present files that a verification left over as the new goldens.
struct Approval {
  let summary: VerificationSummary
  let folder: ReportFolder
  /// The verdicts whose cases are taken.
  var kinds = Set(VerdictKind.allCases.filter(\.isApprovable))

  /// Returns the number of cases whose goldens were written. A file goes over an old one in one step.
  func run(_ suites: [Suite], filter: CaseFilter, console: Console) throws(ApprovalError) -> Int {
    var count = 0
    for suite in suites {
      guard let results = summary.suites.first(where: { $0.name == suite.name }) else {
        throw .notVerified(suite: suite.name, folder: folder.path)
      }
      let chosen = results.cases.filter { item in
        kinds.contains(item.verdict) && filter.includes(item.name, suite: suite.name)
      }
      try GoldenFolder(suite: suite).lock(for: .changing, console).during { () throws(ApprovalError) in
        for item in chosen { try approve(item, in: suite) }
      }
      count += chosen.count
    }
    return count
  }

  private func approve(_ item: CaseSummary, in suite: Suite) throws(ApprovalError) {
    guard let scenario = suite.scenarios.first(where: { $0.fileStem == item.name }) else {
      throw .unknownCase(item.name, suite: suite.name)
    }
    do {
      guard let layout = item.file(.layout), let picture = item.file(.actual) else {
        throw ApprovalError.noPicture(item.name, suite: suite.name)
      }
      let bitmap = try PictureFile.read("\(folder.path)/\(picture)")
      let text = try FileOutput.read("\(folder.path)/\(layout)")
      let golden = GoldenFile.picture(bitmap, pixelsPerPoint: scenario.device.screen.scale, layout: text)
      try FileOutput.write(text, to: suite.path(of: scenario, .json))
      try FileOutput.write(golden, to: suite.path(of: scenario, .png))
    } catch let error as ApprovalError {
      throw error
    } catch {
      throw .file("\(error)")
    }
  }
}

/// Why goldens cannot be taken over.
enum ApprovalError: UserError, Hashable {
  case notVerified(suite: String, folder: String)
  case unknownCase(String, suite: String)
  case noPicture(String, suite: String)
  case file(String)

  var description: String {
    switch self {
    case .notVerified(let suite, let folder):
      "'\(folder)' holds no results of suite '\(suite)'; 'navshot verify' makes them"
    case .unknownCase(let name, let suite):
      "suite '\(suite)' has no case '\(name)' any more; verify again before approving"
    case .noPicture(let name, let suite): "'\(suite)/\(name)' has no present picture; verify again before approving"
    case .file(let reason): reason
    }
  }
}
