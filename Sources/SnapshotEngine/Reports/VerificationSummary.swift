import Foundation

/// What a run of `verify` came to: the `summary.json` beside its report, and what every other report is made from.
///
/// It holds no time and no host, so the same pictures give the same bytes, in one run or in merged shards.
package struct VerificationSummary: Sendable, Hashable, Codable {
  /// The file format's own version.
  static let currentVersion = 1
  static let fileName = "summary.json"

  package var version = Self.currentVersion
  /// The program and its version.
  package var tool = "navshot \(Navshot.version)"
  /// The part of the cases that this run made; nil where it made all.
  package var shard: Shard?
  package var suites: [SuiteSummary]

  package init(shard: Shard? = nil, suites: [SuiteSummary]) {
    (self.shard, self.suites) = (shard, suites)
  }
}

/// One suite's results.
package struct SuiteSummary: Sendable, Hashable, Codable {
  package var name: String
  /// The suite's folder, as it was named on the command line.
  package var folder: String
  /// The cases that all shards together make, in the matrix's order.
  package var planned: [String]
  /// The results, in the matrix's order.
  package var cases: [CaseSummary]
  /// Golden files that belong to no case of the matrix.
  package var unused: [String]
  /// Libraries and fonts that are not those recorded with, a sentence each.
  package var environment: [String]

  package init(
    name: String, folder: String, planned: [String], cases: [CaseSummary], unused: [String] = [],
    environment: [String] = []
  ) {
    (self.name, self.folder, self.planned, self.cases) = (name, folder, planned, cases)
    (self.unused, self.environment) = (unused, environment)
  }
}

/// One case's result.
package struct CaseSummary: Sendable, Hashable, Codable {
  /// The picture's file without its extension, for example `iphone-15/active-guidance.rtl`.
  package var name: String
  /// What the case is of, each by its name in the matrix.
  package var device: String
  package var state: String
  package var variant: String
  package var verdict: VerdictKind
  package var problems: [CaseProblem]
  package var gates: [ComparisonGate]
  /// Contradicting constraints and other remarks that are no failure.
  package var remarks: [String]
  /// The screen in points, and pixels per point.
  package var width, height, scale: Double
  /// The size of the golden picture's file.
  package var goldenBytes: Int?
  /// Files beside the summary, by kind; those that were written.
  package var files: [String: String]

  package init(
    name: String, device: String, state: String, variant: String = "", verdict: VerdictKind,
    problems: [CaseProblem] = [], gates: [ComparisonGate] = [], remarks: [String] = [], width: Double = 0,
    height: Double = 0, scale: Double = 1, goldenBytes: Int? = nil, files: [String: String] = [:]
  ) {
    (self.name, self.device, self.state, self.variant) = (name, device, state, variant)
    (self.verdict, self.problems, self.gates, self.remarks) = (verdict, problems, gates, remarks)
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.goldenBytes, self.files) = (goldenBytes, files)
  }

  package func file(_ kind: ResultFile) -> String? { files["\(kind)"] }

  package var isPassed: Bool { verdict == .passed }
}

extension VerificationSummary {
  package var cases: [CaseSummary] { suites.flatMap(\.cases) }

  package var failures: [CaseSummary] { cases.filter { !$0.isPassed } }

  package var exitStatus: ExitStatus { failures.isEmpty ? .success : .differences }

  /// How many cases came to each verdict; those that are there, graver ones first.
  package var counts: [(kind: VerdictKind, count: Int)] {
    VerdictKind.allCases.compactMap { kind in
      let count = cases.filter { $0.verdict == kind }.count
      return count == 0 ? nil : (kind, count)
    }
  }

  /// The file's text.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// Reads the summary of a report's folder, or a summary file.
  package init(path: String) throws(FileError) {
    let file = path.hasSuffix(".json") ? path : "\(path)/\(Self.fileName)"
    let data = Data(try FileOutput.read(file))
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .unreadable(path: file, reason: "it is not a summary of 'navshot verify', version \(Self.currentVersion)")
    }
  }
}
