import Testing

@testable import SnapshotEngine

struct JSONTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.0001, "0"), (1.0, "1"), (0.1 + 0.2, "0.3"), (2.5, "2.5"), (-1.25, "-1.25"),
    (1 / 3.0, "0.333"), (0.0005, "0.001"), (852, "852"), (-0.001, "-0.001"), (.infinity, "null"),
  ])
  func `numbers have at most three decimals and no negative zero`(number: Double, text: String) {
    #expect(DecimalText.of(number) == text)
  }

  @Test func `keys keep their order and absent members are left out`() {
    let value = JSONText.object(["b": .integer(1), "a": nil, "c": .null])
    #expect(value.line == #"{ "b": 1, "c": null }"#)
  }

  @Test func `short plain containers stay on their line`() {
    let value = JSONText.object(["frame": .object(["x": .number(1), "y": .number(2)]), "list": .array([])])
    #expect(
      value.document == """
        {
          "frame": { "x": 1, "y": 2 },
          "list": []
        }

        """)
  }

  @Test func `long containers take a line for each member`() {
    let value = JSONText.array((0..<30).map { .string("item \($0)") })
    #expect(value.document.split(separator: "\n").count == 32)
  }

  @Test func `characters that would mislead a reader are escaped`() {
    #expect(JSONText.string("a\"b\\c\nd\u{202E}e\u{200F}é").line == #""a\"b\\c\nd\u202ee\u200fé""#)
  }
}
