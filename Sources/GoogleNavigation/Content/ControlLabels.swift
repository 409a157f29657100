/// Short texts on controls, and what assistive technology says of them.
nonisolated package struct ControlLabels: Sendable, Hashable, Codable {
  package var recenter, report, compass, speedometer, progress: String

  package init(recenter: String, report: String, compass: String, speedometer: String, progress: String) {
    (self.recenter, self.report, self.compass) = (recenter, report, compass)
    (self.speedometer, self.progress) = (speedometer, progress)
  }
}
