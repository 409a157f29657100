package import Foundation

/// Everything the stand-in components write: what a route and a drive would supply.
///
/// Texts are ready to be shown: a drawing formats nothing, and a fixture formats for the locale it is asked for, so no host
/// locale can change a picture.
nonisolated package struct NavigationContent: Sendable, Hashable, Codable {
  /// BCP 47, for example `zh-Hans`; decides fonts.
  package var language: String
  /// For example `ar_EG`; decides the digits of numbers that are not yet text.
  package var localeIdentifier: String
  package var turn: TurnContent
  package var turnTexts: TurnTexts
  package var arrival: ArrivalContent
  package var speed: SpeedContent
  package var prompts: PromptTexts
  package var labels: ControlLabels
  package var map: MapNames

  package init(
    language: String, localeIdentifier: String? = nil, turn: TurnContent, turnTexts: TurnTexts, arrival: ArrivalContent,
    speed: SpeedContent,
    prompts: PromptTexts,
    labels: ControlLabels, map: MapNames
  ) {
    self.localeIdentifier = localeIdentifier ?? language
    (self.language, self.turn, self.turnTexts) = (language, turn, turnTexts)
    (self.arrival, self.speed) = (arrival, speed)
    (self.prompts, self.labels, self.map) = (prompts, labels, map)
  }

  package var locale: Locale { Locale(identifier: localeIdentifier) }
}
