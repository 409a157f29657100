import CXXHash

/// 128 bits (XXH3) that stand for a file's bytes.
package struct ByteDigest: Sendable, Hashable {
  private let high, low: UInt64

  package init(of bytes: [UInt8]) {
    let hash = XXH3_128bits(bytes, bytes.count)
    (high, low) = (hash.high64, hash.low64)
  }
}

extension ByteDigest: CustomStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
