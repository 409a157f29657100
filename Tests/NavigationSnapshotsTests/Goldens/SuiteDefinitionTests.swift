import Foundation
import ImageComparison
import Testing

@testable import SnapshotEngine

struct SuiteDefinitionTests {
  private func definition(_ json: String) throws -> SuiteDefinition {
    try SuiteDefinition(json: Array(json.utf8), file: "matrix.json")
  }

  private func stems(_ json: String) throws -> [String] {
    try definition(json).matrix.scenarios.map(\.fileStem)
  }

  @Test func `an empty matrix means every state of the sample on one phone`() throws {
    #expect(try stems("{}") == NavigationState.allCases.map { "iphone-15/\($0.name)" })
    #expect(try definition("{}").delegates == [SuiteDelegate(name: "sample", code: .sample(.sample))])
  }

  @Test func `every combination is a scenario`() throws {
    let json = #"{"devices":["iphone-15","ipad-mini"],"states":"active-guidance","directions":"all","times":[0,1]}"#
    #expect(
      try stems(json) == [
        "iphone-15/active-guidance.t0", "iphone-15/active-guidance.t1", "iphone-15/active-guidance.rtl.t0",
        "iphone-15/active-guidance.rtl.t1", "ipad-mini/active-guidance.t0", "ipad-mini/active-guidance.t1",
        "ipad-mini/active-guidance.rtl.t0", "ipad-mini/active-guidance.rtl.t1",
      ])
  }

  @Test func `themes, languages, text sizes and widths are axes too`() throws {
    let json = """
      {"states":"active-guidance","themes":["day","blueprint"],"locales":["de","zh-Hans"],"contentSizes":["L","AX3"],
       "wide":["auto","on"],"exclude":[{"theme":"day"},{"locale":"zh*","wide":"on"},{"contentSize":"L","wide":"on"}]}
      """
    #expect(
      try stems(json) == [
        "iphone-15/active-guidance.de.blueprint", "iphone-15/active-guidance.de.blueprint.ax3",
        "iphone-15/active-guidance.de.blueprint.ax3.wide", "iphone-15/active-guidance.zh-Hans.blueprint",
        "iphone-15/active-guidance.zh-Hans.blueprint.ax3",
      ])
  }

  @Test func `several delegates have a folder each`() throws {
    let json = """
      {"states":"active-guidance","delegates":["sample","../Layouts/Mine.swift",
       {"source":"/src","type":"Other","name":"other"}]}
      """
    #expect(
      try stems(json) == [
        "sample/iphone-15/active-guidance", "Mine/iphone-15/active-guidance", "other/iphone-15/active-guidance",
      ])
    #expect(
      try SuiteDefinition(json: Array(json.utf8), file: "golden/a/matrix.json").delegates == [
        SuiteDelegate(name: "sample", code: .sample(.sample)),
        SuiteDelegate(name: "Mine", code: .source("golden/a/../Layouts/Mine.swift")),
        SuiteDelegate(name: "other", code: .source("/src"), typeName: "Other"),
      ])
  }

  @Test func `scenarios go beside states, and those a device cannot play are left out`() throws {
    let json = #"{"devices":["iphone-15","ipad-mini"],"states":"active-guidance","scenarios":["split-view","a-b-a"]}"#
    #expect(
      try stems(json) == [
        "iphone-15/active-guidance", "iphone-15/a-b-a", "ipad-mini/active-guidance", "ipad-mini/split-view",
        "ipad-mini/a-b-a",
      ])
    #expect(try stems(#"{"scenarios":"a-b-a"}"#) == ["iphone-15/a-b-a"])
  }

  @Test func `a scenario file is found beside the matrix, and its own times are used`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"{"events":["enableNavigation"],"times":[0.1,"settled"]}"#, to: "suite/late.json")
    let matrix = try folder.write(#"{"scenarios":"late.json"}"#, to: "suite/matrix.json")
    #expect(try Suite(path: matrix).scenarios.map(\.fileStem) == ["iphone-15/late.t0.1", "iphone-15/late"])
  }

  @Test func `tolerance, masks and silenced rules are read`() throws {
    let definition = try definition(
      """
      {"tolerance":{"frames":0.5,"pixels":"perceptual","deltaE":2,"share":0.001,"window":{"size":16,"count":9}},
       "masks":[{"view":"speedWidget","device":"iphone*"},{"rect":[0,10,100,20]}],
       "silence":[{"rule":"small-tap-target","reason":"the chip is a label","scenario":["a-b-a"]}]}
      """)
    var tolerance = SuiteTolerance()
    tolerance.frames = 0.5
    tolerance.pixels = Tolerance(
      metric: .deltaE(limit: 2), exemption: .slightShift, maximumShare: 0.001,
      density: DensityLimit(side: 16, maximumCount: 9))
    #expect(definition.tolerance == tolerance)
    #expect(
      definition.masks == [
        SuiteMask(area: .view("speedWidget"), pictures: PictureMatch([.device: ["iphone*"]])),
        SuiteMask(area: .rectangle(CGRect(x: 0, y: 10, width: 100, height: 20)), pictures: PictureMatch()),
      ])
    #expect(
      definition.silencedRules == [
        SilencedRule(
          rule: "small-tap-target", reason: "the chip is a label", pictures: PictureMatch([.scenario: ["a-b-a"]]))
      ])
  }

  private static let limits: [(json: String, count: Int?, share: Double?, density: DensityLimit?)] = [
    (#"{}"#, 0, nil, nil),
    (#"{"pixels":"perceptual"}"#, nil, 0.001, DensityLimit(side: 16, maximumCount: 4)),
    (#"{"pixels":"perceptual","share":0}"#, nil, 0, DensityLimit(side: 16, maximumCount: 4)),
    (#"{"share":0.5}"#, nil, 0.5, nil),
    (#"{"window":{"size":8,"count":3}}"#, nil, nil, DensityLimit(side: 8, maximumCount: 3)),
    (#"{"window":{"size":8,"count":3},"share":0.5}"#, nil, 0.5, DensityLimit(side: 8, maximumCount: 3)),
  ]

  @Test(arguments: limits)
  func `what a tolerance leaves out is as strict as its mode`(
    json: String, count: Int?, share: Double?, density: DensityLimit?
  ) throws {
    let pixels = try definition(#"{"tolerance":\#(json)}"#).tolerance.pixels
    #expect(pixels.maximumCount == count && pixels.maximumShare == share && pixels.density == density)
  }

  private static let wrong: [(json: String, message: String)] = [
    ("[]", "not a JSON object: the file holds a list"),
    (
      #"{"device":[]}"#,
      "unknown key 'device', did you mean 'devices'?; it knows delegate, delegateType, delegates, swiftVersion, devices, states, scenarios, directions, lightings, themes, locales, contentSizes, wide, times, scale, exclude, tolerance, masks, silence"
    ),
    (#"{"devices":3}"#, "'devices' is the number 3; it needs a text, or a list of at least one"),
    (#"{"devices":[]}"#, "'devices' is a list; it needs a text, or a list of at least one"),
    (#"{"times":[0,3601]}"#, "'times' is a list; it needs a number from 0 to 3600, or a list of at least one"),
    (#"{"scale":9}"#, "'scale' is the number 9; it needs a number from 0.5 to 8"),
    (#"{"lightings":["dusk"]}"#, "'lightings' does not know 'dusk'; it knows day, night, all"),
    (
      #"{"states":"active-guidence"}"#,
      "'states' does not know 'active-guidence', did you mean 'active-guidance'?; it knows not-navigating, navigation-ready, active-guidance, active-guidance-prompt, changing-prompt, after-hide-prompt, after-stop, after-disable, all"
    ),
    (#"{"contentSizes":"XXS"}"#, "'contentSizes' does not know 'XXS', did you mean 'XS'?"),
    (#"{"locales":["fr"]}"#, "'locales': there are no texts in 'fr'; the languages are en, de, ar, he"),
    (#"{"locales":["zh-Hans-x"]}"#, "'locales': 'zh-Hans-x' is no locale"),
    (#"{"exclude":[{"device":"ipad*"}]}"#, "'exclude[0]': no picture of the matrix matches it"),
    (#"{"exclude":[{"devce":"ipad*"}]}"#, "unknown key 'exclude[0].devce', did you mean 'device'?"),
    (#"{"scenarios":"split-view"}"#, "'devices': no picture is left"),
    (
      #"{"delegates":["courier",{"source":"sample","name":"../else"}]}"#,
      "'delegates[1].name': '../else' cannot be part of a file name"
    ),
    (#"{"delegates":[{"settings":{},"name":""}]}"#, "'delegates[0].name': '' cannot be part of a file name"),
    (#"{"delegates":["sample","sample"]}"#, "'delegates[1]': 'sample' is there already"),
    (#"{"delegate":"sample","delegates":["sample"]}"#, "'delegates': leave out 'delegate' beside it"),
    (#"{"tolerance":{"deltaE":2}}"#, "'tolerance.deltaE': it needs \"pixels\": \"perceptual\" beside it"),
    (#"{"masks":[{"view":"a","rect":[0,0,1,1]}]}"#, "'masks[0].view' is missing"),
    (#"{"silence":[{"rule":"x"}]}"#, "'silence[0].reason' is missing; it needs the reason"),
  ]

  @Test(arguments: wrong)
  func `a wrong matrix is explained`(json: String, message: String) throws {
    let error = try #require(throws: DocumentError.self) { try definition(json) }
    #expect(error.description.hasPrefix("matrix.json: " + message), "\(error)")
  }

  private static let broken: [(json: [UInt8], reason: String)] = [
    ([], "the file is empty"),
    (Array("{".utf8), "a bracket, comma or quotation mark is missing or too many"),
    (
      Array("{\"scale\": 1,\n \"states\": \"all\"\n \"wide\": true}".utf8),
      "a bracket, comma or quotation mark is missing or too many near line 3, column 2"
    ),
    (Array(#"{"scale": 1e400}"#.utf8), "the file holds a number that is too large"),
    ([0x7B, 0xFF, 0x7D], "the file is not text in UTF-8"),
  ]

  @Test(arguments: broken)
  func `what is not JSON is told with a reason and a place`(json: [UInt8], reason: String) throws {
    let error = try #require(throws: DocumentError.self) { try SuiteDefinition(json: json, file: "matrix.json") }
    #expect(error.description == "matrix.json: not a JSON object: \(reason)")
  }

  @Test func `an unknown scenario is told with the nearest name`() throws {
    let error = try #require(throws: ScriptStoreError.self) { try definition(#"{"scenarios":"rotate-while-promt"}"#) }
    #expect(error.description.contains("did you mean 'rotate-while-prompt'?"))
  }
}
