/// What a run's jobs came to: the files on standard output, everything else beside it.
struct RunReport {
  let jobs: [PictureJob]
  let results: [PictureResult]

  func write(to console: Console) -> ExitStatus {
    for (job, result) in zip(jobs, results) {
      switch result {
      case .made(let report):
        job.outputs.forEach { console.output($0.path) }
        PictureRemarks(job.scenario, report).lines.forEach(console.log)
      case .failed(let failure): console.log("\(job.scenario.fileStem): \(failure)")
      }
    }
    let failures = results.filter { $0.failure != nil }.count
    if failures > 0 { console.log("\(failures) of \(results.count) pictures could not be made") }
    let hasRemarks = PictureRemarks.all(jobs, results).contains(where: \.isFaulty)
    return failures > 0 ? .usage : hasRemarks ? .differences : .success
  }
}

/// How long a run took.
struct TimingReport {
  let results: [PictureResult]
  let elapsed: Duration

  var text: String {
    let reports = results.compactMap(\.report)
    let total = reports.map(\.timing).reduce(PictureTiming(), +)
    let seconds = elapsed / .seconds(1)
    let sum = max(total.total, .leastNormalMagnitude)
    func share(_ part: Double) -> String { "\(Int((part / sum * 100).rounded())) %" }
    return """
      \(reports.count) pictures in \(DecimalText.of(seconds)) s, \
      \(DecimalText.of(Double(reports.count) / max(seconds, .leastNormalMagnitude))) a second; \
      layout \(share(total.layout)), painting \(share(total.painting)), \
      rasterising \(share(total.rasterising)), encoding \(share(total.encoding)), comparing \(share(total.comparing))
      """
  }
}
