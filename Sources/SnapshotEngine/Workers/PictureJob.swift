/// One picture to make, and the files to write it to.
package struct PictureJob: Sendable, Hashable, Codable {
  package struct Output: Sendable, Hashable, Codable {
    package var format: OutputFormat
    package var path: String

    package init(format: OutputFormat, path: String) {
      (self.format, self.path) = (format, path)
    }
  }

  /// Where the picture goes before it is drawn, for what is put together from several pictures.
  package struct Scene: Sendable, Hashable, Codable {
    package var path: String
    package var includesLayout: Bool

    package init(path: String, includesLayout: Bool) {
      (self.path, self.includesLayout) = (path, includesLayout)
    }
  }

  package var scenario: Scenario
  package var outputs: [Output]
  /// The view or guide whose place is explained beside the picture.
  package var explained: String?
  package var scene: Scene?
  /// The rest of an audit of the scenario's device, where the job is one.
  package var audit: AuditRequest?
  /// Whether words in structured SVG files are text rather than outlines.
  package var hasSVGText = false
  /// What the picture is held against, where it is.
  package var golden: GoldenReference?
  /// How the picture is written where it is to be kept as a golden.
  package var keeping: GoldenFile.Size?

  package init(scenario: Scenario, outputs: [Output]) {
    (self.scenario, self.outputs) = (scenario, outputs)
  }

  /// A job that writes a file of each format below `folder`, named after the scenario.
  package init(scenario: Scenario, formats: [OutputFormat], folder: String) {
    self.init(
      scenario: scenario,
      outputs: formats.map { Output(format: $0, path: "\(folder)/\(scenario.fileStem).\($0.fileExtension)") })
  }

  /// Has the relative paths of files start from `folder`.
  mutating func resolvePaths(in folder: String) {
    func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
    for index in outputs.indices { outputs[index].path = resolved(outputs[index].path) }
    if let path = scene?.path { scene?.path = resolved(path) }
    if let reference = golden {
      golden?.picture = resolved(reference.picture)
      golden?.layout = resolved(reference.layout)
      golden?.results = resolved(reference.results)
    }
  }

  /// The file of that format, where one is written.
  package func path(of format: OutputFormat) -> String? {
    outputs.first { $0.format == format }?.path
  }
}
