/// A picture as samples, which can be stored in any form that PNG has, and what a reader must make of it.
///
/// Written the slow and plain way, sample by sample, from the format's own text, to hold the decoder against.
struct SamplePicture {
  let width, height, depth: Int
  let colorType: UInt8
  /// Row by row, channel by channel.
  let samples: [Int]
  let palette: [UInt8]
  let transparency: [UInt8]

  static let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  private var channels: Int { Self.channels[colorType] ?? 1 }

  init(
    width: Int, height: Int, depth: Int, colorType: UInt8, isTransparent: Bool, using generator: inout SeededGenerator
  ) {
    (self.width, self.height, self.depth, self.colorType) = (width, height, depth, colorType)
    let entries = min(1 << depth, 200)
    palette = colorType == 3 ? (0..<entries * 3).map { _ in UInt8.random(in: 0...255, using: &generator) } : []
    let most = colorType == 3 ? entries - 1 : 1 << depth - 1
    let channels = Self.channels[colorType] ?? 1
    samples = Self.samples(
      pixelCount: width * height, channels: channels, rowLength: width * channels, most: most, using: &generator)
    guard isTransparent else {
      transparency = []
      return
    }
    switch colorType {
    case 3: transparency = (0..<max(1, entries / 2)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    case 0, 2:
      transparency = (0..<(colorType == 0 ? 1 : 3)).flatMap { _ in [UInt8((most / 3) >> 8), UInt8((most / 3) & 0xFF)] }
    default: transparency = []
    }
  }

  /// Stretches of noise, of one colour, and of the colours above, as screens have them.
  private static func samples(
    pixelCount: Int, channels: Int, rowLength: Int, most: Int, using generator: inout SeededGenerator
  ) -> [Int] {
    var samples: [Int] = []
    // How far back the sample is that a stretch repeats; none in noise.
    var distance: Int?
    for pixel in 0..<pixelCount {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        distance = [nil, channels, rowLength].randomElement(using: &generator) ?? nil
      }
      for channel in 0..<channels {
        let noise = Bool.random(using: &generator) ? most / 3 : Int.random(in: 0...most, using: &generator)
        let earlier = distance.map { pixel * channels + channel - $0 }
        samples.append(earlier.flatMap { $0 >= 0 ? samples[$0] : nil } ?? noise)
      }
    }
    return samples
  }

  /// Red, green, blue and alpha of each pixel.
  var pixels: [UInt8] {
    stride(from: 0, to: samples.count, by: channels).flatMap { index -> [UInt8] in
      let pixel = Array(samples[index..<index + channels])
      let bytes = pixel.map { UInt8((Double($0) * 255 / Double(1 << depth - 1)).rounded()) }
      let key = stride(from: 0, to: transparency.count, by: 2).map { at in
        at + 1 < transparency.count ? Int(transparency[at]) << 8 | Int(transparency[at + 1]) : -1
      }
      switch colorType {
      case 0: return [bytes[0], bytes[0], bytes[0], key == pixel ? 0 : 255]
      case 2: return bytes + [key == pixel ? 0 : 255]
      case 3:
        let alpha = pixel[0] < transparency.count ? transparency[pixel[0]] : 255
        return Array(palette[(pixel[0] * 3)..<(pixel[0] * 3 + 3)]) + [alpha]
      case 4: return [bytes[0], bytes[0], bytes[0], bytes[1]]
      default: return bytes
      }
    }
  }

  /// The file, with a random filter for each row.
  func file(isInterlaced: Bool, using generator: inout SeededGenerator) -> PNGFile {
    let passes =
      isInterlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (x, y, dx, dy) in passes where x < width && y < height {
      var above: [UInt8]?
      for row in stride(from: y, to: height, by: dy) {
        let bytes = packed(
          stride(from: x, to: width, by: dx).flatMap { column in
            (0..<channels).map { samples[(row * width + column) * channels + $0] }
          })
        let filter = Int.random(in: 0...4, using: &generator)
        rows += [UInt8(filter)] + filtered(bytes, above: above ?? bytes.map { _ in 0 }, filter: filter)
        above = bytes
      }
    }
    return PNGFile(
      width: width, height: height, depth: UInt8(depth), colorType: colorType, rows: rows, palette: palette,
      transparency: transparency, isInterlaced: isInterlaced, partLength: Int.random(in: 1...500, using: &generator))
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    let bits = samples.flatMap { sample in (0..<depth).reversed().map { UInt8(sample >> $0 & 1) } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
    }
  }

  private func filtered(_ row: [UInt8], above: [UInt8], filter: Int) -> [UInt8] {
    let back = max(1, channels * depth / 8)
    return row.indices.map { index in
      let left = index >= back ? Int(row[index - back]) : 0
      let (up, corner) = (Int(above[index]), index >= back ? Int(above[index - back]) : 0)
      let estimate = left + up - corner
      let nearest = [left, up, corner].min { abs(estimate - $0) < abs(estimate - $1) } ?? 0
      return row[index] &- UInt8([0, left, up, (left + up) / 2, nearest][filter])
    }
  }
}
