import Drawing
import Foundation
import Rendering
import Testing

/// Files damaged in every way: each decodes, or throws a `PNGError`. `scripts/fuzz` runs many more seeds.
@Suite struct PNGFuzz {
  private static let seeds = FuzzSeeds.seeds(count: 400)

  @Test func `a damaged file is a picture or an error`() {
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let bytes = Self.damagedFile(using: &generator)
      do throws(PNGError) {
        let bitmap = try PNGDecoder.decode(bytes)
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4, "seed \(seed)")
        let again = try PNGDecoder.decode(PNGEncoder.encode(bitmap, effort: seed % 2 == 0 ? .fast : .smallest))
        #expect(again == bitmap, "seed \(seed)")
      } catch {
        #expect(!error.description.isEmpty, "seed \(seed)")
      }
      #expect(PNGDecoder.digest(of: bytes) == nil, "seed \(seed)")
    }
  }

  private static func damagedFile(using generator: inout SeededGenerator) -> [UInt8] {
    let form = PNGForms.Form.all.randomElement(using: &generator) ?? PNGForms.Form.all[0]
    let picture = SamplePicture(
      width: Int.random(in: 1...24, using: &generator), height: Int.random(in: 1...24, using: &generator),
      depth: form.depth, colorType: form.colorType, isTransparent: form.isTransparent, using: &generator)
    var file = picture.file(isInterlaced: form.isInterlaced, using: &generator).bytes
    var chunks = Self.chunks(of: file)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      damage(&chunks, using: &generator)
    }
    file = Array(file.prefix(8)) + chunks.flatMap { PNGFile.chunk($0.type, $0.data) }
    // Damage that the checksums tell of.
    if Int.random(in: 0..<4, using: &generator) == 0, let index = file.indices.randomElement(using: &generator) {
      file[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      file.removeLast(Int.random(in: 0...file.count, using: &generator))
    }
    return file
  }

  private static func chunks(of file: [UInt8]) -> [(type: String, data: [UInt8])] {
    var chunks: [(type: String, data: [UInt8])] = []
    var position = 8
    while position < file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      chunks.append((type, Array(file[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return chunks
  }

  /// Damage with right checksums.
  private static func damage(
    _ chunks: inout [(type: String, data: [UInt8])], using generator: inout SeededGenerator
  ) {
    guard let index = chunks.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: chunks.remove(at: index)
    case 1: chunks.insert(chunks[index], at: index)
    case 2: chunks.swapAt(index, chunks.count - 1)
    case 3: chunks[index].data.removeLast(min(chunks[index].data.count, 3))
    case 4: chunks[index].data += [0, 1, 2]
    case 5:
      chunks[0].data = PNGFile.number(Int.random(in: 0...100_000, using: &generator)) + chunks[0].data.dropFirst(4)
    default:
      guard let byte = chunks[index].data.indices.randomElement(using: &generator) else { return }
      chunks[index].data[byte] = UInt8.random(in: 0...255, using: &generator)
    }
  }
}

/// Which seeds to try: a few always the same, or as many as the environment asks for.
enum FuzzSeeds {
  /// `NAVSHOT_FUZZ_SEEDS` is `FIRST COUNT`.
  static func seeds(count: UInt64) -> Range<UInt64> {
    let numbers = (ProcessInfo.processInfo.environment["NAVSHOT_FUZZ_SEEDS"] ?? "").split(separator: " ").compactMap {
      UInt64($0)
    }
    return numbers.count == 2 ? numbers[0]..<numbers[0] + numbers[1] : 0..<count
  }
}
