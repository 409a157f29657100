enum PNGFormat {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// Puts a PNG file together: signature, then chunks of length, type, data and checksum.
struct PNGChunkWriter {
  private(set) var bytes = PNGFormat.signature

  mutating func append(_ type: String, _ data: [UInt8]) {
    let name = Array(type.utf8)
    bytes += UInt32(data.count).bigEndianBytes + name + data
    bytes += Zlib.crc32(data, after: Zlib.crc32(name)).bigEndianBytes
  }
}

/// One chunk of a PNG file, its checksum found right.
struct PNGChunk {
  let type: String
  let data: ArraySlice<UInt8>

  /// A decoder that does not know a critical chunk must not go on.
  var isCritical: Bool { type.utf8.first.map { $0 & 0x20 == 0 } ?? true }
}

/// Takes a PNG file apart.
struct PNGChunkReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: PNGFormat.signature.prefix(bytes.count)), !bytes.isEmpty else { throw .notPNG }
    guard bytes.count >= PNGFormat.signature.count else { throw .truncated }
    (self.bytes, position) = (bytes, PNGFormat.signature.count)
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func next() throws(PNGError) -> PNGChunk {
    guard bytes.count - position >= 12 else { throw .truncated }
    let length = Int(bytes.bigEndian(at: position))
    guard length <= bytes.count - position - 12 else { throw .truncated }
    let name = bytes[(position + 4)..<(position + 8)]
    let data = bytes[(position + 8)..<(position + 8 + length)]
    let type = String(decoding: name, as: UTF8.self)
    guard name.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
      throw .malformed("a chunk's type is not four letters")
    }
    guard Zlib.crc32(data, after: Zlib.crc32(name)) == bytes.bigEndian(at: position + 8 + length) else {
      throw .wrongChecksum(chunk: type)
    }
    position += 12 + length
    return PNGChunk(type: type, data: data)
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24 & 0xFF), UInt8(self >> 16 & 0xFF), UInt8(self >> 8 & 0xFF), UInt8(self & 0xFF)]
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Four bytes from `index` on as a number, most significant first.
  func bigEndian(at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(self[index + $1]) }
  }
}
