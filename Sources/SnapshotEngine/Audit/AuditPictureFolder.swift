import Foundation

/// Where an audit's pictures go: a file for each screen that has findings.
struct AuditPictureFolder {
  /// Where a finding can be seen.
  struct Place: Hashable {
    var path: String
    /// Of its mark.
    var number: Int
  }

  let path: String
  let formats: [DrawnFile.Format]

  /// Pixels per point of a PNG.
  private static let scale: CGFloat = 2

  /// Draws and writes the pictures.
  /// - Parameter run: makes jobs' pictures; all jobs are of screens of one delegate.
  /// - Returns: where each finding is, by the finding.
  func write(
    _ pictures: [AuditPicture], run: ([PictureJob]) throws -> [PictureResult]
  ) throws -> [AuditRecord: Place] {
    let typesetter = try FigureTypesetter()
    let scenes = try SceneMaker().scenes(of: pictures.map(\.scenario), run: run)
    var places: [AuditRecord: Place] = [:]
    for (picture, scene) in zip(pictures, scenes) {
      let list = try picture.displayList(of: scene.get().list, scale: Self.scale, typesetter)
      let stem = "\(path)/\(picture.scenario.fileStem)"
      for file in formats.compactMap({ DrawnFile(path: "\(stem).\($0.rawValue)") }) {
        let bytes = try file.bytes(
          of: list, title: picture.title, description: "What an audit found on this screen.")
        try FileOutput.write(bytes, to: file.path)
        for (index, record) in picture.records.enumerated() where places[record] == nil {
          places[record] = Place(path: file.path, number: index + 1)
        }
      }
    }
    return places
  }
}
