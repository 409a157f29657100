import Drawing
import Foundation
import Rendering
import Testing
import Typography

@Suite struct Environment {
  /// A checksum of the scene, and of a text whose shapes Pango would choose by the user's languages.
  static func fingerprint() throws -> UInt64 {
    let engine = try TextEngine()
    let guessed = try engine.layout(
      TextParagraph("直骨海角 بگڑی бгдпт", style: TextStyle(size: 17, language: "en")), width: 300)
    var list = try Scene.list(scale: 1)
    list.items += guessed.items(at: CGPoint(x: 10, y: 800))
    let bytes =
      try PNGEncoder.encode(Rasterizer.bitmap(of: list)) + Array(SVGWriter().document(of: list).utf8)
    return bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  @Test func `the user's languages, home and time zone change nothing`() async throws {
    let expected = try Self.fingerprint()
    await #expect(processExitsWith: .success) { [expected = expected as UInt64] in
      for (name, value) in [
        ("LANG", "tr_TR.UTF-8"), ("LC_ALL", "tr_TR.UTF-8"), ("LANGUAGE", "ja:sr:ur"), ("PANGO_LANGUAGE", "ja:sr:ur"),
        ("FC_LANG", "ja"), ("HOME", "/nonexistent"), ("XDG_CONFIG_HOME", "/nonexistent"), ("TZ", "Asia/Tokyo"),
        ("FONTCONFIG_FILE", "/nonexistent"), ("PANGOCAIRO_BACKEND", "fc"),
        ("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0"),
      ] { setenv(name, value, 1) }
      exit(try Environment.fingerprint() == expected ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
