import Testing

@testable import ImageComparison

struct DeltaEMetricTests {
  private func distance(_ first: SIMD3<Int>, _ second: SIMD3<Int>) -> Double {
    func color(_ levels: SIMD3<Int>) -> SIMD3<Double> {
      LabSpace.color(0xFF00_0000 | UInt32(levels.x) | UInt32(levels.y) << 8 | UInt32(levels.z) << 16)
    }
    let apart = color(first) - color(second)
    return (apart * apart).sum().squareRoot()
  }

  /// The colour that is nearest to another among those whose level of one channel is given, step by step.
  private func nearest(to color: SIMD3<Int>, channel: Int, level: Int) -> Double {
    var best = color
    best[channel] = level
    var least = distance(color, best)
    var step = 32
    while step > 0 {
      var found = false
      for other in 0..<3 where other != channel {
        for change in [-step, step] {
          var next = best
          next[other] = min(255, max(0, next[other] + change))
          let distance = distance(color, next)
          if distance < least { (best, least, found) = (next, distance, true) }
        }
      }
      if !found { step /= 2 }
    }
    return least
  }

  @Test func `no two colours that are 2 apart differ by more than 91 levels of a channel`() {
    for channel in 0..<3 {
      for low in stride(from: 0, through: 163, by: 9) {
        for first in stride(from: 0, through: 255, by: 17) {
          for second in stride(from: 0, through: 255, by: 17) {
            var color = SIMD3(first, second, first)
            color[channel] = low
            if channel != 2 { color[2] = second }
            if channel == 0 { color[1] = first }
            #expect(nearest(to: color, channel: channel, level: low + 92) > 2, "\(color), channel \(channel)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    (0xFF00_0000, 0xFFFF_FFFF, 100.0), (0xFFFF_FFFF, 0xFFFF_FFFF, 0), (0xFF00_00FF, 0xFF00_FF00, 170.6),
  ])
  func `distances are CIE's`(first: UInt32, second: UInt32, distance: Double) {
    let apart = LabSpace.color(first) - LabSpace.color(second)
    #expect(abs((apart * apart).sum().squareRoot() - distance) < 0.1)
  }
}
