package import GoogleNavigation

/// What happens from an app's launch until the moment that is worth a picture: a path of events, spelled out in Swift or
/// in a scenario file.
package struct ScenarioScript: Sendable, Hashable, Codable {
  /// As it is written in commands, matrices and file names, for example `rotate-while-prompt`.
  package var name: String
  /// One sentence for lists.
  package var summary: String
  package var steps: [ScenarioStep]
  /// What the components show instead of the language's own texts: a part of the content's JSON.
  package var content: JSONValue?
  /// Forces wide mode on or off; nil leaves it to the map's size.
  package var wideMode: Bool?
  /// When pictures are taken where nobody says, in seconds after the last step; nil once every animation has ended.
  package var times: [Double?]

  package init(
    name: String, summary: String = "", steps: [ScenarioStep], content: JSONValue? = nil, wideMode: Bool? = nil,
    times: [Double?] = [nil]
  ) {
    (self.name, self.summary, self.steps) = (name, summary, steps)
    (self.content, self.wideMode, self.times) = (content, wideMode, times)
  }

  /// The moment of a picture that names no time: the only one that the script has, or the end of all animations.
  package var usualTime: Double? { times.count == 1 ? times[0] : nil }
}
