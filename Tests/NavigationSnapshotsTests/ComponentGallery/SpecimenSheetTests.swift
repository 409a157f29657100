import Drawing
import Foundation
import GoogleNavigation
import Testing

@testable import SnapshotEngine

@MainActor
@Suite("A component's sheet")
struct SpecimenSheetTests {
  @Test("has a row for each state, and each component a sheet")
  func states() throws {
    let gallery = try ComponentGallery.standard()
    #expect(Set(ComponentCatalog.components).isSubset(of: gallery.names))
    for component in ["etaCard", "speedWidget", "hidingStack", "googleLogo"] {
      let rows = gallery.sheet(named: component).rows
      #expect(rows.map(\.caption) == ComponentCatalog.states(of: component).map(\.name))
      #expect(rows.allSatisfy { $0.pictures.count == 4 })
    }
    #expect(gallery.sheet(named: "maneuvers").rows.count == Maneuver.allCases.count)
    let further = gallery.sheet(named: "themes")
    #expect(further.columns.map(\.title) == ["Blueprint", "Print"])
    for component in ComponentCatalog.components where component != "hidingStack" {
      let title = Wording(component).title
      #expect(further.rows.contains { $0.caption.hasPrefix("\(title), ") }, "\(title)")
    }
  }

  @Test("keeps specimens apart, whole and on the sheet", arguments: ComponentGallery.names)
  func places(name: String) throws {
    let sheet = try ComponentGallery.standard().sheet(named: name)
    let layout = try SpecimenSheetLayout(sheet, FigureTypesetter())
    let list = try layout.displayList(scale: 1)
    #expect(layout.cells.count == sheet.rows.count * sheet.columns.count)
    #expect(Set(layout.cells.map(\.label)).count == layout.cells.count)
    let paper = CGRect(origin: .zero, size: list.size)
    for (index, cell) in layout.cells.enumerated() {
      #expect(isInside(cell.rect, paper) && isInside(cell.pictureRect, cell.rect), "\(cell.label)")
      let ink = list.bounds(ofGroup: cell.label)
      #expect(isInside(ink, cell.rect), "\(cell.label): \(ink) in \(cell.rect)")
      for other in layout.cells[(index + 1)...] {
        #expect(!cell.rect.intersects(other.rect), "\(cell.label) and \(other.label)")
      }
    }
  }

  /// But for what arithmetic makes of equal edges.
  private func isInside(_ inner: CGRect, _ outer: CGRect) -> Bool {
    inner.minX >= outer.minX - 1e-6 && inner.minY >= outer.minY - 1e-6 && inner.maxX <= outer.maxX + 1e-6
      && inner.maxY <= outer.maxY + 1e-6
  }

  @Test("is the same every time")
  func repetition() throws {
    let lists = try (0..<2).map { _ in
      try SpecimenSheetLayout(ComponentGallery.standard().sheet(named: "etaCard"), FigureTypesetter())
        .displayList(scale: 1)
    }
    #expect(lists[0] == lists[1])
  }

  @Test("says so where a component shows nothing")
  func nothing() throws {
    let sheet = try ComponentGallery.standard().sheet(named: "speedWidget")
    let layout = try SpecimenSheetLayout(sheet, FigureTypesetter())
    let empty = try #require(layout.cells.first { $0.label.hasPrefix("US, nothing") })
    #expect(try layout.displayList(scale: 1).texts(inGroup: empty.label) == ["nothing"])
  }

  @Test("has its rows in blocks of about one length, with families together")
  func blocks() {
    func lengths(_ captions: [String], _ count: Int) -> [Int] {
      SpecimenSheet.blocks(of: captions.map { .init(caption: $0, pictures: []) }, count: count).map(\.count)
    }
    #expect(lengths(["a, 1", "a, 2", "a, 3", "b, 1", "b, 2"], 2) == [3, 2])
    #expect(lengths(["1", "2", "3", "4", "5", "6", "7"], 3) == [3, 3, 1])
    #expect(lengths(["1"], 4) == [1])
    #expect(lengths([], 4) == [])
  }

  @Test("puts names of code into words")
  func words() {
    #expect(Wording("turnUTurnCounterClockwise").text == "turn U-turn counterclockwise")
    #expect(Wording("uTurnLeft").text == "U-turn left")
    #expect(Wording("etaCard").title == "ETA card")
    #expect(Wording("tripProgressBar").title == "Trip progress bar")
  }
}
