import Drawing
import Foundation
import UIKit

/// What the header is drawn with: the theme's colours and fonts, with the settings' own in their place.
nonisolated struct HeaderStyle: Sendable, Hashable {
  /// The look of one kind of text.
  nonisolated struct Text: Sendable, Hashable {
    var color: Color
    /// Points per em.
    var size: CGFloat
    /// CSS's number, 100...900.
    var weight: Int

    init(_ color: Color, size: CGFloat, weight: Int) {
      (self.color, self.size, self.weight) = (color, size, weight)
    }

    /// This look with what the app set of its own.
    func taking(_ ownColor: UIColor?, _ font: UIFont?) -> Text {
      Text(ownColor?.plain ?? color, size: font?.pointSize ?? size, weight: font?.weight.css ?? weight)
    }
  }

  var primary, secondary: Color
  var largeIcon, smallIcon, recommendedLane, otherLane: Color
  var distanceValue, distanceUnits, firstRow, secondRow, conjunctions, nextStep: Text

  /// The theme's own header.
  init(_ theme: NavigationTheme) {
    let (colors, sizes) = (theme.turnCard, theme.fontSizes)
    (primary, secondary) = (colors.primary, colors.secondary)
    (largeIcon, smallIcon) = (colors.maneuver, colors.maneuver)
    (recommendedLane, otherLane) = (colors.lane, colors.otherLane)
    distanceValue = Text(colors.text, size: sizes.distance, weight: 700)
    distanceUnits = Text(colors.detail, size: (sizes.distance * 0.75).rounded(), weight: 400)
    firstRow = Text(colors.text, size: sizes.road, weight: 700)
    secondRow = Text(colors.text, size: (sizes.road * 0.85).rounded(), weight: 700)
    conjunctions = Text(colors.detail, size: sizes.detail, weight: 400)
    nextStep = Text(colors.text, size: sizes.nextStep, weight: 500)
  }
}

extension HeaderStyle {
  /// The header as the settings want it. By the SDK's rule a colour for low light that is not set is the one by day; where
  /// neither is set, the theme's own counts.
  init(_ theme: NavigationTheme, _ settings: GMSUISettings, lighting: GMSNavigationLightingMode) {
    self.init(theme)
    let isDark = lighting == .lowLight
    takeBackgrounds(
      primary: (isDark ? settings.navigationHeaderPrimaryBackgroundColorNightMode : nil)
        ?? settings.navigationHeaderPrimaryBackgroundColor,
      secondary: (isDark ? settings.navigationHeaderSecondaryBackgroundColorNightMode : nil)
        ?? settings.navigationHeaderSecondaryBackgroundColor,
      alpha: settings.navigationHeaderBackgroundAlpha)
    largeIcon = settings.navigationHeaderLargeManeuverIconColor?.plain ?? largeIcon
    smallIcon = settings.navigationHeaderSmallManeuverIconColor?.plain ?? smallIcon
    recommendedLane = settings.navigationHeaderGuidanceRecommendedLaneColor?.plain ?? recommendedLane
    takeTexts(settings)
  }

  private mutating func takeBackgrounds(primary: UIColor?, secondary: UIColor?, alpha: CGFloat) {
    let share = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1))
    if let color = secondary?.plain { otherLane = color.greyedOut }
    self.primary = (primary?.plain ?? self.primary).multiplyingAlpha(by: share)
    self.secondary = (secondary?.plain ?? self.secondary).multiplyingAlpha(by: share)
  }

  private mutating func takeTexts(_ settings: GMSUISettings) {
    let instructions = settings.navigationHeaderInstructionsTextColor
    distanceValue = distanceValue.taking(
      settings.navigationHeaderDistanceValueTextColor, settings.navigationHeaderDistanceValueFont)
    distanceUnits = distanceUnits.taking(
      settings.navigationHeaderDistanceUnitsTextColor, settings.navigationHeaderDistanceUnitsFont)
    firstRow = firstRow.taking(instructions, settings.navigationHeaderInstructionsFirstRowFont)
    secondRow = secondRow.taking(instructions, settings.navigationHeaderInstructionsSecondRowFont)
    conjunctions = conjunctions.taking(instructions, settings.navigationHeaderInstructionsConjunctionsFont)
    nextStep = nextStep.taking(settings.navigationHeaderNextStepTextColor, settings.navigationHeaderNextStepFont)
  }
}

extension UIColor {
  /// The colour in the light style: like the SDK, which reads its red, green, blue and alpha.
  nonisolated fileprivate var plain: Color { resolved(with: UITraitCollection()) }
}

extension Color {
  /// Half way to a middle grey, as light as the ground lets it be seen: how lanes that are not to be taken are drawn.
  nonisolated fileprivate var greyedOut: Color {
    let grey = luminance > 0.4 ? 0.2 : 0.75
    func mixed(_ part: Double) -> Double { part * 0.5 + grey * 0.5 }
    return Color(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: alpha)
  }
}
