import Drawing
import Testing

struct ColorTests {
  @Test(arguments: ["#1A73E8", "#00000080", "#FFFFFF"])
  func `a hex colour is written as it was read`(hex: String) throws {
    #expect(try #require(Color(hex: hex)).hex == hex)
  }

  @Test(arguments: ["1A73E8", "#12", "#GGGGGG", "#12345", ""])
  func `what is no hex colour is refused`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func `black on white has the largest contrast`() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
  }
}
