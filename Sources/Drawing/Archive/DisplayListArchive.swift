/// Display lists as bytes, to hand a picture from one process to another without loss.
///
/// Not a file format to keep: both sides must be of the same version of the program.
package enum DisplayListArchive {
  /// What every archive begins with.
  static let signature = Array("NAVDRAW1".utf8)

  package static func bytes(of list: DisplayList) -> [UInt8] {
    var writer = ArchiveWriter()
    writer.write(signature)
    writer.write(list)
    return writer.bytes
  }

  package static func list(from bytes: some Collection<UInt8>) throws(ArchiveError) -> DisplayList {
    var reader = ArchiveReader(Array(bytes))
    for byte in signature where try reader.byte() != byte { throw .damaged }
    let list = try reader.list()
    guard reader.isAtEnd else { throw .damaged }
    return list
  }
}

/// Why bytes are not an archive.
package enum ArchiveError: Error, Sendable, Hashable, CustomStringConvertible {
  case damaged

  package var description: String { "the drawing that another process made is damaged or of another version" }
}
