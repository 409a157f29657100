import Drawing
import Rendering

/// PNG files as bitmaps.
enum PictureFile {
  static func read(_ path: String) throws(FileError) -> Bitmap {
    try decode(FileOutput.read(path), path: path)
  }

  /// Two files to compare; they are unpacked once where they hold the same bytes, as those of an unchanged picture do.
  static func read(_ first: String, _ second: String) throws(FileError) -> (Bitmap, Bitmap) {
    let (before, after) = (try FileOutput.read(first), try FileOutput.read(second))
    let picture = try decode(before, path: first)
    return (picture, before == after ? picture : try decode(after, path: second))
  }

  private static func decode(_ bytes: [UInt8], path: String) throws(FileError) -> Bitmap {
    do {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }
}
