import Drawing
import Foundation
import Rendering
import Testing

@testable import SnapshotEngine

@Suite struct ContactSheetTests {
  private func scenarios(_ devices: [String], _ states: [NavigationState]) -> [Scenario] {
    devices.compactMap(Device.init(named:)).flatMap { device in states.map { Scenario(device: device, state: $0) } }
  }

  @Test func `devices have rows and states columns`() {
    let grid = SheetGrid(
      scenarios(["iphone-se", "iphone-15"], [.navigationReady, .activeGuidance]), rows: .device, columns: .scenario)
    #expect(grid.rowHeadings.map(\.title) == ["iphone-se", "iphone-15"])
    #expect(grid.rowHeadings[0].subtitle == "375 × 667 pt")
    #expect(grid.columnHeadings.map(\.title) == ["navigation-ready", "active-guidance"])
    #expect(grid.rows == [[0, 1], [2, 3]])
  }

  @Test func `what else differs becomes columns of its own`() {
    var all = scenarios(["iphone-se", "iphone-15"], [.activeGuidance])
    all = all.flatMap { scenario in
      Lighting.allCases.map { lighting in
        var lit = scenario
        lit.lighting = lighting
        return lit
      }
    }
    let grid = SheetGrid(all, rows: .device, columns: .scenario)
    #expect(grid.columnHeadings.map(\.subtitle) == ["day", "night"])
    #expect(grid.rows == [[0, 1], [2, 3]])
  }

  @Test func `a combination that does not exist leaves its place free`() {
    var all = scenarios(["iphone-se", "iphone-15"], [.navigationReady, .activeGuidance])
    all.remove(at: 1)
    #expect(SheetGrid(all, rows: .device, columns: .scenario).rows == [[0, nil], [1, 2]])
  }

  @Test func `screens of one device are put one after the other, with captions`() {
    let grid = SheetGrid(scenarios(["iphone-15"], NavigationState.allCases), rows: .device, columns: .scenario)
    #expect(grid.rowHeadings.isEmpty)
    #expect(grid.captions == NavigationState.allCases.map(\.name))
    #expect(grid.rows.flatMap { $0.compactMap(\.self) } == Array(0..<NavigationState.allCases.count))
  }

  @Test func `screens stay vectors, and one that cannot be made says why`() throws {
    let all = scenarios(["iphone-se"], [.navigationReady, .activeGuidance])
    let drawn = DisplayList(
      size: CGSize(width: 375, height: 667), scale: 2,
      items: [
        .group(
          DisplayGroup(
            source: .init(name: "map", type: "Map"), items: [.fill(.circle(center: .zero, radius: 9), .black)]))
      ])
    let cells = [SheetPicture.Content.drawing(drawn), .failure("the delegate crashed")].enumerated().map {
      index, content in
      SheetCell(pictures: [SheetPicture(device: all[index].device, content: content, name: "screen\(index)")])
    }
    let sheet = ContactSheet(grid: SheetGrid(all, rows: .device, columns: .scenario), cells: cells, title: "All")
    let list = try sheet.displayList(scale: 1, FigureTypesetter())
    let svg = try SVGWriter(title: "All").document(of: list)
    #expect(svg.contains(#"<g id="map" class="Map">"#))
    #expect(!svg.contains("<image"))
    #expect(list.size.width > 375)
  }

  @Test func `changed views are marked beside how they were`() throws {
    let folder = try TemporaryFolder()
    let render = [
      "render", "--device", "iphone-se", "--state", "active-guidance", "--format", "json", "--out", folder.path,
    ]
    try #require(try Program().run(render).status == 0)
    let out = folder.path + "/sheet.svg"
    let run = try Program().run([
      "sheet", "--device", "iphone-se", "--state", "active-guidance", "--delegate", "courier", "--before", folder.path,
      "--out", out,
    ])
    #expect(run.status == 0, "\(run.output)")
    let svg = String(decoding: try folder.bytes("sheet.svg"), as: UTF8.self)
    #expect(svg.contains("aria-label=\"before\""))
    #expect(svg.contains("startColumn is new"), "the caption tells what changed")
  }

  @Test func `other pixels per point are no change`() throws {
    let folder = try TemporaryFolder()
    let screen = ["--device", "iphone-15", "--state", "active-guidance"]
    let render = ["render", "--format", "json", "--scale", "1", "--out", folder.path] + screen
    try #require(try Program().run(render).status == 0)
    let run = try Program().run(["sheet", "--before", folder.path, "--out", folder.path + "/sheet.svg"] + screen)
    #expect(run.status == 0, "\(run.output)")
    #expect(String(decoding: try folder.bytes("sheet.svg"), as: UTF8.self).contains("unchanged"))
  }
}

@Suite struct BandedRasterizerTests {
  @Test func `a picture drawn in bands is the one drawn in one go`() throws {
    var random = SeededNumbers(seed: 7)
    let items = (0..<60).map { _ -> DisplayItem in
      let rect = CGRect(
        x: random.number(-20...190), y: random.number(-50...1500), width: random.number(1...120),
        height: random.number(1...300))
      let shape = RoundedRectangle(rect, radius: random.number(0...20))
      let color = Color(white: Double(random.number(0...1)), alpha: 0.7)
      return .group(
        DisplayGroup(
          opacity: random.pick([1, 0.5]),
          items: [
            .shadow(shape, Shadow(color: .black, offset: CGVector(dx: 0, dy: 3), sigma: 5)), .fill(shape.path, color),
            .stroke(shape.path, StrokeStyle(width: 2), .black),
          ]))
    }
    let list = DisplayList(size: CGSize(width: 200, height: 1600), scale: 1.5, items: items)
    #expect(try BandedRasterizer.bitmap(of: list) == Rasterizer.bitmap(of: list))
  }
}
