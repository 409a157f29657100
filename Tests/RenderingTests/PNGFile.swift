/// A PNG file put together from its parts, right or wrong, with right checksums.
struct PNGFile: Sendable {
  var width, height: Int
  var depth, colorType: UInt8
  /// As they are before they are packed, filters included.
  var rows: [UInt8]
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  var isInterlaced = false
  /// Chunks between the header and everything else.
  var extra: [(type: String, data: [UInt8])] = []
  /// How many bytes of pixels each chunk has.
  var partLength = Int.max
  /// A byte of the packed data that is wrong; counted from its end where it is less than 0.
  var wrongByte: Int?

  var bytes: [UInt8] {
    let header = Self.number(width) + Self.number(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
    let parts = stride(from: 0, to: packed.count, by: min(partLength, packed.count)).map {
      Array(packed[$0...].prefix(partLength))
    }
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + Self.chunk("IHDR", header)
      + extra.flatMap { Self.chunk($0.type, $0.data) }
      + (palette.isEmpty ? [] : Self.chunk("PLTE", palette))
      + (transparency.isEmpty ? [] : Self.chunk("tRNS", transparency))
      + parts.flatMap { Self.chunk("IDAT", $0) } + Self.chunk("IEND", [])
  }

  /// A zlib stream of stored blocks.
  private var packed: [UInt8] {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    var blocks: [UInt8] = []
    var rest = rows[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let (least, most) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      blocks += [rest.isEmpty ? 1 : 0, least, most, ~least, ~most] + block
    } while !rest.isEmpty
    var stream = [0x78, 0x01] + blocks + Self.number(Int(high << 16 | low))
    if let wrongByte { stream[wrongByte < 0 ? stream.count + wrongByte : wrongByte] ^= 0x20 }
    return stream
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(checksum(body)))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
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
