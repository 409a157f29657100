import LayoutModel
import Testing

@testable import SnapshotEngine

/// Uses of the built-in layout's interface beside a delegate: told, and no reason to fail.
struct LegacyUseFindingTests {
  private let finding = LayoutDocument.Finding(
    LegacyUse(api: "padding", replacement: "place 'viewport' where the map is free"))

  @Test func `a use is told with what to write instead`() {
    #expect(finding.rule == "legacy-layout-api")
    #expect(
      finding.message
        == "'padding' has no effect with a layout delegate; instead, place 'viewport' where the map is free")
  }

  @Test func `it is a warning and leaves the exit status alone`() throws {
    let device = try #require(Device.all.first)
    let report = PictureReport(findings: [finding], timing: PictureTiming())
    let remarks = PictureRemarks(Scenario(device: device, state: .activeGuidance), report)
    #expect(finding.level == "warning")
    #expect(remarks.lines.count == 1 && !remarks.isFaulty)
  }
}
