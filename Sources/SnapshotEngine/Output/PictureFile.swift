import Drawing
import Rendering

/// PNG files as bitmaps.
enum PictureFile {
  static func read(_ path: String) throws(FileError) -> Bitmap {
    do {
      return try PNGDecoder.decode(try FileOutput.read(path))
    } catch let error as FileError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }
}
