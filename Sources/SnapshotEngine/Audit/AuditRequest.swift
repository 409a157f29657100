import LayoutAudit

/// What a worker process is told of an audit beside the device: rules also read the delegate's source.
package struct AuditRequest: Sendable, Hashable, Codable {
  /// Paths of the source files; empty for a built-in sample.
  package var sources: [String]

  package init(sources: [String]) {
    self.sources = sources
  }

  func readSources() throws -> [AuditedSource] {
    try sources.map { path in
      AuditedSource(file: path, text: String(decoding: try FileOutput.read(path), as: UTF8.self))
    }
  }
}
