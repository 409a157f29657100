import Testing

@testable import NavigationSnapshots

struct SuiteDefinitionTests {
  private func scenarios(_ json: String) throws -> [Scenario] {
    try SuiteDefinition(json: Array(json.utf8), file: "matrix.json").matrix(file: "matrix.json").scenarios
  }

  @Test func `an empty matrix means every state of the sample on one phone`() throws {
    #expect(try scenarios("{}").count == NavigationState.allCases.count)
  }

  @Test func `every combination is a scenario`() throws {
    let json = #"{"devices":["iphone-15","ipad-mini"],"states":"active-guidance","directions":"all","times":[0,1]}"#
    #expect(
      try scenarios(json).map(\.fileStem) == [
        "iphone-15/active-guidance.t0", "iphone-15/active-guidance.t1", "iphone-15/active-guidance.rtl.t0",
        "iphone-15/active-guidance.rtl.t1", "ipad-mini/active-guidance.t0", "ipad-mini/active-guidance.t1",
        "ipad-mini/active-guidance.rtl.t0", "ipad-mini/active-guidance.rtl.t1",
      ])
  }

  private static let wrong: [(json: String, message: String)] = [
    ("[]", "matrix.json: not a JSON object: the file holds another kind of value"),
    (
      #"{"device":[]}"#,
      "matrix.json: unknown key 'device', did you mean 'devices'?; it knows delegate, delegateType, swiftVersion, devices, states, directions, lightings, times, theme, locale, scale"
    ),
    (#"{"devices":3}"#, "matrix.json: 'devices' needs a list of at least one text"),
    (#"{"devices":[]}"#, "matrix.json: 'devices' needs a list of at least one text"),
    (#"{"states":[]}"#, "matrix.json: 'states' needs a list of at least one text"),
    (#"{"directions":[]}"#, "matrix.json: 'directions' needs a list of at least one text"),
    (#"{"lightings":[]}"#, "matrix.json: 'lightings' needs a list of at least one text"),
    (#"{"times":[-1]}"#, "matrix.json: 'times' needs numbers from 0 to 3600"),
    (#"{"times":[0,3601]}"#, "matrix.json: 'times' needs numbers from 0 to 3600"),
    (#"{"scale":[]}"#, "matrix.json: 'scale' needs one number from 0.5 to 8"),
    (#"{"scale":[1,2]}"#, "matrix.json: 'scale' needs one number from 0.5 to 8"),
    (#"{"scale":0.4}"#, "matrix.json: 'scale' needs one number from 0.5 to 8"),
    (#"{"scale":9}"#, "matrix.json: 'scale' needs one number from 0.5 to 8"),
    (#"{"lightings":["dusk"]}"#, "matrix.json: 'lightings' does not know 'dusk'; it knows day, night, all"),
  ]

  @Test(arguments: wrong)
  func `a wrong matrix is explained`(json: String, message: String) throws {
    let error = try #require(throws: SuiteError.self) { try scenarios(json) }
    #expect(error.description == message)
  }

  @Test func `what is not JSON is told with a reason`() throws {
    let error = try #require(throws: SuiteError.self) { try scenarios("{") }
    #expect(error.description.hasPrefix("matrix.json: not a JSON object: "))
  }
}
