/// Everything the stand-in components write: what a route and a drive would supply.
///
/// Texts are ready to be shown: a drawing formats nothing, and a fixture formats for the locale it is asked for, so no host
/// locale can change a picture.
nonisolated package struct NavigationContent: Sendable, Hashable, Codable {
  /// BCP 47, for example `zh-Hans`; decides fonts and digits.
  package var language: String
  package var turn: TurnContent
  package var turnTexts: TurnTexts
  package var arrival: ArrivalContent
  package var speed: SpeedContent
  package var prompts: PromptTexts
  package var labels: ControlLabels
  package var map: MapNames

  package init(
    language: String, turn: TurnContent, turnTexts: TurnTexts, arrival: ArrivalContent, speed: SpeedContent,
    prompts: PromptTexts,
    labels: ControlLabels, map: MapNames
  ) {
    (self.language, self.turn, self.turnTexts) = (language, turn, turnTexts)
    (self.arrival, self.speed) = (arrival, speed)
    (self.prompts, self.labels, self.map) = (prompts, labels, map)
  }
}
