import Drawing
import Foundation
import Testing
import Typography

@Suite struct `Scripts` {
  @Test(arguments: [
    ("en", "Head north on 5th Ave"), ("de", "Größe Straße"), ("ru", "Налево"), ("el", "Αριστερά"),
    ("vi", "Rẽ trái Điện Biên Phủ"),
    ("ar", "انعطف يسارًا"), ("fa", "به چپ بپیچید"), ("he", "פנה שמאלה"), ("th", "เลี้ยวซ้าย"), ("hi", "बाएँ मुड़ें"),
    ("ja", "左折して国道一号線へ"), ("ko", "좌회전하세요"), ("zh-Hans", "左转进入骨海路"), ("zh-Hant", "左轉進入骨海路"),
    ("ka", "მარცხნივ"), ("hy", "Թեքվեք ձախ"), ("ta", "இடதுபுறம்"), ("bn", "বামে"), ("en", "A → B ✓ ★ ⚠ −5"),
  ])
  func `every character has a glyph and leaves ink on the line`(language: String, text: String) throws {
    let layout = try TextEngine().layout(TextParagraph(text, style: TextStyle(size: 20, language: language)))
    #expect(layout.missingGlyphs.isEmpty)
    #expect(layout.inkBounds.width > layout.size.width * 0.8)
    #expect(layout.inkBounds.height > 8 && layout.inkBounds.height < 40)
    #expect(layout.inkBounds.minY > -8 && layout.inkBounds.maxY < layout.size.height + 8)
  }

  @Test func `characters without a glyph are named once`() throws {
    let layout = try TextEngine().layout(TextParagraph("a 😀 b 😀", style: TextStyle(size: 20)))
    #expect(layout.missingGlyphs == ["😀"])
  }

  @Test(arguments: [
    ("zh-Hans", "Noto Sans CJK SC"), ("zh-Hant", "Noto Sans CJK TC"), ("zh-HK", "Noto Sans CJK HK"),
    ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("en", "Noto Sans CJK SC"),
  ])
  func `the language chooses whose Han shapes are drawn`(language: String, family: String) throws {
    let layout = try TextEngine().layout(TextParagraph("直骨海角", style: TextStyle(size: 20, language: language)))
    #expect(layout.runs.map(\.font.family) == [family])
  }

  @Test(arguments: [
    (300, "Roboto-Light"), (400, "Roboto-Regular"), (500, "Roboto-Medium"), (600, "Roboto-Bold"), (700, "Roboto-Bold"),
    (900, "Roboto-Black"),
  ])
  func `a weight takes the nearest file`(weight: Int, name: String) throws {
    let layout = try TextEngine().layout(TextParagraph("Main", style: TextStyle(size: 20, weight: weight)))
    #expect(layout.runs.map(\.font.name) == [name])
  }

  @Test func `a word in another script does not change the font of what follows`() throws {
    let layout = try TextEngine().layout(TextParagraph("Go → north", style: TextStyle(size: 20)))
    #expect(layout.runs.last?.font.family == "Roboto")
  }

  @Test func `a symbol does not make its line taller`() throws {
    let engine = try TextEngine()
    let plain = try engine.layout(TextParagraph("A B", style: TextStyle(size: 20)))
    #expect(try engine.layout(TextParagraph("A → ∴ B", style: TextStyle(size: 20))).size.height == plain.size.height)
  }

  @Test func `a missing file is named with its package`() {
    let file = FontFile(path: "/nowhere/Nothing.ttf", package: "fonts-nothing")
    #expect(throws: FontError.missing(file)) { try TextEngine(fonts: FontSet(base: [file])) }
    #expect(FontError.missing(file).description.contains("fonts-nothing"))
  }

  @Test func `the manifest has a checksum for every file`() throws {
    let manifest = try FontSet.installed.manifest(of: [.base])
    #expect(manifest.count == FontSet.installed.base.count)
    #expect(manifest.allSatisfy { $0.sha256.count == 64 })
  }

  @Test func `engines on several threads set the same glyphs`() async throws {
    let texts = ["Turn left", "شارع الملك", "左转进入骨海路", "เลี้ยวซ้าย"]
    let results = try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let engine = try TextEngine()
          return try texts.map { try engine.layout(TextParagraph($0, style: TextStyle(size: 17))) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == results[0] })
  }
}
