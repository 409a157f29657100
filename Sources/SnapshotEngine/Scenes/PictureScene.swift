package import Drawing
import Foundation
package import LayoutModel

/// A picture before it is drawn, as sheets, figures and animations are put together from: what a worker process hands
/// over instead of pixels.
package struct PictureScene: Sendable, Hashable {
  package var list: DisplayList
  /// Nil where nobody asked for it.
  package var layout: SolvedLayout?

  package init(list: DisplayList, layout: SolvedLayout? = nil) {
    (self.list, self.layout) = (list, layout)
  }
}

extension PictureScene {
  /// As bytes: the drawing's length in ten digits, the drawing, then the layout as JSON.
  func bytes() throws -> [UInt8] {
    let drawing = DisplayListArchive.bytes(of: list)
    let layout = try layout.map { [UInt8](try JSONEncoder().encode($0)) } ?? []
    return Array(Self.digits(of: drawing.count).utf8) + drawing + layout
  }

  init(bytes: [UInt8]) throws {
    guard bytes.count > Self.digitCount,
      let length = Int(String(decoding: bytes[..<Self.digitCount], as: UTF8.self)),
      (0...bytes.count - Self.digitCount).contains(length)
    else { throw ArchiveError.damaged }
    let end = Self.digitCount + length
    list = try DisplayListArchive.list(from: bytes[Self.digitCount..<end])
    layout = end == bytes.count ? nil : try JSONDecoder().decode(SolvedLayout.self, from: Data(bytes[end...]))
  }

  private static let digitCount = 10

  private static func digits(of count: Int) -> String {
    let text = String(count)
    return String(repeating: "0", count: max(0, digitCount - text.count)) + text
  }
}
