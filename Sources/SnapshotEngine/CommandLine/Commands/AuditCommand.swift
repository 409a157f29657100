import GoogleNavigation
import LayoutAudit

/// `navshot audit`: holds a layout against the rules of the SDK.
struct AuditCommand: Command {
  static let form = CommandForm(
    name: "audit", summary: "Plays every scenario on every device and names what goes against the SDK's rules.",
    operands: "[SUITE]", operandCount: 0...1,
    options: DelegateOptions.options + [
      .init(
        name: "device", value: "NAME,…|all",
        help: "Screens; 'navshot devices' lists them. The suite's, or all of them where it is left out."),
      .init(name: "json", value: "FILE", help: "Also write the findings as JSON."),
      .init(name: "sarif", value: "FILE", help: "Also write the findings as SARIF, for code scanning."),
      .init(
        name: "fail-on", value: "error|warning|note|never",
        help: "From which severity on the exit status is 1; warning where it is left out."),
      .init(
        name: "pictures", value: "FOLDER", help: "Also draw each screen with findings, numbered and with a legend."),
      DrawnFile.formatOption("With --pictures"),
      .init(name: "rules", help: "List the rules and end."),
    ],
    notes: ["With a SUITE, its delegates and devices are audited, and rules that its matrix silences are told apart."])

  private let delegate: DelegateOptions
  private let suitePath: String?
  private let devices: [Device]?
  private let jsonFile, sarifFile: String?
  private let pictures: AuditPictureFolder?
  private let limit: Severity?
  private let listsRules: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    delegate = try DelegateOptions(arguments)
    if delegate.isBuiltIn {
      throw .badValue(option: "built-in", reason: "an audit holds a layout delegate against the rules; name one")
    }
    suitePath = arguments.operands.first
    devices =
      arguments.has("device")
      ? try arguments.choices("device", among: Device.audited.map { ($0.name, $0) }, default: []) : nil
    (jsonFile, sarifFile) = (arguments.value("json"), arguments.value("sarif"))
    let formats = try DrawnFile.formats(in: arguments)
    pictures = arguments.value("pictures").map { AuditPictureFolder(path: $0, formats: formats) }
    if pictures == nil, arguments.has("format") { throw .missingOption("pictures", for: "format") }
    let limits: [(name: String, value: Severity?)] =
      Severity.allCases.map { ($0.rawValue, $0) } + [("never", nil)]
    limit =
      arguments.has("fail-on")
      ? try arguments.choices("fail-on", among: limits, default: []).first ?? nil : .warning
    listsRules = arguments.has("rules")
  }

  func run(_ console: Console) throws -> ExitStatus {
    if listsRules {
      console.output(AuditRuleList.text)
      return .success
    }
    let suite = try suitePath.map { try Suite(path: $0) }
    try suite.map { try AuditRuleList.check($0.definition.silencedRules) }
    try pictures.map { try OutputFolder($0.path).check() }
    for file in [jsonFile, sarifFile] { try OutputFolder.check(file: file) }
    let delegates = delegates(of: suite)
    var records: [AuditRecord] = []
    var scenarios: [String: Scenario] = [:]
    var source: String?
    for delegate in delegates {
      let audit = try DeviceAudits(devices: devices(of: suite), delegate: delegate.options, name: delegate.name)
        .run(console)
      records += audit.records
      scenarios.merge(audit.scenarios) { first, _ in first }
      source = source ?? audit.sources.first
    }
    let summary = AuditSummary(records, silenced: suite?.definition.silencedRules ?? [], scenarios: scenarios)
    let places = try draw(AuditPicture.pictures(of: summary, scenarios: scenarios), of: delegates, console)
    console.output(AuditText(summary: summary, places: places).text)
    if let jsonFile { try FileOutput.write(AuditDocument(summary: summary, places: places).text, to: jsonFile) }
    if let sarifFile { try FileOutput.write(AuditSARIF(summary: summary, source: source).text, to: sarifFile) }
    return limit.map { limit in summary.open.contains { $0.severity >= limit } } == true ? .differences : .success
  }

  /// A delegate with what its screens' names begin with; nil where there is only one.
  private typealias Audited = (name: String?, options: DelegateOptions)

  private func draw(
    _ drawn: [AuditPicture], of delegates: [Audited], _ console: Console
  ) throws -> [AuditRecord: AuditPictureFolder.Place] {
    guard let pictures else { return [:] }
    var places: [AuditRecord: AuditPictureFolder.Place] = [:]
    for (name, options) in delegates {
      let own = drawn.filter { $0.scenario.delegate == name }
      guard !own.isEmpty else { continue }
      let library = try options.delegate()
      places.merge(
        try pictures.write(own) { try options.pool.run($0, delegate: library, log: console.log) }
      ) { first, _ in first }
    }
    return places
  }

  private func delegates(of suite: Suite?) -> [Audited] {
    guard let definition = suite?.definition else { return [(nil, delegate)] }
    let custom = definition.delegates.filter { !$0.code.isBuiltIn }
    return custom.map { own in
      (definition.delegates.count > 1 ? own.name : nil, delegate.drawing(own, swiftVersion: definition.swiftVersion))
    }
  }

  private func devices(of suite: Suite?) -> [Device] {
    devices ?? suite?.definition.matrix.devices ?? Device.audited
  }
}

extension SuiteDelegate.Code {
  /// The SDK's own layout answers to no rule for layouts.
  fileprivate var isBuiltIn: Bool {
    if case .builtIn = self { true } else { false }
  }
}

extension Device {
  /// The screens that custom layouts are for.
  fileprivate static let audited = all.filter { $0.screen.idiom != .carPlay }
}
