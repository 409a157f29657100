/// Everything the stand-in components write: what a route and a drive would supply.
///
/// Texts are ready to be shown. Nothing is formatted here, so no host locale can change a picture.
nonisolated package struct NavigationContent: Sendable, Hashable, Codable {
  /// BCP 47, for example `zh-Hans`; decides fonts and digits.
  package var language: String
  package var turn: TurnContent
  package var arrival: ArrivalContent
  package var speed: SpeedContent
  package var prompts: PromptTexts
  package var labels: ControlLabels
  package var map: MapNames

  package init(
    language: String, turn: TurnContent, arrival: ArrivalContent, speed: SpeedContent, prompts: PromptTexts,
    labels: ControlLabels, map: MapNames
  ) {
    (self.language, self.turn, self.arrival, self.speed) = (language, turn, arrival, speed)
    (self.prompts, self.labels, self.map) = (prompts, labels, map)
  }
}
