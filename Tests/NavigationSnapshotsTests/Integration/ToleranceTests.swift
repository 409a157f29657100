import Foundation
import Testing

@testable import SnapshotEngine

/// Tolerances and masks of a matrix, as `verify` takes them.
struct ToleranceTests {
  private let suite: RecordedSuite

  init() throws { suite = try RecordedSuite() }

  /// Verifies one picture by a matrix with more in it.
  private func verdict(_ additions: String) throws -> CaseSummary {
    let matrix = RecordedSuite.matrix.dropLast() + ",\(additions)}"
    _ = try suite.folder.write(String(matrix), to: "golden/sample/matrix.json")
    _ = try suite.verify("--only", "iphone-se/active-guidance")
    return try #require(try suite.summary().cases.first)
  }

  @Test func `a pixel under a mask is not compared`() throws {
    try suite.alterPixel(of: "active-guidance.png")
    #expect(try verdict(#""masks":[{"rect":[0,0,4,4]}]"#).verdict == .pixels)
    #expect(try verdict(#""masks":[{"rect":[10,16,10,10]}]"#).verdict == .passed)
    #expect(try verdict(#""masks":[{"view":"turnCard"}]"#).verdict == .passed)
    #expect(try verdict(#""masks":[{"view":"turnCard","direction":"rtl"}]"#).verdict == .pixels)
  }

  @Test func `what a masked view writes is not compared, but where it is`() throws {
    try suite.alterLayout(of: "active-guidance.layout.json") { document in
      let index = try #require(document.views.firstIndex { $0.name == "turnCard" })
      document.views[index].label = "Another road"
    }
    #expect(try verdict(#""masks":[]"#).verdict == .layout)
    #expect(try verdict(#""masks":[{"view":"turnCard"}]"#).verdict == .passed)
    try suite.alterLayout(of: "active-guidance.layout.json") { document in
      let index = try #require(document.views.firstIndex { $0.name == "turnCard" })
      document.views[index].frame.y += 1
    }
    #expect(try verdict(#""masks":[{"view":"turnCard"}]"#).verdict == .layout)
  }

  @Test func `a frame may be off by the points that the matrix says`() throws {
    try suite.alterLayout(of: "active-guidance.layout.json") { document in
      let index = try #require(document.views.firstIndex { $0.name == "turnCard" })
      document.views[index].frame.y += 0.5
      document.views[index].visibleFrame?.y += 0.5
    }
    #expect(try verdict(#""tolerance":{"frames":0.5}"#).verdict == .passed)
    let failed = try verdict(#""tolerance":{"frames":0.25}"#)
    #expect(failed.verdict == .layout)
    #expect(failed.gates.map(\.description) == ["points that a frame's edge is off: 0.5 > 0.25 ✗"])
  }

  @Test func `pixels may differ as far as the matrix says, and every gate is told`() throws {
    try suite.alterPixel(of: "active-guidance.png")
    let exact = try verdict(#""tolerance":{"pixels":"exact"}"#)
    #expect(exact.gates.map(\.description) == ["different pixels: 1 > 0 ✗"])
    let tolerant = try verdict(#""tolerance":{"share":0.001}"#)
    #expect(tolerant.verdict == .passed)
    #expect(tolerant.gates.map(\.isPassed) == [true])
    #expect(try verdict(#""tolerance":{"pixels":"perceptual"}"#).verdict == .passed)
    #expect(try verdict(#""tolerance":{"window":{"size":8,"count":1}}"#).verdict == .passed)
    #expect(try verdict(#""tolerance":{"window":{"size":8,"count":0}}"#).verdict == .pixels)
  }
}
