import Foundation
import Testing

@testable import SnapshotEngine

/// The same scenario gives the same bytes, whatever the host is like.
struct DeterminismTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(to name: String, _ program: Program, _ more: [String] = []) throws -> [String: [UInt8]] {
    let run = try program.run(
      [
        "render", "--state", "active-guidance-prompt,changing-prompt", "--direction", "all", "--scale", "1", "--format",
        "png,svg,svg-structured,json,pdf", "--out", "\(folder.path)/\(name)",
      ] + more)
    try #require(run.status == 0, "\(run.output)")
    let files = folder.files.filter { $0.hasPrefix(name + "/") }
    return Dictionary(uniqueKeysWithValues: try files.map { (String($0.dropFirst(name.count)), try folder.bytes($0)) })
  }

  @Test func `another home, language, time zone, font and number of processors change no byte`() throws {
    let home = "\(folder.path)/home"
    let fonts = home + "/.fonts"
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    // A font under a name that texts ask for, where programs usually look for fonts.
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSansThai-Bold.ttf", toPath: fonts + "/Roboto-Regular.ttf")
    let usual = try render(to: "usual", Program())
    let strange = try render(
      to: "strange",
      Program(
        environment: [
          "HOME": home, "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu",
          "XDG_CACHE_HOME": home + "/cache",
        ], wrapper: ["taskset", "-c", "0"]), ["--jobs", "1"])
    #expect(usual.keys.sorted() == strange.keys.sorted())
    for (name, bytes) in usual { #expect(strange[name] == bytes, "\(name)") }
  }
}
