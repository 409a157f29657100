import Foundation
import Testing

@testable import SnapshotEngine

struct OutputFolderTests {
  /// A folder with `golden/my/matrix.json` in it and a link `link` to `golden`.
  private func makeFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("out-\(UUID())").path
    let suite = folder + "/golden/my"
    try FileManager.default.createDirectory(atPath: suite, withIntermediateDirectories: true)
    try "{}".write(toFile: suite + "/matrix.json", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/golden")
    return folder
  }

  @Test(arguments: ["golden", "link", "golden/../golden", "golden/my", "golden/my/deeper"])
  func `results are never written among golden files`(path: String) throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: FileError.self) { try OutputFolder("\(folder)/\(path)").check(holding: "my") }
  }

  @Test(arguments: ["golden/my/matrix.json", "golden/my/iphone-se/a.png", "link/my/new.xml"])
  func `a single file is never written among golden files`(path: String) throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: FileError.self) { try OutputFolder.check(file: "\(folder)/\(path)") }
    try OutputFolder.check(file: "\(folder)/junit.xml")
  }

  @Test func `another folder will do`() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try OutputFolder(folder + "/out").check(holding: "my")
  }
}
