import Testing

@testable import SnapshotEngine

struct CrashReportTests {
  private static let frames = [
    "  0 [inlined] [system] 0x00007fe3 Swift runtime failure: arithmetic overflow in delegate-91385.so at //<compiler-generated>",
    "  1                    0x00007fe3 Layout.start(navMap:) + 865 in delegate-91385.so at c/My Layout.swift:9:52",
    "  2 [ra] [thunk]       0x00007fe4 protocol witness + 8 in delegate-91385.so at //<compiler-generated>",
    "  3 [ra]               0x00007fe5 Layout.other() + 1 in delegate-91385.so at c/Other.swift:3:1",
  ]

  @Test func `the reason is the backtracer's, the place the first line of the sources`() {
    let report = CrashReport(lines: ["*** Swift runtime failure: arithmetic overflow ***"] + Self.frames)
    #expect(report.text == "c/My Layout.swift:9: arithmetic overflow")
  }

  @Test func `a fatal error's own words count`() {
    let report = CrashReport(lines: ["Swift/Array.swift:692: Fatal error: Index out of range"] + Self.frames)
    #expect(report.text == "c/My Layout.swift:9: Index out of range")
  }

  @Test func `without a line of the sources there is the reason, and without either nothing`() {
    #expect(CrashReport(lines: ["x.swift:1: Fatal error: boom"]).text == "boom")
    #expect(CrashReport(lines: ["hello", "4 libc.so 0x1 <unavailable> + 7"]).text == nil)
  }

  @Test func `crashes that look alike are let happen again once`() {
    var inquiry = CrashInquiry()
    var count = 0
    let crash = CrashInquiry.Crash(moment: "in showPrompt", signal: 4, detail: nil)
    for _ in 0..<3 {
      let detail = inquiry.detail(of: crash) {
        count += 1
        return ["Fatal error: boom"]
      }
      #expect(detail == "boom")
    }
    #expect(count == 1)
  }

  @Test func `a crash that does not come again keeps what is known of it`() {
    var inquiry = CrashInquiry()
    let crash = CrashInquiry.Crash(moment: "in showPrompt", signal: 4, detail: "a.swift:1: Fatal error: boom")
    #expect(inquiry.detail(of: crash) { [] } == crash.detail)
  }
}
