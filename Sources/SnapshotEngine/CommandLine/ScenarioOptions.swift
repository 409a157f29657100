import LayoutModel

/// The options that say which pictures are made.
struct ScenarioOptions: Sendable {
  static let options: [CommandForm.Option] = [
    .init(
      name: "device", value: "NAME,…|all",
      help: "Screens; 'navshot devices' lists them. iphone-15 where it is left out."),
    .init(
      name: "state", value: "NAME,…|all",
      help:
        "The life cycle's moments: \(NavigationState.allCases.map(\.name).joined(separator: ", ")). All where neither this nor --scenario is given."
    ),
    .init(
      name: "scenario", value: "NAME|FILE,…|all",
      help: "Paths of events: 'navshot scenarios' lists the built-in ones; a scenario file ends in .json."),
    .init(name: "direction", value: "ltr|rtl|all", help: "Layout direction; ltr where it is left out."),
    .init(name: "lighting", value: "day|night|all", help: "Lighting; day where it is left out."),
    .init(
      name: "theme", value: "NAME|FILE,…",
      help: "Built-in themes or theme files, instead of the lighting's own theme."),
    .init(
      name: "locale", value: "ID,…",
      help: "Languages of the texts, for example de or zh-Hans; by direction en or ar where it is left out."),
    .init(
      name: "content-size", value: "SIZE,…|all",
      help:
        "The user's text size: \(ContentSize.allCases.map(\.rawValue).joined(separator: ", ")). L where it is left out."
    ),
    .init(
      name: "wide", value: "auto|on|off,…",
      help: "Wide mode: by the map's size, or forced. auto where it is left out."),
    .init(
      name: "time", value: "SECONDS,…",
      help: "Take the picture that long after the scenario's last event, in the middle of its animations."),
    .init(name: "scale", value: "N", help: "Pixels per point instead of the device's own."),
  ]

  /// All but the scripts, which may have to be read from files.
  private let matrix: ScenarioMatrix
  private let states: [NavigationState]
  private let scriptNames: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var devices = try arguments.choices("device", among: Device.all.map { ($0.name, $0) }, default: [.usual])
    if let scale = try arguments.number("scale", in: 0.5...8) { devices = devices.map { $0.scaled(to: scale) } }
    var matrix = ScenarioMatrix(devices: devices, scripts: [])
    matrix.directions = try arguments.choices(
      "direction", among: LayoutDirection.allCases.map { ($0.rawValue, $0) }, default: matrix.directions)
    matrix.lightings = try arguments.choices(
      "lighting", among: Lighting.allCases.map { ($0.rawValue, $0) }, default: matrix.lightings)
    if let themes = arguments.list("theme") { matrix.themes = themes }
    if let locales = arguments.list("locale") {
      matrix.locales = try locales.map { text throws(UsageError) in try Self.locale(text) }
    }
    matrix.contentSizes = try arguments.choices(
      "content-size", among: ContentSize.allCases.map { ($0.rawValue, $0) }, default: matrix.contentSizes)
    matrix.wideModes = try arguments.choices(
      "wide", among: WideModeChoice.allCases.map { ($0.rawValue, $0) }, default: matrix.wideModes)
    matrix.times = try arguments.numbers("time", in: 0...3600) ?? []
    self.matrix = matrix
    scriptNames = arguments.list("scenario") ?? []
    states = try arguments.choices(
      "state", among: NavigationState.allCases.map { ($0.name, $0) },
      default: scriptNames.isEmpty ? NavigationState.allCases : [])
  }

  /// The pictures, at least one; reads the scenario files that are named.
  func scenarios() throws -> [Scenario] {
    var matrix = matrix
    matrix.scripts = states.map(\.script)
    matrix.scripts += try ScriptStore().scripts(named: scriptNames).filter { !matrix.scripts.contains($0) }
    return try Self.checked(matrix)
  }

  private static func locale(_ text: String) throws(UsageError) -> String {
    do {
      return try LocaleName(text).identifier
    } catch {
      throw .badValue(option: "locale", reason: error.reason)
    }
  }

  private static func checked(_ matrix: ScenarioMatrix) throws(UsageError) -> [Scenario] {
    let scenarios = matrix.scenarios
    guard !scenarios.isEmpty else {
      let names = matrix.scripts.map(\.name).joined(separator: ", ")
      let devices = matrix.devices.map(\.name).joined(separator: ", ")
      throw .badValue(option: "scenario", reason: "\(names) cannot be played on \(devices)")
    }
    var seen: Set<String> = []
    if let twice = scenarios.map(\.fileStem).first(where: { !seen.insert($0).inserted }) {
      throw .badValue(
        option: "scenario", reason: "two pictures would be '\(twice)'; rename a scenario or a theme file")
    }
    return scenarios
  }

  /// Fails on a theme that cannot be read, before any picture is begun.
  static func checkThemes(of scenarios: [Scenario]) throws {
    var themes = ThemeStore()
    for scenario in scenarios { _ = try themes.theme(named: scenario.themeName) }
  }
}
