import Foundation
import GoogleNavigation
import LayoutModel

extension FigureDocument {
  /// Reads a figure file. Fails with a sentence that names the file, the place in it and what belongs there.
  init(json: [UInt8], file: String) throws {
    var reader = try DocumentReader(json: json, file: file)
    title = try reader.words("title")
    caption = try reader.words("caption")
    language = try reader.text("language") ?? "en"
    zoom = try reader.number("zoom", in: 0.1...2) ?? 0.7
    guard let elements = try reader.elements("panels"), !elements.isEmpty else {
      throw DocumentError.missingValue(file: file, path: "panels", expected: "a list of at least one panel")
    }
    try reader.finish()
    do {
      _ = try LocaleName(language)
    } catch {
      throw DocumentError.impossible(file: file, path: "language", reason: error.reason)
    }
    panels = try elements.map { try Panel(DocumentReader(file: file, path: $0.path, value: $0.value)) }
  }
}

extension DocumentReader {
  fileprivate mutating func words(_ key: String) throws(DocumentError) -> LocalizedText? {
    try optional(key, expected: LocalizedText.expectation, as: LocalizedText.init)
  }
}

extension DocumentReader {
  /// Names of views, with their places.
  fileprivate mutating func names(_ key: String) throws(DocumentError) -> [FigureDocument.Named] {
    var names: [FigureDocument.Named] = []
    for element in try elements(key) ?? [] {
      guard let name = element.value.text else {
        throw .badValue(file: file, path: element.path, found: element.value.kind, expected: "the name of a view")
      }
      names.append(.init(name: name, path: element.path))
    }
    return names
  }
}

extension FigureDocument.Panel {
  fileprivate init(_ given: DocumentReader) throws {
    var reader = given
    path = reader.path
    title = try reader.words("title")
    showsFrame = try reader.flag("frame") ?? true
    zoom = try reader.number("zoom", in: 0.1...4)
    let kinds = ["screen", "exploded", "lifeCycle"].map { (name: $0, value: $0) }
    switch try reader.choice("show", among: kinds) {
    case "lifeCycle": (kind, screen) = (.lifeCycle, nil)
    case "exploded":
      screen = try FigureDocument.Screen(&reader)
      kind = .exploded(layers: try reader.texts("layers") ?? [])
    default:
      screen = try FigureDocument.Screen(&reader)
      kind = .screen(try FigureDocument.Annotations(&reader))
      crop = try reader.names("crop")
    }
    try reader.finish()
  }
}

extension FigureDocument.Screen {
  fileprivate init(_ reader: inout DocumentReader) throws {
    let folder = (reader.file as NSString).deletingLastPathComponent
    let delegates = try SuiteDelegate.all(in: &reader, folder: folder)
    guard delegates.count == 1 else {
      throw DocumentError.impossible(
        file: reader.file, path: reader.path(of: "delegates"), reason: "a panel shows one delegate's layout")
    }
    delegate = delegates[0]
    let device = try reader.choice("device", among: Device.all.map { ($0.name, $0) }) ?? .usual
    let state = try reader.choice("state", among: NavigationState.allCases.map { ($0.name, $0) })
    let name = try reader.text("scenario")
    guard state == nil || name == nil else {
      throw DocumentError.impossible(
        file: reader.file, path: reader.path(of: "scenario"), reason: "a panel has a state or a scenario, not both")
    }
    let script = try name.map { try ScriptStore(folder: folder).script(named: $0) }
    var scenario = Scenario(device: device, script: script ?? (state ?? .activeGuidance).script)
    scenario.direction =
      try reader.choice("direction", among: LayoutDirection.allCases.map { ($0.rawValue, $0) }) ?? .leftToRight
    scenario.lighting = try reader.choice("lighting", among: Lighting.allCases.map { ($0.rawValue, $0) }) ?? .day
    scenario.theme = try reader.text("theme").map { ThemeStore.path(of: $0, in: folder) }
    scenario.locale = try Self.locale(&reader)
    scenario.contentSize =
      try reader.choice("contentSize", among: ContentSize.allCases.map { ($0.rawValue, $0) }) ?? .large
    scenario.wideMode =
      try reader.choice("wide", among: WideModeChoice.allCases.map { ($0.rawValue, $0) }) ?? .automatic
    scenario.time = try reader.number("time", in: 0...3600)
    self.scenario = scenario
    guard scenario.script.isPossible(on: device) else {
      throw DocumentError.impossible(
        file: reader.file, path: reader.path(of: "device"),
        reason: "\(scenario.script.name) cannot be played on \(device.name)")
    }
  }

