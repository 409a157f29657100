extension PNGEncoder.Comment {
  /// The comments of a PNG file, as far as it can be read. Pixels are not looked at.
  package static func all(in file: [UInt8]) -> [Self] {
    var comments: [Self] = []
    guard var reader = try? PNGChunkReader(file) else { return [] }
    while let chunk = try? reader.next(), chunk.type != "IDAT", chunk.type != "IEND" {
      guard chunk.type == "tEXt", let end = chunk.data.firstIndex(of: 0) else { continue }
      comments.append(Self(keyword: latin1(chunk.data[..<end]), text: latin1(chunk.data[(end + 1)...])))
    }
    return comments
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
