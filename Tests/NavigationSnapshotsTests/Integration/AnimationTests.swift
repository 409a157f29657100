import Testing

@testable import SnapshotEngine

/// Pictures in the middle of animations show where views are on their way.
struct AnimationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func layouts(of state: NavigationState, at times: [String]) throws -> [LayoutDocument] {
    let run = try Program(environment: ["NAVSHOT_CACHE": folder.path + "/cache"]).run(
      [
        "render", "--sources", Program.fixture("PlainLayout"), "--state", state.name, "--time",
        times.joined(separator: ","), "--format", "json", "--out", folder.path,
      ])
    try #require(run.status == 0, "\(run.output)")
    return try times.map { time in
      let file = "iphone-15/\(state.name).t\(time).layout.json"
      return try LayoutDocument(text: folder.bytes(file), path: file)
    }
  }

  private func top(of view: String, in layout: LayoutDocument) throws -> Double {
    try #require(layout.views.first { $0.name == view }?.frame.y)
  }

  @Test func `a prompt slides up from below the screen`() throws {
    let tops = try layouts(of: .activeGuidancePrompt, at: ["0", "0.1", "0.2", "0.3", "0.4"]).map {
      try top(of: "prompt", in: $0)
    }
    #expect(tops.first == 852)
    #expect(tops.last == 712)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 > $1 }, "\(tops)")
  }

  @Test func `what rests on the prompt slides with it`() throws {
    let tops = try layouts(of: .activeGuidancePrompt, at: ["0", "0.2", "0.4"]).map { try top(of: "googleLogo", in: $0) }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 > $1 }, "\(tops)")
  }

  @Test func `one prompt leaves while the next arrives, and is gone at the end`() throws {
    let layouts = try layouts(of: .changingPrompt, at: ["0.1", "0.4"])
    #expect(try top(of: "oldPrompt", in: layouts[0]) < top(of: "prompt", in: layouts[0]))
    #expect(try top(of: "prompt", in: layouts[1]) == 712)
    #expect(!layouts[1].views.contains { $0.name == "oldPrompt" })
  }
}
