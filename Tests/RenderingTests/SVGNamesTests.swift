import Testing

@testable import Rendering

struct SVGNamesTests {
  @Test func `ids are numbered by appearance, wherever Cairo's count began`() {
    func document(_ first: Int, _ second: Int) -> String {
      """
      <image id="image\(first)" fill="#123456"/><clipPath id="clip-\(second)"/>
      <use xlink:href="#image\(first)" clip-path="url(#clip-\(second))" class="x"/>
      """
    }
    let renumbered = SVGNames.renumbered(Array(document(105, 394).utf8))
    #expect(String(decoding: renumbered, as: UTF8.self) == document(0, 1))
  }
}
