import Drawing
import Foundation
import Rendering
import Testing

@testable import SnapshotEngine

/// A golden picture names the layout that it was recorded with.
struct GoldenFileTests {
  private let layout = Array("{\n  \"views\": []\n}\n".utf8)

  private func picture(naming layout: [UInt8]?) -> [UInt8] {
    GoldenFile.picture(Bitmap(width: 3, height: 2), pixelsPerPoint: 1, layout: layout)
  }

  @Test func `a pair of one recording is known`() {
    #expect(!GoldenFile.isOfOtherRecording(picture(naming: layout), layout: layout))
    #expect(GoldenFile.isOfOtherRecording(picture(naming: layout), layout: layout + [32]))
  }

  @Test func `line ends that version control changed are no other recording`() {
    let changed = layout.flatMap { $0 == 10 ? [13, 10] : [$0] }
    #expect(!GoldenFile.isOfOtherRecording(picture(naming: layout), layout: changed))
  }

  @Test func `a picture that names none belongs to any layout, and so does a damaged one`() {
    #expect(!GoldenFile.isOfOtherRecording(picture(naming: nil), layout: layout))
    #expect(!GoldenFile.isOfOtherRecording([], layout: layout))
    #expect(!GoldenFile.isOfOtherRecording(Array(picture(naming: layout).prefix(60)), layout: layout))
  }

  @Test func `the usual file is smaller than a fast one, and the smallest is smaller still`() throws {
    let suite = try RecordedSuite()
    let bitmap = try PictureFile.read(suite.golden("active-guidance.png"))
    let usual = GoldenFile.picture(bitmap, pixelsPerPoint: 1).count
    #expect(usual < PNGEncoder.encode(bitmap, effort: .fast).count)
    #expect(GoldenFile.picture(bitmap, pixelsPerPoint: 1, size: .smallest).count < usual)
  }
}
