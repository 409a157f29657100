import Drawing
import Foundation
import GoogleNavigation
import ImageComparison
import Rendering
import Typography

/// `navshot render --gallery`: sheets of components instead of pictures of a layout.
struct GalleryRun: Sendable {
  static let options: [CommandForm.Option] = [
    .init(
      name: "gallery",
      help:
        "Instead of a layout, draw every component in every state, by day and night and in both directions: a sheet for each. Written to out/components where --out is left out; goes with --theme, --scale and --format png,svg,pdf."
    ),
    .init(
      name: "component", value: "NAME,…",
      help: "With --gallery: only these sheets, among \(ComponentGallery.names.joined(separator: ", "))."),
    .init(
      name: "check", value: "FOLDER",
      help: "With --gallery: hold the sheets against those recorded in a folder; what differs is written to --out."),
    .init(
      name: "record", value: "FOLDER",
      help:
        "With --gallery: record the sheets in a folder, 1 pixel per point unless --scale says otherwise; other sheets there go."
    ),
  ]

  private enum Purpose {
    case write([DrawnFile.Format], scale: Double)
    case check(GalleryFolder)
    case record(GalleryFolder, scale: Double)
  }

  private let purpose: Purpose
  private let names: [String]
  private let themes: [String]
  private let folder: String

  /// Nil where the arguments do not ask for a gallery.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.has("gallery") else {
      for option in Self.options where arguments.has(option.name) {
        throw .missingOption("gallery", for: option.name)
      }
      return nil
    }
    let own = Self.options.map(\.name) + ["out", "format", "scale", "theme"]
    if let other = arguments.values.keys.filter({ !own.contains($0) }).min() { throw .conflict("gallery", other) }
    names = try arguments.choices(
      "component", among: ComponentGallery.names.map { ($0, $0) }, default: [])
    themes = arguments.list("theme") ?? []
    folder = arguments.value("out") ?? "out/\(GalleryPage.usualFolder)"
    purpose = try Self.purpose(arguments)
    if themes.isEmpty { return }
    if names.contains("themes") { throw .conflict("component themes", "theme") }
    if arguments.has("check") || arguments.has("record") {
      throw .conflict(arguments.has("check") ? "check" : "record", "theme")
    }
  }

  private static func purpose(_ arguments: ParsedArguments) throws(UsageError) -> Purpose {
    let scale = try arguments.number("scale", in: 0.5...4)
    if let path = arguments.value("check") {
      for option in ["record", "format", "scale"] where arguments.has(option) { throw .conflict("check", option) }
      return .check(GalleryFolder(path: path))
    }
    if let path = arguments.value("record") {
      for option in ["out", "format"] where arguments.has(option) { throw .conflict("record", option) }
      return .record(GalleryFolder(path: path), scale: scale ?? 1)
    }
    let formats = try DrawnFile.formats(in: arguments)
    return .write(formats, scale: scale ?? 2)
  }

  @MainActor
  func run(_ console: Console) throws -> ExitStatus {
    let gallery = try gallery()
    let names = names.isEmpty ? gallery.names : names
    switch purpose {
    case .write(let formats, let scale): return try write(gallery, names, formats, scale, console)
    case .check(let goldens): return try check(gallery, names, goldens, console)
    case .record(let goldens, let scale): return try record(gallery, names, goldens, scale, console)
    }
  }

  @MainActor
  private func gallery() throws -> ComponentGallery {
    if themes.isEmpty { return try .standard() }
    var store = ThemeStore()
    return ComponentGallery(themes: try themes.map { try store.theme(named: $0) })
  }

  @MainActor
  private func write(
    _ gallery: ComponentGallery, _ names: [String], _ formats: [DrawnFile.Format], _ scale: Double, _ console: Console
  ) throws -> ExitStatus {
    try OutputFolder(folder).check()
    let typesetter = try FigureTypesetter()
    var pages: [GalleryPage.Sheet] = []
    for name in names {
      let sheet = gallery.sheet(named: name)
      let list = try SpecimenSheetLayout(sheet, typesetter).displayList(scale: scale)
      for format in formats {
        guard let file = DrawnFile(path: "\(folder)/\(name).\(format.rawValue)") else { continue }
        try FileOutput.write(file.bytes(of: list, title: sheet.title, description: sheet.subtitle), to: file.path)
        console.output(file.path)
      }
      pages.append(.init(name: name, title: sheet.title, subtitle: sheet.subtitle, size: list.size))
    }
    if formats.contains(.png) {
      try FileOutput.write(GalleryPage(sheets: pages).html, to: "\(folder)/\(GalleryPage.fileName)")
    }
    return .success
  }

  @MainActor
  private func check(
    _ gallery: ComponentGallery, _ names: [String], _ goldens: GalleryFolder, _ console: Console
  ) throws -> ExitStatus {
    try OutputFolder(folder).check()
    let scale = try goldens.scale()
    let typesetter = try FigureTypesetter()
    var lines: [String] = []
    for name in names {
      let layout = try SpecimenSheetLayout(gallery.sheet(named: name), typesetter)
      let bitmap = try Rasterizer.bitmap(of: layout.displayList(scale: scale))
      let (verdict, expected) = try goldens.verdict(on: layout, bitmap, name: name, scale: scale)
      guard let line = verdict.text(of: name) else { continue }
      lines.append(line)
      try FileOutput.write(PNGEncoder.encode(bitmap, pixelsPerPoint: scale), to: "\(folder)/\(name).png")
      guard let expected else { continue }
      let marks = DifferencePicture(expected: expected, actual: bitmap).marks
      try FileOutput.write(PNGEncoder.encode(marks), to: "\(folder)/\(name).difference.png")
    }
    if self.names.isEmpty { lines += goldens.unused(among: names).map { "\($0): there is no sheet of that name" } }
    lines.forEach(console.output)
    console.log(
      "\(names.count) sheets checked, \(lines.isEmpty ? "all as recorded" : "\(lines.count) not as recorded")")
    return lines.isEmpty ? .success : .differences
  }

  @MainActor
  private func record(
    _ gallery: ComponentGallery, _ names: [String], _ goldens: GalleryFolder, _ scale: Double, _ console: Console
  ) throws -> ExitStatus {
    let typesetter = try FigureTypesetter()
    let isNew = try goldens.isNew()
    try goldens.recordScale(scale)
    for name in names {
      let list = try SpecimenSheetLayout(gallery.sheet(named: name), typesetter).displayList(scale: scale)
      if try goldens.record(Rasterizer.bitmap(of: list), name: name, scale: scale) {
        console.output("\(goldens.path)/\(name).png")
      }
    }
    if self.names.isEmpty, !isNew {
      for file in goldens.unused(among: names) {
        goldens.remove(file)
        console.log("\(goldens.path)/\(file) removed: there is no sheet of that name")
      }
    }
    return .success
  }
}
