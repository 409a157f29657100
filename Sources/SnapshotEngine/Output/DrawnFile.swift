import Drawing
import Foundation
import Rendering

/// A file that a drawing is written to; what its name ends with says how.
struct DrawnFile: Sendable, Hashable {
  enum Format: String, Sendable, CaseIterable {
    case png, svg, pdf
  }

  let path: String
  let format: Format

  static let expectation = "a file that ends in \(Format.allCases.map { "." + $0.rawValue }.joined(separator: ", "))"

  init?(path: String) {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = Format(rawValue: ending) else { return nil }
    (self.path, self.format) = (path, format)
  }

  /// The bytes of the file.
  func bytes(
    of list: DisplayList, title: String, description: String? = nil, svgText: SVGWriter.Text = .outlines
  ) throws(RenderingError) -> [UInt8] {
    switch format {
    case .png: PNGEncoder.encode(try BandedRasterizer.bitmap(of: list), pixelsPerPoint: list.scale)
    case .svg:
      Array(try SVGWriter(title: title, description: description, text: svgText).document(of: list).utf8)
    case .pdf: try PDF.data(of: [list], title: title)
    }
  }
}

extension DrawnFile {
  static let options: [CommandForm.Option] = [
    .init(
      name: "svg-text",
      help:
        "Write words in structured SVG files as text rather than as outlines: small and to be searched, but only right where the fonts are."
    )
  ]

  static func svgText(in arguments: ParsedArguments) -> SVGWriter.Text {
    arguments.has("svg-text") ? .characters : .outlines
  }

  /// `--format`, whose help begins with `what`.
  static func formatOption(_ what: String) -> CommandForm.Option {
    .init(
      name: "format", value: "FORMAT,…",
      help: "\(what): \(Format.allCases.map(\.rawValue).joined(separator: ", ")). png where it is left out.")
  }

  static func formats(in arguments: ParsedArguments) throws(UsageError) -> [Format] {
    try arguments.choices("format", among: Format.allCases.map { ($0.rawValue, $0) }, default: [.png])
  }

  /// The files of an option that takes a list.
  static func files(
    _ option: String, in arguments: ParsedArguments, default fallback: String
  ) throws(UsageError) -> [DrawnFile] {
    var files: [DrawnFile] = []
    for path in arguments.list(option) ?? [fallback] {
      guard let file = DrawnFile(path: path) else {
        throw .badValue(option: option, reason: "'\(path)' does not say what to write; it needs \(expectation)")
      }
      files.append(file)
    }
    return files
  }
}
