import Drawing
import ImageComparison
import Rendering

/// `navshot diff A.png B.png`: compares two pictures.
struct DiffCommand: Command {
  static let form = CommandForm(
    name: "diff", summary: "Compares two PNG files pixel by pixel.", operands: "EXPECTED.png ACTUAL.png",
    operandCount: 2...2,
    options: [
      .init(
        name: "mode", value: "MODE",
        help:
          "exact (any bit), perceptual (colours and smoothed edges nobody tells apart pass) or pixelmatch (as version 7.2 counts); exact where it is left out."
      ),
      .init(
        name: "threshold", value: "NUMBER",
        help:
          "When two colours differ: a Delta-E (CIE 1976) from 0 to 100 with perceptual, 2 by default; 0 to 1 with pixelmatch, 0.1 by default."
      ),
      .init(
        name: "mask", value: "X,Y,WIDTH,HEIGHT",
        help: "Leave out a rectangle, in pixels from the top left; may be repeated."),
      .init(name: "output", value: "FILE.png", help: "Write expected, actual and difference side by side."),
      .init(name: "json", value: nil, help: "Print the result as JSON."),
    ],
    notes: ["Exit status 1 where the pictures differ beyond what the mode lets pass, 2 where a file cannot be read."])

  private let expected, actual: String
  private let output: String?
  private let printsJSON: Bool
  private let tolerance: Tolerance
  private let masks: [PixelRectangle]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    (expected, actual) = (arguments.operands[0], arguments.operands[1])
    (output, printsJSON) = (arguments.value("output"), arguments.has("json"))
    if let output, FileOutput.isSameFile(output, expected) || FileOutput.isSameFile(output, actual) {
      throw .badValue(option: "output", reason: "'\(output)' is one of the pictures that are compared")
    }
    tolerance = try Self.tolerance(arguments)
    masks = try Self.masks(arguments)
  }

  private static func tolerance(_ arguments: ParsedArguments) throws(UsageError) -> Tolerance {
    switch arguments.value("mode") ?? "exact" {
    case "exact":
      guard !arguments.has("threshold") else { throw .conflict("threshold", "mode exact") }
      return .exact
    case "perceptual":
      var tolerance = Tolerance.perceptual
      if let limit = try arguments.number("threshold", in: 0...100) { tolerance.metric = .deltaE(limit: limit) }
      return tolerance
    case "pixelmatch": return .pixelmatch(threshold: try arguments.number("threshold", in: 0...1) ?? 0.1)
    case let mode: throw .unknownValue(mode, option: "mode", known: ["exact", "perceptual", "pixelmatch"])
    }
  }

  private static func masks(_ arguments: ParsedArguments) throws(UsageError) -> [PixelRectangle] {
    var masks: [PixelRectangle] = []
    for text in arguments.values["mask"] ?? [] {
      let sides = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Int($0) }
      guard sides.count == 4, sides.allSatisfy({ (0...1_000_000).contains($0) }) else {
        throw .badRectangle(option: "mask", value: text)
      }
      masks.append(PixelRectangle(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    }
    return masks
  }

  func run(_ console: Console) throws -> ExitStatus {
    try OutputFolder.check(file: output)
    let (before, after) = try PictureFile.read(expected, actual)
    let map = DifferenceMap(expected: before, actual: after, tolerance: tolerance, masks: masks)
    let comparison =
      map.map { Comparison($0, tolerance: tolerance) }
      ?? .sizes(expected: PixelSize(of: before), actual: PixelSize(of: after))
    let report = ComparisonReport(comparison, regions: map?.regions ?? [])
    console.output(printsJSON ? report.json : report.text)
    if let output, comparison != .identical {
      let picture = DifferencePicture(expected: before, actual: after, tolerance: tolerance, masks: masks)
      try FileOutput.write(PNGEncoder.encode(picture.bitmap), to: output)
    }
    return comparison.isAccepted ? .success : .differences
  }
}
