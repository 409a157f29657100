/// What became of a job.
package enum PictureResult: Sendable, Hashable, Codable {
  case made(PictureReport)
  case failed(PictureFailure)

  package var report: PictureReport? {
    if case .made(let report) = self { report } else { nil }
  }

  package var failure: PictureFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }
}

/// A picture that was made.
package struct PictureReport: Sendable, Hashable, Codable {
  package var findings: [LayoutDocument.Finding]
  package var conflicts: [LayoutDocument.Conflict] = []
  package var timing: PictureTiming
  package var explanation: PictureExplanation?
  /// What an audit found, where the job was one.
  package var audit: [AuditRecord]?
  /// What holding the picture against its golden came to, where the job asked for it.
  package var verdict: CaseVerdict?
}

/// What came of asking why a view or guide lies where it does.
package enum PictureExplanation: Sendable, Hashable, Codable {
  case found(String)
  /// The picture has no view or guide of that name, but these.
  case unknown(known: [String])
}

/// Where a picture's time went, in seconds.
package struct PictureTiming: Sendable, Hashable, Codable {
  /// The session and its layout.
  package var layout = 0.0
  /// From views to a display list.
  package var painting = 0.0
  /// From the display list to pixels or vectors.
  package var rasterising = 0.0
  /// Making files' bytes and writing them.
  package var encoding = 0.0
  /// Reading goldens and holding the picture against them.
  package var comparing = 0.0

  var total: Double { layout + painting + rasterising + encoding + comparing }

  static func + (left: Self, right: Self) -> Self {
    Self(
      layout: left.layout + right.layout, painting: left.painting + right.painting,
      rasterising: left.rasterising + right.rasterising, encoding: left.encoding + right.encoding,
      comparing: left.comparing + right.comparing)
  }
}

/// Why a picture was not made.
package enum PictureFailure: Error, Sendable, Hashable, Codable, CustomStringConvertible {
  /// The process ended by a signal; `detail` is what the runtime said of it.
  case trapped(moment: String, signal: Int32, detail: String?)
  /// The process ended by itself, for example by `exit`.
  case exited(moment: String, status: Int32)
  case timedOut(moment: String, seconds: Double)
  /// No process got to it.
  case notMade
  /// A file that the picture was to be written to could not be.
  case notWritten(String)
  /// An error of our own.
  case error(String)

  package var description: String {
    switch self {
    case .trapped(let moment, let signal, let detail):
      "the delegate crashed \(moment) (signal \(signal))" + (detail.map { ": " + $0 } ?? "")
    case .exited(let moment, let status): "the delegate ended the process \(moment) with status \(status)"
    case .timedOut(let moment, let seconds):
      "the delegate was still busy after \(DecimalText.of(seconds)) s \(moment); --time-limit allows more"
    case .notMade: "the picture was not made"
    case .notWritten(let message), .error(let message): message
    }
  }
}
