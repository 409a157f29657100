package import Drawing
package import Foundation

/// How the stand-in components and the map look: every colour, size and distance that is a matter of taste.
///
/// The numbers are ours: Google publishes none of them.
nonisolated package struct NavigationTheme: Sendable, Hashable {
  package var name: String
  /// Whether the theme is for the dark; users' dynamic colours follow it.
  package var isDark: Bool
  /// Font families in order of preference.
  package var fontFamilies: [String]
  package var styleValues: StyleNumbers
  package var metrics: Metrics
  package var fontSizes: FontSizes
  package var map: MapColors
  package var route: RouteColors
  package var signals: SignalColors
  package var turnCard: TurnCardColors
  package var roadSigns: RoadSignColors
  package var card: CardColors
  package var controls: ControlColors
  package var speed: SpeedColors
  package var cardShadow: Shadow
  package var buttonShadow: Shadow
  package var vehicleShadow: Shadow
}

extension NavigationTheme {
  /// `NavigationStyleValues`' numbers, in points.
  nonisolated package struct StyleNumbers: Sendable, Hashable {
    package var buttonHorizontalPadding, buttonVerticalPadding, defaultCornerRadius: CGFloat
    package var elementHorizontalPadding, headerFooterHorizontalPadding: CGFloat
    package var headerNominalHeight, headerTopPadding: CGFloat

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      buttonHorizontalPadding = try reader.number("buttonHorizontalPadding")
      buttonVerticalPadding = try reader.number("buttonVerticalPadding")
      defaultCornerRadius = try reader.number("defaultCornerRadius")
      elementHorizontalPadding = try reader.number("elementHorizontalPadding")
      headerFooterHorizontalPadding = try reader.number("headerFooterHorizontalPadding")
      headerNominalHeight = try reader.number("headerNominalHeight")
      headerTopPadding = try reader.number("headerTopPadding")
    }
  }

  /// Sizes of the stand-in components, in points.
  nonisolated package struct Metrics: Sendable, Hashable {
    package var etaCardHeight, promptHeight, buttonSize: CGFloat
    package var progressBarWidth, speedWidgetWidth: CGFloat
    /// Height of the turn card's lower panel, which holds the next step or the lanes.
    package var turnCardPanelHeight: CGFloat
    /// Free space between a card's edge and what is written on it.
    package var cardPadding: CGFloat
    package var routeWidth, vehicleSize: CGFloat

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      etaCardHeight = try reader.number("etaCardHeight")
      promptHeight = try reader.number("promptHeight")
      buttonSize = try reader.number("buttonSize")
      progressBarWidth = try reader.number("progressBarWidth")
      speedWidgetWidth = try reader.number("speedWidgetWidth")
      turnCardPanelHeight = try reader.number("turnCardPanelHeight")
      cardPadding = try reader.number("cardPadding")
      routeWidth = try reader.number("routeWidth")
      vehicleSize = try reader.number("vehicleSize")
    }
  }

  /// Largest sizes of the components' texts, in points per em; a text that does not fit shrinks below them.
  nonisolated package struct FontSizes: Sendable, Hashable {
    package var distance, road, detail, nextStep, arrivalTime, arrivalDetail: CGFloat
    package var button, promptTitle, promptDetail, speed, mapLabel, logo: CGFloat

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      distance = try reader.number("distance")
      road = try reader.number("road")
      detail = try reader.number("detail")
      nextStep = try reader.number("nextStep")
      arrivalTime = try reader.number("arrivalTime")
      arrivalDetail = try reader.number("arrivalDetail")
      button = try reader.number("button")
      promptTitle = try reader.number("promptTitle")
      promptDetail = try reader.number("promptDetail")
      speed = try reader.number("speed")
      mapLabel = try reader.number("mapLabel")
      logo = try reader.number("logo")
    }
  }
}
