import Drawing
import Foundation
import Testing

@testable import SnapshotEngine

@Suite("An annotated picture")
struct AnnotatedPictureTests {
  private let screen = DisplayList(size: CGSize(width: 393, height: 852), scale: 1, background: .black)

  @Test("keeps its badges apart and on the sheet, however the marks lie", arguments: 0..<40)
  func badges(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let marks = (1...random.integer(1...40)).map { number in
      let origin = CGPoint(x: random.number(-60...440), y: random.number(-60...900))
      let size = CGSize(width: random.number(0...400), height: random.number(0...300))
      return PictureMark(rect: CGRect(origin: origin, size: size), number: number, title: "")
    }
    let centers = AnnotatedPicture(picture: screen, marks: marks).badgeCenters
    for (index, center) in centers.enumerated() {
      #expect(
        center.x >= NumberBadge.reach / 2 - 0.01 && center.x <= 393 - NumberBadge.reach / 2 + 0.01, "seed \(seed)")
      #expect(
        center.y >= NumberBadge.reach / 2 - 0.01 && center.y <= 852 - NumberBadge.reach / 2 + 0.01, "seed \(seed)")
      for other in centers[(index + 1)...] {
        let isApart = max(abs(center.x - other.x), abs(center.y - other.y)) >= NumberBadge.reach * 2
        #expect(isApart, "badges at \(center) and \(other), seed \(seed)")
      }
    }
  }

  @Test("has its legend on the side where lines end, and below wide pictures")
  func legendPlace() throws {
    let marks = [PictureMark(rect: CGRect(x: 10, y: 10, width: 40, height: 40), number: 1, title: "One")]
    let sheets = try ["en", "ar"].map { language in
      try AnnotatedPicture(picture: screen, marks: marks).displayList(FigureTypesetter(language: language))
    }
    #expect(sheets[0].bounds(ofGroup: "legend").minX > sheets[0].bounds(ofGroup: "picture").maxX)
    #expect(sheets[1].bounds(ofGroup: "legend").maxX < sheets[1].bounds(ofGroup: "picture").minX)
    let landscape = DisplayList(size: CGSize(width: 852, height: 393), scale: 1, background: .black)
    let below = try AnnotatedPicture(picture: landscape, marks: marks).displayList(FigureTypesetter())
    #expect(below.bounds(ofGroup: "legend").minY > below.bounds(ofGroup: "picture").maxY)
  }

  @Test("lists marks of one number once")
  func sharedNumbers() throws {
    let marks = [0, 100].map { PictureMark(rect: CGRect(x: $0, y: 0, width: 9, height: 9), number: 1, title: "Both") }
    let sheet = try AnnotatedPicture(picture: screen, marks: marks).displayList(FigureTypesetter())
    #expect(sheet.texts(inGroup: "legend") == ["1", "Both"])
    #expect(sheet.texts(inGroup: "marks") == ["1", "1"])
  }

  @Test("grows with its legend")
  func longLegend() throws {
    let marks = (1...60).map { number in
      PictureMark(rect: .zero, number: number, title: "Mark \(number)", detail: "What is the matter here.")
    }
    let sheet = try AnnotatedPicture(picture: screen, marks: marks).displayList(FigureTypesetter())
    #expect(sheet.bounds(ofGroup: "legend").maxY <= sheet.size.height)
  }

  @Test("is legible in every tone", arguments: PictureMark.Tone.allCases)
  func contrast(tone: PictureMark.Tone) {
    #expect(tone.color.contrast(with: .white) >= 4.5)
  }
}
