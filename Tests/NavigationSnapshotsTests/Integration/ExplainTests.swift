import Testing

@testable import SnapshotEngine

/// The whole program, asked about its own sample.
struct ExplainTests {
  private static func run(_ arguments: String...) throws -> Program.Run {
    try Program().run(["explain", "--state", "active-guidance"] + arguments)
  }

  @Test func `an edge is explained with its constraint and value`() throws {
    let run = try Self.run("--view", "viewport")
    #expect(run.status == 0)
    #expect(run.output.contains("top    = turnCard.bottom"))
    #expect(run.output.contains("viewport.top == turnCard.bottom, required"))
  }

  @Test func `from right to left the leading edge is the right one`() throws {
    let run = try Self.run("--view", "turnCard", "--direction", "rtl")
    #expect(run.output.contains("iphone-15/active-guidance.rtl: turnCard at "))
    #expect(run.output.split(separator: "\n").contains { $0.hasPrefix("  right  = map.") && $0.contains(".leading") })
  }

  @Test func `an unknown view ends with status 2, the nearest name and all names`() throws {
    let run = try Self.run("--view", "viewprt")
    #expect(run.status == 2)
    #expect(run.output.contains("has no view or guide 'viewprt', did you mean 'viewport'?; it has map, "))
  }

  @Test func `a view that only some states have is explained in those`() throws {
    let run = try Program().run(["explain", "--state", "not-navigating,active-guidance", "--view", "turnCard"])
    #expect(run.status == 0)
    #expect(run.output.contains("iphone-15/not-navigating: there is no view or guide 'turnCard'"))
    #expect(run.output.contains("iphone-15/active-guidance: turnCard at "))
  }

  @Test func `the safe area is told by its distance from the screen's edge`() throws {
    let run = try Self.run("--view", "map.safeAreaLayoutGuide")
    #expect(run.output.contains("top    = map.top + 59 (59)"))
  }
}
