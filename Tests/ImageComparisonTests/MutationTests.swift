import Drawing
import Foundation
import ImageComparison
import Rendering
import Testing
import Typography

/// Small scenes, each changed in one way that a test of a layout must find.
struct MutationTests {
  private static let seeds = 0..<1000 as Range<UInt64>

  @Test func `every mutation is found exactly, and perceptually where something moves or is missing`() throws {
    let letters = try SceneLetters()
    for seed in Self.seeds {
      var generator = SceneGenerator(seed: seed)
      let scene = MutableScene(using: &generator)
      let mutation = SceneMutation.allCases[Int(seed) % SceneMutation.allCases.count]
      let changed = mutation.applied(to: scene, using: &generator)
      let (expected, again) = (try scene.bitmap(letters), try scene.bitmap(letters))
      let actual = try changed.bitmap(letters)
      #expect(Comparison(expected: expected, actual: again) == .identical, "seed \(seed)")
      #expect(!Comparison(expected: expected, actual: actual).isAccepted, "seed \(seed): \(mutation), exactly")
      if mutation.isSeen {
        let comparison = Comparison(expected: expected, actual: actual, tolerance: .perceptual)
        #expect(!comparison.isAccepted, "seed \(seed): \(mutation), \(comparison)")
      }
    }
  }
}

enum SceneMutation: CaseIterable {
  case move, recolor, drop, changeLetter, swapOrder

  /// Whether whoever looks sees it: two levels of a colour are not seen.
  var isSeen: Bool { self != .recolor }

  func applied(to scene: MutableScene, using generator: inout SceneGenerator) -> MutableScene {
    var scene = scene
    let index = Int.random(in: 0..<scene.views.count, using: &generator)
    switch self {
    case .move:
      let by = Bool.random(using: &generator) ? 1 : -1
      if Bool.random(using: &generator) { scene.views[index].x += by } else { scene.views[index].y += by }
    case .recolor:
      let shift = [0, 8, 16].randomElement(using: &generator) ?? 0
      // Two levels of one channel, away from its end.
      let level = scene.views[index].color >> shift & 0xFF
      scene.views[index].color =
        level < 128 ? scene.views[index].color + 2 << shift : scene.views[index].color - 2 << shift
    case .drop: scene.views.remove(at: index)
    case .changeLetter:
      scene.letter =
        (scene.letter + Int.random(in: 1..<SceneLetters.all.count, using: &generator)) % SceneLetters.all.count
    case .swapOrder: scene.views.swapAt(0, 1)
    }
    return scene
  }
}

/// Two cards that overlap, a button, a narrow badge, and a letter.
struct MutableScene {
  struct View {
    var x, y, width, height: Int
    var radius: CGFloat
    var color: UInt32
  }

  var views: [View]
  var letter: Int

  init(using generator: inout SceneGenerator) {
    var colors: [UInt32] = [0x1A73E8, 0x0F9D58, 0x5F6368, 0xFFFFFF, 0xF8F9FA, 0x202124, 0xD93025, 0xFBBC04]
    colors.shuffle(using: &generator)
    func view(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: CGFloat, color: Int) -> View {
      View(
        x: x + Int.random(in: 0...3, using: &generator), y: y + Int.random(in: 0...3, using: &generator),
        width: width + Int.random(in: 0...4, using: &generator),
        height: height + Int.random(in: 0...4, using: &generator),
        radius: radius, color: colors[color])
    }
    views = [
      view(4, 4, 30, 20, radius: 4, color: 0), view(20, 12, 30, 20, radius: 0, color: 1),
      view(62, 6, 14, 14, radius: 7, color: 2), view(64, 34, 5, 5, radius: 2.5, color: 3),
    ]
    letter = Int.random(in: 0..<SceneLetters.all.count, using: &generator)
  }

  func bitmap(_ letters: SceneLetters) throws -> Bitmap {
    let items = views.map { view -> DisplayItem in
      let rect = CGRect(x: view.x, y: view.y, width: view.width, height: view.height)
      return .fill(RoundedRectangle(rect, radius: view.radius).path, Color(rgb: view.color))
    }
    return try Rasterizer.bitmap(
      of: DisplayList(
        size: CGSize(width: 84, height: 60), scale: 1, background: Color(rgb: 0xE8EAED),
        items: items + letters.items[letter]))
  }
}

/// Letters laid out once, as that takes longer than drawing.
struct SceneLetters {
  static let all = Array("abcdefghkmnopqrstuvwxyzABCDEFGHKLMNOPQRSTUVWXYZ0123456789")
  let items: [[DisplayItem]]

  init() throws {
    let engine = try TextEngine()
    items = try Self.all.map { letter in
      try engine.layout(
        TextParagraph(String(letter), style: TextStyle(size: 14, weight: 500), color: Color(rgb: 0x202124))
      )
      .items(at: CGPoint(x: 10, y: 38))
    }
  }
}

/// SplitMix64: the same numbers for the same seed.
struct SceneGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
