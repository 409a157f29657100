import Drawing
import Foundation
import Testing

struct PathDataTests {
  @Test func `path data gives the elements it names`() {
    #expect(
      Path(data: "M1 2 L3 4 H5 V6 Q7 8 9 10 Z")?.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 5, y: 4)),
        .line(CGPoint(x: 5, y: 6)), .quadratic(control: CGPoint(x: 7, y: 8), end: CGPoint(x: 9, y: 10)), .close,
      ])
  }

  @Test func `numbers repeat the command`() {
    #expect(Path(data: "M0 0 L1 1 2 2")?.elements.count == 3)
  }

  @Test func `shapes are written by their measures`() throws {
    let circle = try #require(Path(data: "O12 12 10"))
    #expect(circle.controlBounds == CGRect(x: 2, y: 2, width: 20, height: 20))
    let rectangle = try #require(Path(data: "R3 4 10 6 1"))
    #expect(rectangle.controlBounds == CGRect(x: 3, y: 4, width: 10, height: 6))
  }

  @Test(arguments: ["M1", "X1 2", "M1 2 L", "1 2", "M a b"])
  func `what is not path data is refused`(data: String) {
    #expect(Path(data: data) == nil)
  }
}
