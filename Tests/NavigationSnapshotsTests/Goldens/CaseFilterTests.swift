import Testing

@testable import SnapshotEngine

struct CaseFilterTests {
  private static let names: [(pattern: String, isIncluded: Bool)] = [
    ("iphone-15/active-guidance.rtl", true), ("iphone*/*guidance*", true), ("*rtl", true), ("sample/*", true),
    ("sample/iphone-15/*", true), ("iphone-1[0-9]/*", true), ("iphone-15", false), ("ipad*", false),
    ("other/*", false), ("*.night", false),
  ]

  @Test(arguments: names)
  func `a pattern chooses by the case's name, with or without its suite`(pattern: String, isIncluded: Bool) {
    let filter = CaseFilter(patterns: [pattern])
    #expect(filter.includes("iphone-15/active-guidance.rtl", suite: "sample") == isIncluded)
  }

  @Test func `one of several patterns is enough, and none means all`() {
    #expect(CaseFilter(patterns: ["x", "a*"]).includes("abc", suite: "s"))
    #expect(CaseFilter(patterns: []).includes("abc", suite: "s"))
  }
}
