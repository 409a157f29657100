import Drawing
package import Foundation
import Themes

extension NavigationTheme {
  /// Names of the themes that ship with Navshot, in the order of their files.
  nonisolated package static let builtInNames = ThemeFiles.all.map(\.name)

  /// A theme that ships with Navshot.
  nonisolated package static func builtIn(_ name: String) throws(ThemeError) -> NavigationTheme {
    try NavigationTheme(file: "\(name).json", value: builtInValue(name, askedBy: "theme"))
  }

  /// A user's theme. It may leave out whatever the theme named by its `extends` has.
  nonisolated package init(json: Data, file: String) throws(ThemeError) {
    try self.init(file: file, value: Self.parse(json, file: file))
  }

  /// The theme in a file, for example `themes/mine.json`.
  nonisolated package init(contentsOf path: String) throws(ThemeError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: "no such file, or no permission to read it")
    }
    try self.init(json: data, file: path)
  }

  nonisolated private init(file: String, value: JSONValue) throws(ThemeError) {
    var reader = try ThemeReader(file: file, value: Self.completed(value, file: file))
    try self.init(&reader)
    try reader.finish()
  }

  nonisolated private init(_ reader: inout ThemeReader) throws(ThemeError) {
    name = try reader.string("name")
    isDark = try reader.flag("isDark")
    fontFamilies = try reader.fontFamilies("fontFamilies")
    styleValues = try reader.section("styleValues", StyleNumbers.init)
    metrics = try reader.section("metrics", Metrics.init)
    fontSizes = try reader.section("fontSizes", FontSizes.init)
    map = try reader.section("map", MapColors.init)
    route = try reader.section("route", RouteColors.init)
    signals = try reader.section("signals", SignalColors.init)
    turnCard = try reader.section("turnCard", TurnCardColors.init)
    roadSigns = try reader.section("roadSigns", RoadSignColors.init)
    card = try reader.section("card", CardColors.init)
    controls = try reader.section("controls", ControlColors.init)
    speed = try reader.section("speed", SpeedColors.init)
    cardShadow = try reader.section("cardShadow", Shadow.init)
    buttonShadow = try reader.section("buttonShadow", Shadow.init)
    vehicleShadow = try reader.section("vehicleShadow", Shadow.init)
  }

  /// `value` laid over the theme that it extends, over the one that this one extends, and so on.
  nonisolated private static func completed(_ value: JSONValue, file: String) throws(ThemeError) -> JSONValue {
    guard case .object(var values) = value, let base = values.removeValue(forKey: "extends") else { return value }
    guard case .string(let name) = base else {
      throw .badValue(file: file, path: "extends", found: base.kind, expected: "a theme's name")
    }
    let below = try completed(builtInValue(name, askedBy: file), file: "\(name).json")
    return below.overlaid(by: .object(values))
  }

  nonisolated private static func builtInValue(_ name: String, askedBy file: String) throws(ThemeError) -> JSONValue {
    guard let json = ThemeFiles.all.first(where: { $0.name == name })?.json else {
      throw .unknownBase(file: file, name: name, known: builtInNames)
    }
    return try parse(Data(json), file: "\(name).json")
  }

  nonisolated private static func parse(_ json: Data, file: String) throws(ThemeError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw .notJSON(file: file, reason: JSONFault.reason(in: json))
    }
  }
}

nonisolated extension Shadow {
  fileprivate init(_ reader: inout ThemeReader) throws(ThemeError) {
    let color = try reader.color("color")
    let offset = try reader.number("offset")
    let blur = try reader.number("blur")
    self.init(color: color, offset: CGVector(dx: 0, dy: offset), sigma: blur / 2)
  }
}
