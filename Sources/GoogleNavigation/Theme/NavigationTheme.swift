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
      etaCardHeight = try reader.size("etaCardHeight")
      promptHeight = try reader.size("promptHeight")
      buttonSize = try reader.size("buttonSize")
      progressBarWidth = try reader.size("progressBarWidth")
      speedWidgetWidth = try reader.size("speedWidgetWidth")
      turnCardPanelHeight = try reader.size("turnCardPanelHeight")
      cardPadding = try reader.number("cardPadding")
      routeWidth = try reader.size("routeWidth")
      vehicleSize = try reader.size("vehicleSize")
    }
  }

  /// Largest sizes of the components' texts, in points per em; a text that does not fit shrinks below them.
  nonisolated package struct FontSizes: Sendable, Hashable {
    package var distance, road, detail, nextStep, arrivalTime, arrivalDetail: CGFloat
    package var button, promptTitle, promptDetail, speed, mapLabel, logo: CGFloat

    init(_ reader: inout ThemeReader) throws(ThemeError) {
      distance = try reader.size("distance")
      road = try reader.size("road")
      detail = try reader.size("detail")
      nextStep = try reader.size("nextStep")
      arrivalTime = try reader.size("arrivalTime")
      arrivalDetail = try reader.size("arrivalDetail")
      button = try reader.size("button")
      promptTitle = try reader.size("promptTitle")
      promptDetail = try reader.size("promptDetail")
      speed = try reader.size("speed")
      mapLabel = try reader.size("mapLabel")
      logo = try reader.size("logo")
    }
  }
}
