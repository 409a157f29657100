import Testing

@testable import SnapshotEngine

/// What a delegate does wrong ends at its own picture, and is told in words.
struct DelegateFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(
    _ fixture: String, _ more: [String] = [], states: String = "navigation-ready,active-guidance,active-guidance-prompt"
  ) throws -> Program.Run {
    var program = Program()
    program.environment["NAVSHOT_CACHE"] = folder.path + "/cache"
    return try program.run(
      ["render", "--sources", Program.fixture(fixture), "--format", "json", "--out", folder.path + "/out"]
        + ["--state", states] + more)
  }

  private var pictures: [String] {
    folder.files.filter { $0.hasPrefix("out/iphone-15/") }.map { String($0.dropFirst("out/iphone-15/".count)) }
  }

  @Test func `a trap is named with its callback, and the other pictures are made`() throws {
    let run = try render("TrappingLayout")
    #expect(run.status == 2)
    let file = Program.fixture("TrappingLayout")
    #expect(
      run.output.contains(
        "iphone-15/active-guidance-prompt: the delegate crashed in showPrompt (signal 4): \(file):6: no room for prompts"
      ))
    // Nothing beside it that says less.
    #expect(!run.output.contains("stack trace"))
    #expect(!run.output.contains("<unavailable>"))
    #expect(run.output.contains("1 of 3 pictures could not be made"))
    #expect(pictures == ["active-guidance.layout.json", "navigation-ready.layout.json"])
  }

  /// The runtime has no word for it, and its own line of the standard library for an index.
  @Test(arguments: [("active-guidance-prompt", 6, "Index out of range"), ("after-stop", 10, "arithmetic overflow")])
  func `a trap is told with the line of the sources`(state: String, line: Int, reason: String) throws {
    let run = try render("MiscountingLayout", states: state)
    #expect(run.output.contains("iphone-15/\(state): the delegate crashed in"))
    #expect(run.output.contains("\(Program.fixture("MiscountingLayout")):\(line): \(reason)"), "\(run.output)")
  }

  @Test func `a delegate whose child processes live on is not waited for`() throws {
    let start = ContinuousClock.now
    let run = try render("SpawningLayout")
    #expect(run.status == 0, "\(run.output)")
    #expect(start.duration(to: .now) < .seconds(40))
    #expect(pictures.count == 3)
  }

  @Test func `an endless loop is ended and named with its callback`() throws {
    let run = try render("EndlessLayout", ["--time-limit", "2"])
    #expect(run.status == 2)
    #expect(
      run.output.contains(
        "iphone-15/active-guidance: the delegate was still busy after 2 s in startGuidance; --time-limit allows more"))
    #expect(pictures == ["navigation-ready.layout.json"])
  }

  @Test func `a delegate that leaves the process is named with its callback`() throws {
    let run = try render("LeavingLayout")
    #expect(run.status == 2)
    #expect(
      run.output.contains(
        "iphone-15/navigation-ready: the delegate ended the process in enableNavigationUI with status 3"))
  }

  @Test func `what a delegate prints is no event`() throws {
    let run = try render("TalkingLayout")
    #expect(run.status == 0)
    #expect(run.output.contains("hello from the delegate"))
    #expect(pictures.count == 3)
  }

  @Test func `a kept library that was damaged is compiled anew`() throws {
    #expect(try render("PlainLayout").status == 0)
    let library = try #require(folder.files.first { $0.hasPrefix("cache/delegate-") && $0.hasSuffix(".so") })
    try FileOutput.write(Array(folder.bytes(library).prefix(5000)), to: "\(folder.path)/\(library)")
    let run = try render("PlainLayout")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `sources that do not compile show the compiler's message`() throws {
    let run = try render("BrokenLayout")
    #expect(run.status == 2)
    #expect(run.output.contains("BrokenLayout.swift:5:13: error: cannot find type 'UICard' in scope"))
  }

  @Test func `several delegates are listed`() throws {
    let run = try render("TwoLayouts")
    #expect(run.status == 2)
    #expect(run.output.hasSuffix("name one by --delegate:\n  FirstLayout\n  Screens.SecondLayout"))
  }

  @Test func `a nested delegate can be chosen`() throws {
    let run = try render("TwoLayouts", ["--delegate", "Screens.SecondLayout"])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `sources without a delegate are told`() throws {
    let run = try render("NoLayout")
    #expect(run.status == 2)
    #expect(run.output.contains("conforms to NavigationLayoutDelegate"))
  }

  @Test func `a delegate type that is not there is told`() throws {
    let run = try render("TwoLayouts", ["--delegate", "ThirdLayout"])
    #expect(run.status == 2)
    #expect(run.output.contains("the sources declare no class 'ThirdLayout'"))
  }
}
