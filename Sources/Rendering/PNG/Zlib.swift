import CDeflate

/// zlib streams through libdeflate, several times as fast as zlib itself, and which never jumps out of Swift code.
enum Zlib {
  /// Packs `bytes`. `level` is from 1, the fastest, to 12.
  static func deflate(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    Compressor(level: level).deflate(bytes)
  }

  /// Exactly `length` bytes, or nil where the data is broken, or holds more or fewer.
  static func inflate(_ bytes: [UInt8], length: Int) -> [UInt8]? {
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: length) { target, count in
      isWhole = inflate(bytes, to: UnsafeMutableRawBufferPointer(target))
      count = isWhole ? length : 0
    }
    return isWhole ? result : nil
  }

  /// Whether the data is whole and filled `target` to its end.
  private static func inflate(_ bytes: [UInt8], to target: UnsafeMutableRawBufferPointer) -> Bool {
    guard let checksum = inflateUnchecked(bytes, to: target) else { return false }
    return checksum == adler32(UnsafeRawBufferPointer(target))
  }

  /// Fills `target` to its end, and returns the checksum that what is in it must have; nil where the data is broken, or
  /// holds more or fewer bytes. For who goes over the bytes anyway: finding the checksum while they are at hand costs
  /// nothing, and much where memory must be read once more for it.
  static func inflateUnchecked(_ bytes: [UInt8], to target: UnsafeMutableRawBufferPointer) -> UInt32? {
    // RFC 1950: two bytes of header, the packed data, and four bytes of checksum.
    guard bytes.count > 6, bytes[0] & 0x8F == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0, bytes[1] & 0x20 == 0
    else {
      return nil
    }
    let isWhole = bytes.withUnsafeBytes { bytes in
      Decompressor().inflate(UnsafeRawBufferPointer(rebasing: bytes[2..<(bytes.count - 4)]), to: target)
    }
    return isWhole ? bytes.bigEndian(at: bytes.count - 4) : nil
  }

  /// The checksum of `bytes` after data whose checksum is `start`.
  static func adler32(_ bytes: UnsafeRawBufferPointer, after start: UInt32 = 1) -> UInt32 {
    libdeflate_adler32(start, bytes.baseAddress, bytes.count)
  }

  /// The checksum of `bytes` after data whose checksum is `start`.
  static func crc32(_ bytes: some Sequence<UInt8>, after start: UInt32 = 0) -> UInt32 {
    let checksum = bytes.withContiguousStorageIfAvailable { bytes in
      libdeflate_crc32(start, bytes.baseAddress, bytes.count)
    }
    return checksum ?? crc32(Array(bytes), after: start)
  }
}

/// Owns libdeflate's working memory for packing.
struct Compressor: ~Copyable {
  private let pointer: OpaquePointer

  init(level: Int32) {
    guard let pointer = libdeflate_alloc_compressor(level) else {
      preconditionFailure("libdeflate has levels from 1 to 12, and fails otherwise only without memory")
    }
    self.pointer = pointer
  }

  deinit {
    libdeflate_free_compressor(pointer)
  }

  func deflate(_ bytes: [UInt8]) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(pointer, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = libdeflate_zlib_compress(pointer, bytes, bytes.count, target.baseAddress, bound)
      precondition(count > 0, "packing cannot fail with room for the bound")
    }
  }
}

/// Owns libdeflate's working memory for unpacking.
private struct Decompressor: ~Copyable {
  private let pointer: OpaquePointer

  init() {
    guard let pointer = libdeflate_alloc_decompressor() else { preconditionFailure("there is no memory left") }
    self.pointer = pointer
  }

  deinit {
    libdeflate_free_decompressor(pointer)
  }

  /// Whether the stream is whole and filled `target` to its end.
  func inflate(_ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) -> Bool {
    var used = 0
    // Without a place for the length, fewer bytes than there is room for are an error.
    let result = libdeflate_deflate_decompress_ex(
      pointer, bytes.baseAddress, bytes.count, target.baseAddress, target.count, &used, nil)
    return result == LIBDEFLATE_SUCCESS && used == bytes.count
  }
}
