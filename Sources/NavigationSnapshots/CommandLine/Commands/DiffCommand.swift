import Drawing
import ImageComparison
import Rendering

/// `navshot diff A.png B.png`: compares two pictures.
struct DiffCommand: Command {
  static let form = CommandForm(
    name: "diff", summary: "Compares two PNG files pixel by pixel.", operands: "EXPECTED.png ACTUAL.png",
    operandCount: 2...2,
    options: [.init(name: "output", value: "FILE.png", help: "Write expected, difference and actual side by side.")],
    notes: ["Exit status 1 where the pictures differ."])

  private let expected, actual: String
  private let output: String?

  init(_ arguments: ParsedArguments) {
    (expected, actual) = (arguments.operands[0], arguments.operands[1])
    output = arguments.value("output")
  }

  func run(_ console: Console) throws -> ExitStatus {
    let (before, after) = (try PictureFile.read(expected), try PictureFile.read(actual))
    let comparison = Comparison(expected: before, actual: after)
    console.output("\(comparison)")
    guard comparison != .identical else { return .success }
    if let output {
      try FileOutput.write(PNGEncoder.encode(DifferencePicture(expected: before, actual: after).bitmap), to: output)
    }
    return .differences
  }
}

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
