import Drawing
import Foundation
import Rendering
import Testing

@Suite struct Rasterizing {
  func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  func draw(_ items: [DisplayItem], background: Color = .white, scale: CGFloat = 1) throws -> Bitmap {
    try Rasterizer.bitmap(
      of: DisplayList(size: CGSize(width: 40, height: 40), scale: scale, background: background, items: items))
  }

  @Test func `the scene`() throws {
    let list = try Scene.list(scale: 3)
    let bitmap = try Rasterizer.bitmap(of: list)
    let png = PNGEncoder.encode(bitmap, pixelsPerPoint: 3)
    if let folder = ProcessInfo.processInfo.environment["RENDERING_OUT"] {
      try Data(png).write(to: URL(fileURLWithPath: folder + "/scene.png"))
      try Data(CairoSVG.data(of: list)).write(to: URL(fileURLWithPath: folder + "/scene-cairo.svg"))
      try Data(PDF.data(of: [list])).write(to: URL(fileURLWithPath: folder + "/scene.pdf"))
    }
  }
}
