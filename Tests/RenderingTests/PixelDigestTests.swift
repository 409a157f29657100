import Drawing
import Rendering
import Testing

/// The digest that lets a golden be compared without unpacking it.
struct PixelDigestTests {
  private let bitmap = PNG.random(11, opaque: true)

  @Test(arguments: [PNGEncoder.Effort.fast, .balanced, .smallest])
  func `a file gives the digest of its pixels`(effort: PNGEncoder.Effort) {
    let file = PNGEncoder.encode(bitmap, effort: effort, hasDigest: true)
    #expect(PNGDecoder.digest(of: file) == PixelDigest(of: bitmap))
  }

  @Test func `a file without one has none`() {
    #expect(PNGDecoder.digest(of: PNGEncoder.encode(bitmap)) == nil)
    #expect(PNGDecoder.digest(of: []) == nil)
  }

  @Test func `every bit of every pixel and the size count`() {
    let bitmap = Bitmap(width: 3, height: 2, filledWith: (1, 2, 3, 255))
    var digests: Set = [PixelDigest(of: bitmap), PixelDigest(of: Bitmap(width: 2, height: 3, pixels: bitmap.pixels))]
    for index in bitmap.pixels.indices {
      for bit in 0..<8 {
        var other = bitmap
        other.pixels[index] ^= 1 << bit
        digests.insert(PixelDigest(of: other))
      }
    }
    #expect(digests.count == 2 + 3 * 2 * 4 * 8)
  }

  /// The chunk of `file`, with its length, type and checksum.
  private func range(of type: String, in file: [UInt8]) throws -> Range<Int> {
    let name = Array(type.utf8)
    let start = try #require(file.indices.first { file[$0...].starts(with: name) }) - 4
    let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    return start..<start + 12 + length
  }

  @Test func `pixels changed by a program that keeps the chunk no longer fit it`() throws {
    var edited = bitmap
    edited.pixels[0] ^= 1
    let original = PNGEncoder.encode(bitmap, hasDigest: true)
    var file = PNGEncoder.encode(edited, hasDigest: true)
    try file.replaceSubrange(range(of: "nvDG", in: file), with: original[range(of: "nvDG", in: original)])
    #expect(try PNGDecoder.decode(file) == edited)
    #expect(PNGDecoder.digest(of: file) == nil)
  }

  @Test func `a flipped bit anywhere leaves no digest`() {
    let file = PNGEncoder.encode(Bitmap(width: 2, height: 2, filledWith: (9, 8, 7, 255)), hasDigest: true)
    for index in file.indices {
      var broken = file
      broken[index] ^= 4
      #expect(PNGDecoder.digest(of: broken) == nil, "byte \(index)")
    }
  }
}
