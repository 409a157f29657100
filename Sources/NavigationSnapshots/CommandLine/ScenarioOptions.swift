import LayoutModel

/// The options that say which pictures are made.
struct ScenarioOptions: Sendable {
  static let options: [CommandForm.Option] = [
    .init(
      name: "device", value: "NAME,…|all",
      help: "Screens; 'navshot devices' lists them. iphone-15 where it is left out."),
    .init(
      name: "state", value: "NAME,…|all",
      help: "Moments: \(NavigationState.allCases.map(\.name).joined(separator: ", ")). All where it is left out."),
    .init(name: "direction", value: "ltr|rtl|all", help: "Layout direction; ltr where it is left out."),
    .init(name: "lighting", value: "day|night|all", help: "Lighting; day where it is left out."),
    .init(
      name: "theme", value: "NAME|FILE", help: "A built-in theme or a theme file, instead of the lighting's own theme."),
    .init(
      name: "locale", value: "ID",
      help: "Language of the texts, for example de or zh-Hans; by direction en or ar where it is left out."),
    .init(
      name: "time", value: "SECONDS,…",
      help: "Take the picture that long after the state's last event, in the middle of its animations."),
    .init(name: "scale", value: "N", help: "Pixels per point instead of the device's own."),
  ]

  let matrix: ScenarioMatrix

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var devices = try arguments.choices("device", among: Device.all.map { ($0.name, $0) }, default: Self.usualDevices)
    if let scale = try arguments.number("scale", in: 0.5...8) { devices = devices.map { $0.scaled(to: scale) } }
    matrix = ScenarioMatrix(
      devices: devices,
      states: try arguments.choices(
        "state", among: NavigationState.allCases.map { ($0.name, $0) }, default: NavigationState.allCases),
      directions: try arguments.choices(
        "direction", among: LayoutDirection.allCases.map { ($0.rawValue, $0) }, default: [.leftToRight]),
      lightings: try arguments.choices(
        "lighting", among: Lighting.allCases.map { ($0.rawValue, $0) }, default: [.day]),
      times: try arguments.numbers("time", in: 0...3600) ?? [], theme: arguments.value("theme"),
      locale: arguments.value("locale"))
  }

  private static let usualDevices = Device.all.filter { $0.name == "iphone-15" }

  /// Fails on a theme that cannot be read, before any picture is begun.
  static func checkThemes(of scenarios: [Scenario]) throws {
    var themes = ThemeStore()
    for scenario in scenarios { _ = try themes.theme(named: scenario.themeName) }
  }
}
