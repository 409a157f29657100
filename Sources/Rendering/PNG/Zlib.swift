import CPNG

/// The few functions of zlib that PNG needs; unlike libpng's, none of them jumps out of Swift code on an error.
enum Zlib {
  static func deflate(_ bytes: [UInt8], level: Int32) -> [UInt8] {
    let bound = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(bound)) { target, count in
      var length = bound
      let status = compress2(target.baseAddress, &length, bytes, uLong(bytes.count), level)
      precondition(status == Z_OK, "zlib cannot fail with room for the bound but by running out of memory")
      count = Int(length)
    }
  }

  /// Exactly `length` bytes, or nil where the data is broken, or holds more or fewer.
  static func inflate(_ bytes: [UInt8], length: Int) -> [UInt8]? {
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: length) { target, count in
      var written = uLong(length)
      isWhole = uncompress(target.baseAddress, &written, bytes, uLong(bytes.count)) == Z_OK && written == uLong(length)
      count = isWhole ? length : 0
    }
    return isWhole ? result : nil
  }

  /// The checksum of `bytes` after data whose checksum is `start`.
  static func crc32(_ bytes: some Sequence<UInt8>, after start: UInt32 = 0) -> UInt32 {
    let checksum = bytes.withContiguousStorageIfAvailable { bytes in
      CPNG.crc32_z(uLong(start), bytes.baseAddress, bytes.count)
    }
    return checksum.map { UInt32($0) } ?? crc32(Array(bytes), after: start)
  }
}
