import Drawing
import Foundation
import Rendering
import Testing

@Suite struct SVG {
  static let isViewerInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")

  @Test func `the same list gives the same text`() throws {
    let list = try Scene.list()
    #expect(try SVGWriter(title: "A").document(of: list) == SVGWriter(title: "A").document(of: list))
  }

  @Test func `each view is a group with its name, class and label`() throws {
    let document = try SVGWriter().document(of: Scene.list())
    #expect(document.contains(#"<g id="turnCard" class="GMSNavigationTurnCard""#))
    #expect(document.contains("<title>Turn left onto &lt;Main&gt; &amp; &quot;Street&quot;</title>"))
    #expect(document.contains(#"<g id="buttons.1" class="UIButton""#))
  }

  @Test func `title and description are what the picture is labelled by`() throws {
    let document = try SVGWriter(title: "Guidance", description: "Turn & ETA", idPrefix: "a-")
      .document(of: Small.list([]))
    #expect(document.contains(#"role="img" aria-labelledby="a-title a-description""#))
    #expect(document.contains(#"<title id="a-title">Guidance</title>"#))
    #expect(document.contains(#"<desc id="a-description">Turn &amp; ETA</desc>"#))
  }

  @Test func `groups of one name get ids of their own`() throws {
    let item = DisplayItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .black)
    let group = DisplayItem.group(DisplayGroup(source: .init(name: "my card", type: "UIView"), items: [item]))
    let document = try SVGWriter().document(of: Small.list([group, group]))
    #expect(document.contains(#"id="my-card""#) && document.contains(#"id="my-card-2""#))
  }

  @Test func `numbers have at most two decimals and no exponent`() throws {
    let path = Path([.move(CGPoint(x: 1e-9, y: -0.001)), .line(CGPoint(x: 12.3456, y: 7.5)), .close])
    let document = try SVGWriter().document(of: Small.list([.fill(path, .black)]))
    #expect(document.contains(#"d="M0 0L12.35 7.5Z""#))
  }

  @Test func `a shadow is a blurred shape and never a drop shadow`() throws {
    let document = try SVGWriter().document(of: Scene.list())
    #expect(document.contains("feGaussianBlur"))
    #expect(!document.contains("feDropShadow"))
  }

  @Test func `text may be characters`() throws {
    let document = try SVGWriter(text: .characters).document(of: Scene.list())
    #expect(document.contains(">400 m</text>"))
    #expect(!document.contains("glyph-"))
  }

  @Test func `the document is well-formed XML`() throws {
    let document = try SVGWriter(title: "a\u{7}<b>", description: "]]>&").document(of: Scene.list())
    #expect(XMLCheck().accepts(document))
  }

  @Test func `coordinates that cannot be drawn are an error`() {
    let path = Path([.move(.zero), .line(CGPoint(x: CGFloat.nan, y: 0)), .close])
    #expect(throws: RenderingError.self) { try SVGWriter().document(of: Small.list([.fill(path, .black)])) }
  }

  @Test func `Cairo's file is measured in pixels`() throws {
    let file = String(decoding: try CairoSVG.data(of: Small.list([])), as: UTF8.self)
    #expect(file.contains(#"width="40px""#) || file.contains(#"width="40""#))
  }

  @Test func `a PDF file is the same at any time`() throws {
    let list = try Scene.list(scale: 1)
    #expect(try PDF.data(of: [list, list], title: "Two") == PDF.data(of: [list, list], title: "Two"))
  }

  @Test(.enabled(if: isViewerInstalled))
  func `the structured file looks like the PNG file`() throws {
    let list = try Scene.list()
    try expectAlike(list, Array(SVGWriter().document(of: list).utf8), meanLimit: 0.2)
  }

  @Test(.enabled(if: isViewerInstalled))
  func `Cairo's file looks like the PNG file`() throws {
    let list = try Scene.list(scale: 1)
    try expectAlike(list, CairoSVG.data(of: list), meanLimit: 0.2)
  }

  /// Drawn by librsvg: mean difference of a channel in levels, and few pixels that differ clearly.
  private func expectAlike(_ list: DisplayList, _ svg: [UInt8], meanLimit: Double) throws {
    let drawn = try SVGViewer.bitmap(of: svg, scale: list.scale)
    let bitmap = try Rasterizer.bitmap(of: list)
    try #require(drawn.width == bitmap.width && drawn.height == bitmap.height)
    var (sum, clear) = (0, 0)
    for index in bitmap.pixels.indices where drawn.pixels[index] != bitmap.pixels[index] {
      let difference = abs(Int(drawn.pixels[index]) - Int(bitmap.pixels[index]))
      sum += difference
      clear += difference > 48 ? 1 : 0
    }
    let mean = Double(sum) / Double(bitmap.pixels.count)
    #expect(mean < meanLimit)
    #expect(clear < bitmap.pixels.count / 2000)
  }
}

extension SVG {
  @Test func `Cairo's file has a title and a description too`() throws {
    let data = try CairoSVG.data(of: Small.list([]), title: "Guidance", description: "Turn & ETA")
    let file = String(decoding: data, as: UTF8.self)
    #expect(file.contains("<title>Guidance</title>\n<desc>Turn &amp; ETA</desc>"))
    #expect(XMLCheck().accepts(file))
  }

  @Test(.enabled(if: isViewerInstalled))
  func `shadows stay out of translucent shapes in Cairo's file`() throws {
    let card = RoundedRectangle(CGRect(x: 8, y: 8, width: 24, height: 24), radius: 4)
    let list = Small.list([
      .shadow(card, Shadow(color: .black, offset: CGVector(dx: 0, dy: 4), sigma: 4))
    ])
    let bitmap = try SVGViewer.bitmap(of: CairoSVG.data(of: list), scale: list.scale)
    let middle = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
    #expect(bitmap.pixels[middle] == 255, "the shape's own place stays white")
  }
}
