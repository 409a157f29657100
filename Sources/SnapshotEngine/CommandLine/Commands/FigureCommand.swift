import Drawing
import Foundation
import GoogleNavigation
import Rendering

/// `navshot figure`: annotated pictures for documents.
struct FigureCommand: Command {
  static let form = CommandForm(
    name: "figure", summary: "Makes annotated pictures for documents, as small JSON files describe them.",
    operands: "FILE.json…", operandCount: 1...10_000,
    options: [
      DrawnFile.formatOption("What is written"),
      .init(name: "out", value: "FOLDER", help: "Where to; beside each file where it is left out."),
      .init(
        name: "language", value: "ID,…|all",
        help:
          "The language of words, where a file has several; all is each that it has. The file's own where it is left out."
      ),
      .init(name: "resolution", value: "N", help: "Pixels per point of a PNG; 2 where it is left out."),
      .init(
        name: "check",
        help: "Write nothing; fail where a picture that lies there already is not, byte by byte, what would be written."
      ),
    ] + DrawnFile.options + DelegateOptions.processOptions,
    notes: [
      "Pictures are named after their files: guidance.json becomes guidance.png, with --language guidance.de.png. docs/figures.md tells what a file may say."
    ])

  private let paths: [String]
  private let formats: [DrawnFile.Format]
  private let folder: String?
  /// Whether pictures are named after their languages.
  private let hasLanguages: Bool
  /// Empty for each that a file has words in.
  private let languages: [String]
  private let resolution: Double
  private let isCheck: Bool
  private let svgText: SVGWriter.Text
  private let process: DelegateOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands
    formats = try DrawnFile.formats(in: arguments)
    folder = arguments.value("out")
    hasLanguages = arguments.has("language")
    languages = try Self.languages(arguments)
    resolution = try arguments.number("resolution", in: 0.5...4) ?? 2
    isCheck = arguments.has("check")
    svgText = DrawnFile.svgText(in: arguments)
    process = try DelegateOptions(arguments)
  }

  private static func languages(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
    guard let names = arguments.list("language"), names != ["all"] else { return [] }
    var languages: [String] = []
    for name in names {
      do {
        languages.append(try LocaleName(name).identifier)
      } catch {
        throw .badValue(option: "language", reason: error.reason)
      }
    }
    return languages
  }

  func run(_ console: Console) async throws -> ExitStatus {
    if let folder { try OutputFolder(folder).check() }
    let documents = try paths.map { try FigureDocument(json: FileOutput.read($0), file: $0) }
    try checkTargets(of: documents)
    var status = ExitStatus.success
    for (path, document) in zip(paths, documents) {
      let languages = languages(of: document)
      let maker = FigureMaker(document: document, file: path, process: process)
      let figures = try await maker.figures(languages: languages, scale: resolution, log: console.log)
      for (language, list) in zip(languages, figures) {
        status = status.combined(with: try write(list, of: document, path: path, language: language, console))
      }
    }
    return status
  }

  private func languages(of document: FigureDocument) -> [String] {
    hasLanguages ? languages.isEmpty ? document.languages : languages : [document.language]
  }

  /// Fails where a picture would be written over a figure's file, or over another picture.
  private func checkTargets(of documents: [FigureDocument]) throws(UsageError) {
    var targets: Set<String> = []
    for (path, document) in zip(paths, documents) {
      for language in languages(of: document) {
        for target in formats.map({ target(of: path, language: language, $0) }) {
          if let source = paths.first(where: { FileOutput.isSameFile($0, target) }) {
            throw .badValue(option: "format", reason: "'\(source)' would be written over; call it .json")
          }
          guard targets.insert(target).inserted else {
            throw .badValue(option: "out", reason: "two figures would be '\(target)'; rename one of their files")
          }
        }
      }
    }
  }

  private func target(of path: String, language: String, _ format: DrawnFile.Format) -> String {
    let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let name = file + (hasLanguages ? ".\(language)" : "") + ".\(format.rawValue)"
    let folder = folder ?? (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? name : (folder as NSString).appendingPathComponent(name)
  }

  private func write(
    _ list: DisplayList, of document: FigureDocument, path: String, language: String, _ console: Console
  ) throws -> ExitStatus {
    var status = ExitStatus.success
    for format in formats {
      let target = target(of: path, language: language, format)
      guard let file = DrawnFile(path: target) else { continue }
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let bytes = try file.bytes(
        of: list, title: document.title?.text(in: language) ?? name,
        description: document.caption?.text(in: language), svgText: svgText)
      guard isCheck else {
        try FileOutput.write(bytes, to: target)
        console.output(target)
        continue
      }
      guard FileManager.default.fileExists(atPath: target) else {
        console.log("\(target) is not there; --format says which of '\(path)' are kept")
        status = .differences
        continue
      }
      if try FileOutput.read(target) != bytes {
        console.log("\(target) is not what '\(path)' gives now; run 'navshot figure' without --check and look at it")
        status = .differences
      }
    }
    return status
  }
}
