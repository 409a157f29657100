import Testing

@testable import SnapshotEngine

struct ParsingTests {
  private static let form = CommandForm(
    name: "test", summary: "", operandCount: 0...2,
    options: [.init(name: "list", value: "X", help: ""), .init(name: "flag", help: "")])

  @Test func `a value follows its option or an equals sign`() throws {
    let parsed = try Self.form.parse(["--list", "a", "--list=b=c"])
    #expect(parsed.values["list"] == ["a", "b=c"])
  }

  @Test func `lists are split at commas and joined over repetitions`() throws {
    #expect(try Self.form.parse(["--list", "a,b", "--list", "c"]).list("list") == ["a", "b", "c"])
  }

  @Test func `a list that was not given is not an empty one`() throws {
    #expect(try Self.form.parse([]).list("list") == nil)
  }

  @Test func `two dashes end the options`() throws {
    let parsed = try Self.form.parse(["--flag", "--", "--list"])
    #expect(parsed.has("flag"))
    #expect(parsed.operands == ["--list"])
  }

  @Test func `choices keep the order given and drop repetitions`() throws {
    let known = [("a", 1), ("b", 2), ("c", 3)].map { (name: $0.0, value: $0.1) }
    let parsed = try Self.form.parse(["--list", "c,a,c"])
    #expect(try parsed.choices("list", among: known, default: []) == [3, 1])
  }

  @Test func `all stands for every choice`() throws {
    let known = [("a", 1), ("b", 2)].map { (name: $0.0, value: $0.1) }
    #expect(try Self.form.parse(["--list=all"]).choices("list", among: known, default: []) == [1, 2])
  }

  @Test func `a lone comma is no choice`() throws {
    #expect(throws: UsageError.missingValue(option: "list")) { try Self.form.parse(["--list", ","]) }
    #expect(throws: UsageError.missingValue(option: "list")) { try Self.form.parse(["--list=,"]) }
  }

  @Test(arguments: [("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3), ("", "ab", 2)])
  func `distance counts the letters to change`(first: String, second: String, distance: Int) {
    #expect(Suggestion.distance(first, second) == distance)
  }

  @Test func `a far word is not suggested`() {
    #expect(Suggestion(for: "xyz", among: ["render"]).word == nil)
  }
}