  private static func locale(_ reader: inout DocumentReader) throws(DocumentError) -> String? {
    guard let text = try reader.text("locale") else { return nil }
    do {
      return try LocaleName(text).identifier
    } catch {
      throw .impossible(file: reader.file, path: reader.path(of: "locale"), reason: error.reason)
    }
  }
}

extension FigureDocument.Annotations {
  fileprivate init(_ reader: inout DocumentReader) throws(DocumentError) {
    for element in try reader.elements("areas") ?? [] {
      areas.append(try FigureDocument.Area(element.value, path: element.path, file: reader.file))
    }
    constraints = try reader.names("constraints")
    callouts = try reader.objects("callouts", FigureDocument.Callout.init)
    dimensions = try reader.objects("dimensions", FigureDocument.Dimension.init)
    let legends = [(name: "beside", value: false), (name: "below", value: true)]
    usesLegend = try reader.choice("legend", among: legends) ?? false
  }
}

extension FigureDocument.Area {
  fileprivate init(_ value: JSONValue, path: String, file: String) throws(DocumentError) {
    let expected = "\"safeArea\", \"viewport\", \"margins:VIEW\" or \"outline:VIEW\""
    guard let text = value.text else {
      throw .badValue(file: file, path: path, found: value.kind, expected: expected)
    }
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("safeArea", 1): self = .safeArea
    case ("viewport", 1): self = .viewport(path: path)
    case ("margins", 2): self = .margins(.init(name: parts[1], path: path))
    case ("outline", 2): self = .outline(.init(name: parts[1], path: path))
    default:
      throw .unknownWord(
        file: file, path: path, word: text, known: ["safeArea", "viewport", "margins:VIEW", "outline:VIEW"])
    }
  }
}

extension FigureDocument.Callout {
  fileprivate init(_ reader: inout DocumentReader) throws(DocumentError) {
    path = reader.path
    anchor = FigureAnchor(try reader.required("at", reader.text("at"), expected: "a view or guide, such as turnCard"))
    title = try reader.required("text", reader.words("text"), expected: LocalizedText.expectation)
    detail = try reader.words("detail")
    side = try reader.choice("side", among: CalloutColumns.Side.allCases.map { ($0.rawValue, $0) })
  }
}

extension FigureDocument.Dimension {
  fileprivate init(_ reader: inout DocumentReader) throws(DocumentError) {
    path = reader.path
    let expected = "an edge, such as turnCard.bottom"
    start = FigureAnchor(try reader.required("from", reader.text("from"), expected: expected))
    end = FigureAnchor(try reader.required("to", reader.text("to"), expected: expected))
    place = try reader.choice("place", among: Place.allCases.map { ($0.rawValue, $0) }) ?? .inside
    label = try reader.words("label")
    for (key, anchor) in [("from", start), ("to", end)] where anchor.edge == nil {
      throw .badValue(
        file: reader.file, path: reader.path(of: key), found: "'\(anchor.item)', which names no edge",
        expected: "an edge: .\(FigureAnchor.Edge.allCases.map(\.rawValue).joined(separator: ", ."))")
    }
    guard start.edge?.axis == end.edge?.axis else {
      throw .impossible(file: reader.file, path: path, reason: "one edge is horizontal and the other vertical")
    }
    let gutters: [Place] = start.edge?.axis == .vertical ? [.inside, .left, .right] : [.inside, .top, .bottom]
    guard gutters.contains(place) else {
      throw .unknownWord(
        file: reader.file, path: reader.path(of: "place"), word: place.rawValue, known: gutters.map(\.rawValue))
    }
  }
}
