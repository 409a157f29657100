import Drawing
import Foundation
import Rendering

/// `navshot animate`: a layout in motion.
struct AnimateCommand: Command {
  enum Format: String, Sendable, CaseIterable {
    case apng, svg
    case stripPNG = "filmstrip-png"
    case stripSVG = "filmstrip-svg"

    var ending: String {
      switch self {
      case .apng: "animation.png"
      case .svg: "animation.svg"
      case .stripPNG: "filmstrip.png"
      case .stripSVG: "filmstrip.svg"
      }
    }
  }

  static let form = CommandForm(
    name: "animate", summary: "Shows a layout in motion: as an animation or as a filmstrip.",
    options: [
      .init(
        name: "format", value: "FORMAT,…",
        help:
          "What is written: \(Format.allCases.map(\.rawValue).joined(separator: ", ")). apng where it is left out."),
      .init(name: "out", value: "FOLDER", help: "Where to; 'out' where it is left out."),
      .init(
        name: "duration", value: "SECONDS",
        help: "How much of the time after the scenario's last event is shown; 0.5 where it is left out."),
      .init(name: "fps", value: "N", help: "Frames a second; 30 where it is left out."),
      .init(
        name: "rest", value: "SECONDS", help: "How long the last frame of an APNG stays; 0.8 where it is left out."),
      .init(name: "frames", value: "N", help: "How many frames a filmstrip has; 6 where it is left out."),
      .init(name: "resolution", value: "N", help: "Pixels per point of PNG files; 2 where it is left out."),
      .init(name: "no-frames", help: "Show a filmstrip's screens without devices around them."),
    ] + DrawnFile.options + DelegateOptions.options + ScenarioOptions.options.filter { $0.name != "time" },
    notes: [
      "Files are named FOLDER/DEVICE/SCENARIO[.…].animation.png, .animation.svg, .filmstrip.png or .filmstrip.svg. An animated PNG plays in every browser; an animated SVG moves views rather than pixels, and is small where little else changes."
    ])

  private let delegate: DelegateOptions
  private let options: ScenarioOptions
  private let formats: [Format]
  private let folder: String
  private let times: [Double]
  private let interval, rest, resolution: Double
  private let frameCount: Int
  private let showsFrames: Bool
  private let svgText: SVGWriter.Text

  init(_ arguments: ParsedArguments) throws(UsageError) {
    delegate = try DelegateOptions(arguments)
    options = try ScenarioOptions(arguments)
    formats = try arguments.choices(
      "format", among: Format.allCases.map { ($0.rawValue, $0) }, default: [.apng])
    folder = arguments.value("out") ?? "out"
    let duration = try arguments.number("duration", in: 0...60) ?? 0.5
    let rate = try arguments.number("fps", in: 1...120) ?? 30
    times = Film.times(duration: duration, framesPerSecond: rate)
    interval = 1 / rate
    rest = try arguments.number("rest", in: 0...30) ?? 0.8
    frameCount = try arguments.number("frames", in: 1...60).map { Int($0) } ?? 6
    resolution = try arguments.number("resolution", in: 0.5...4) ?? 2
    showsFrames = !arguments.has("no-frames")
    svgText = DrawnFile.svgText(in: arguments)
  }

  func run(_ console: Console) async throws -> ExitStatus {
    try OutputFolder(folder).check()
    let scenarios = try options.scenarios()
    try ScenarioOptions.checkThemes(of: scenarios)
    let library = try delegate.delegate()
    var status = ExitStatus.success
    for scenario in scenarios {
      let moments = times.map { time in
        var moment = scenario
        moment.time = time
        return moment
      }
      let scenes = try SceneMaker().scenes(of: moments) {
        try delegate.pool.run($0, delegate: library, log: console.log)
      }
      do {
        let frames = try scenes.map { try $0.get().list.at(scale: resolution) }
        try await write(Film(frames: frames, interval: interval), of: scenario, console)
      } catch let failure as PictureFailure {
        console.log("\(scenario.fileStem): \(failure)")
        status = .usage
      }
    }
    return status
  }

  private func write(_ film: Film, of scenario: Scenario, _ console: Console) async throws {
    for format in formats {
      let path = "\(folder)/\(scenario.fileStem).\(format.ending)"
      try FileOutput.write(try await bytes(of: film, scenario, format), to: path)
      console.output(path)
    }
  }

  private func bytes(of film: Film, _ scenario: Scenario, _ format: Format) async throws -> [UInt8] {
    let title = scenario.fileStem
    let description = "\(film.frames.count) frames, \(DecimalText.of(interval)) s apart"
    switch format {
    case .apng: return try await film.apng(rest: rest)
    case .svg: return Array(try film.svg(title: title, description: description, text: svgText).utf8)
    case .stripPNG, .stripSVG:
      let strip = Filmstrip(film: film, scenario: scenario, times: times, showsFrames: showsFrames)
      let list = try strip.displayList(frameCount: frameCount, scale: resolution, FigureTypesetter())
      guard let file = DrawnFile(path: format.ending) else { return [] }
      return try file.bytes(of: list, title: title, description: description, svgText: svgText)
    }
  }
}

extension DisplayList {
  /// The same drawing with another number of pixels per point.
  func at(scale: CGFloat) -> DisplayList {
    var list = self
    list.scale = scale
    return list
  }
}
