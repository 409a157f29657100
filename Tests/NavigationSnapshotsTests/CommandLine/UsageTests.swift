import GoogleNavigation
import Testing

@testable import SnapshotEngine

struct UsageTests {
  private static let wrong: [(arguments: [String], message: String)] = [
    ([], "no command; 'navshot --help' lists them"),
    (["rendr"], "unknown command 'rendr', did you mean 'render'?; 'navshot --help' lists the commands"),
    (
      ["render", "--stat", "x"],
      "unknown option '--stat', did you mean '--state'?; 'navshot render --help' lists the options"
    ),
    (["render", "-x"], "unknown option '-x'; 'navshot render --help' lists the options"),
    (["render", "--device"], "'--device' needs a value"),
    (["render", "--device", "--state", "all"], "'--device' needs a value"),
    (["render", "--device="], "'--device' needs a value"),
    (["render", "--timings=yes"], "'--timings' takes no value"),
    (["render", "file.swift"], "unexpected argument 'file.swift'; see 'navshot render --help'"),
    (["diff", "a.png"], "'navshot diff' needs EXPECTED.png ACTUAL.png"),
    (["explain"], "'navshot explain' needs --view NAME"),
    (["render", "--direction", "up"], "'--direction' does not know 'up'; it knows ltr, rtl, all"),
    (
      ["render", "--lighting", "nigth"],
      "'--lighting' does not know 'nigth', did you mean 'night'?; it knows day, night, all"
    ),
    (["render", "--scale", "0"], "'--scale' needs a number from 0.5 to 8, not '0'"),
    (["render", "--time", "0.2,now"], "'--time' needs a number from 0 to 3600, not 'now'"),
    (
      ["render", "--delegate", "Mine"],
      "'--delegate' does not know 'Mine'; it knows \(SampleDelegate.allCases.map(\.rawValue).joined(separator: ", ")), the classes in --sources"
    ),
    (
      ["render", "--locale", "xx"],
      "'--locale': there are no texts in 'xx'; the languages are \(NavigationContent.languages.joined(separator: ", "))"
    ),
    (
      ["render", "--content-size", "AX6"],
      "'--content-size' does not know 'AX6', did you mean 'AX1'?; it knows XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, all"
    ),
    (["render", "--wide", "yes"], "'--wide' does not know 'yes'; it knows auto, on, off, all"),
    (["render", "--scenario", "split-view"], "'--scenario': split-view cannot be played on iphone-15"),
    (["render", "--sources", "x.swift", "--swift-version", "4"], "'--swift-version' does not know '4'; it knows 5, 6"),
  ]

  @Test(arguments: wrong)
  func `wrong usage is explained and ends with status 2`(arguments: [String], message: String) async {
    let recorder = RecordingConsole()
    #expect(await Navshot.run(arguments, console: recorder.console) == .usage)
    #expect(recorder.log == ["navshot: " + message])
    #expect(recorder.output.isEmpty)
  }

  @Test(arguments: [["--help"], ["help"], ["render", "--help"], ["help", "render"], ["verify", "x", "-h"]])
  func `help goes to standard output`(arguments: [String]) async {
    let recorder = RecordingConsole()
    #expect(await Navshot.run(arguments, console: recorder.console) == .success)
    #expect(recorder.output.joined().contains("usage: navshot"))
    #expect(recorder.log.isEmpty)
  }

  @Test func `help lists every command but the worker`() async {
    let recorder = RecordingConsole()
    _ = await recorder.run("--help")
    let help = recorder.output.joined()
    #expect(
      ["render", "explain", "record", "verify", "diff", "devices", "scenarios"].allSatisfy {
        help.contains("\n  \($0) ")
      })
    #expect(!help.contains("worker"))
  }

  @Test func `help keeps within 100 columns`() {
    for command in Navshot.commands {
      #expect(command.form.help.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command.form.name)")
    }
  }

  @Test func `the version is told`() async {
    let recorder = RecordingConsole()
    #expect(await recorder.run("--version") == .success)
    #expect(recorder.output == ["navshot \(Navshot.version)"])
  }

  @Test func `devices are listed one a line`() async {
    let recorder = RecordingConsole()
    #expect(await recorder.run("devices") == .success)
    #expect(recorder.output.count == Device.all.count)
  }
}
