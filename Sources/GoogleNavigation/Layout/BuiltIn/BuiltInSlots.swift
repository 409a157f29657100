import Foundation
import UIKit

/// Which views the built-in layout shows, from back to front, and what puts them into their slots.
struct BuiltInSlots {
  let map: GMSMapView
  let state: any NavigationUIState
  let area: MapArea
  let prompt: UIView?
  let trailingButtons: GMSNavigationHidingStackView
  /// Holds the speed widget, and hides it where cards leave no room for it.
  let leadingElements: GMSNavigationHidingStackView

  private var settings: GMSUISettings { map.settings }
  private var guidance: (any ActiveGuidanceUIState)? { state as? any ActiveGuidanceUIState }
  private var values: NavigationTheme.StyleNumbers { map.theme.styleValues }

  // MARK: - Elements

  var header: UIView? { settings.isNavigationHeaderEnabled ? guidance?.turnCard : nil }
  var footer: UIView? { settings.isNavigationFooterEnabled ? guidance?.etaCard : nil }
  var accessory: UIView? { header == nil ? nil : map.headerAccessory.shownHost }
  private var compass: UIView? { map.showsBuiltInCompass ? map.parts.compass : nil }

  private var tripProgressBar: (view: UIView, span: ClosedRange<CGFloat>)? {
    guard settings.isNavigationTripProgressBarEnabled, let guidance else { return nil }
    return TripProgressBarPlace.span(inHeight: map.bounds.height).map { (guidance.tripProgressBar, $0) }
  }

  /// From the bottom up: the place, the report, and what later versions of the SDK add.
  var trailingButtonViews: [UIView] {
    let others = (guidance?.buttons ?? (state as? any NavigationReadyUIState)?.buttons ?? []).filter {
      $0.type != .compass && ($0.type != .reporting || settings.isNavigationReportIncidentButtonEnabled)
    }
    return (settings.myLocationButton ? [map.parts.myLocation] : []) + others.map(\.view)
  }

  var leadingViews: [UIView] { [guidance?.speedWidget].compactMap(\.self) }

  /// The trip progress bar lies under everything that it may meet, the accessory view slides out from under the header.
  var views: [UIView] {
    let under = [state.viewport, tripProgressBar?.view, state.googleLogo, leadingElements]
    let over = [trailingButtons, compass, map.headerAccessory.fadingHost, accessory, header, footer]
    return (under + over).compactMap { $0 }
  }

  // MARK: - Comparing

  /// Everything that the constraints depend on: where it is the same, they are.
  struct Arrangement: Equatable {
    var views, trailingButtons, leadingElements: [ObjectIdentifier]
    var accessory, prompt, buttonGuide: ObjectIdentifier?
    var isWide: Bool
    var padding: UIEdgeInsets
    var paddingBehavior: GMSMapViewPaddingAdjustmentBehavior
    var tripProgress: ClosedRange<CGFloat>?
    var accessoryHeights: [CGFloat]
    var values: NavigationTheme.StyleNumbers
  }

  var arrangement: Arrangement {
    Arrangement(
      views: views.map(ObjectIdentifier.init), trailingButtons: trailingButtonViews.map(ObjectIdentifier.init),
      leadingElements: leadingViews.map(ObjectIdentifier.init), accessory: accessory.map(ObjectIdentifier.init),
      prompt: prompt.map(ObjectIdentifier.init),
      buttonGuide: map.navigationGuides.ownGuide(isWide: state.wideMode).map(ObjectIdentifier.init),
      isWide: state.wideMode, padding: map.padding, paddingBehavior: map.paddingAdjustmentBehavior,
      tripProgress: tripProgressBar?.span, accessoryHeights: map.headerAccessory.heights, values: values)
  }

  // MARK: - Constraints

  var constraints: [NSLayoutConstraint] {
    viewport + headerAndFooter + leading + trailing + accessoryConstraints + promptConstraints
  }

  /// Header and footer take the upper and the lower end of the map; in wide mode of its leading half only.
  private var headerAndFooter: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    if let header {
      all += [
        header.topAnchor.constraint(equalTo: map.topAnchor),
        header.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      ]
      if !state.wideMode {
        all.append(area.top.topAnchor.constraint(greaterThanOrEqualTo: map.navigationGuides.header.bottomAnchor))
      }
    }
    if let footer {
      all += [
        footer.bottomAnchor.constraint(equalTo: map.bottomAnchor),
        footer.leadingAnchor.constraint(equalTo: map.leadingAnchor),
        area.bottom.bottomAnchor.constraint(lessThanOrEqualTo: footer.topAnchor),
      ]
    }
    return all
  }

  /// In wide mode the half beside the cards, from the top to the bottom.
  private var viewport: [NSLayoutConstraint] {
    let start = state.wideMode ? (header ?? footer)?.trailingAnchor : nil
    let view = state.viewport
    return [
      view.leadingAnchor.constraint(equalTo: start ?? area.controls.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.controls.trailingAnchor),
      view.topAnchor.constraint(equalTo: area.top.topAnchor),
      view.bottomAnchor.constraint(equalTo: start == nil ? area.bottom.topAnchor : area.controls.bottomAnchor),
    ]
  }

  /// The logo in the corner with the speed above it, or before it where a wide map leaves little height between the
  /// cards; and the trip progress bar.
  private var leading: [NSLayoutConstraint] {
    let logo = state.googleLogo
    let start = area.controls.leadingAnchor
    let wideTop = header == nil ? area.controls.topAnchor : map.navigationGuides.header.bottomAnchor
    var all = [
      logo.bottomAnchor.constraint(equalTo: area.bottom.topAnchor),
      logo.leadingAnchor.constraint(equalTo: state.wideMode ? leadingElements.trailingAnchor : start),
      leadingElements.leadingAnchor.constraint(equalTo: start),
      leadingElements.topAnchor.constraint(equalTo: state.wideMode ? wideTop : area.top.topAnchor),
      leadingElements.bottomAnchor.constraint(equalTo: state.wideMode ? area.bottom.topAnchor : logo.topAnchor),
    ]
    if let (bar, span) = tripProgressBar {
      all += [
        bar.leadingAnchor.constraint(equalTo: start, constant: values.elementHorizontalPadding),
        bar.topAnchor.constraint(equalTo: map.topAnchor, constant: span.lowerBound),
        bar.bottomAnchor.constraint(equalTo: map.topAnchor, constant: span.upperBound),
      ]
    }
    return all
  }

  /// The compass at the top, the other buttons at the bottom up to the compass.
  private var trailing: [NSLayoutConstraint] {
    let end = area.controls.trailingAnchor
    let compassConstraints =
      compass.map {
        [$0.topAnchor.constraint(equalTo: area.top.topAnchor), $0.trailingAnchor.constraint(equalTo: end)]
      } ?? []
    if let guide = map.navigationGuides.ownGuide(isWide: state.wideMode) {
      return compassConstraints + trailing(at: guide)
    }
    let bottom = state.wideMode ? area.controls.bottomAnchor : area.bottom.topAnchor
    return compassConstraints + [
      trailingButtons.topAnchor.constraint(equalTo: compass?.bottomAnchor ?? area.top.topAnchor),
      trailingButtons.bottomAnchor.constraint(equalTo: bottom), trailingButtons.trailingAnchor.constraint(equalTo: end),
    ]
  }

  /// The app's own guide says where the lowest button itself ends, so that the button's margins lie outside of it.
  private func trailing(at guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      trailingButtons.topAnchor.constraint(equalTo: area.controls.topAnchor).with(priority: .defaultLow),
      trailingButtons.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: values.buttonVerticalPadding / 2),
      trailingButtons.trailingAnchor.constraint(
        equalTo: guide.trailingAnchor, constant: values.buttonHorizontalPadding),
      // Guides of which only the top is constrained keep the buttons at the map's edge.
      guide.trailingAnchor.constraint(
        equalTo: area.controls.trailingAnchor, constant: -values.buttonHorizontalPadding
      ).with(priority: .fittingSizeLevel),
    ]
  }

  private var accessoryConstraints: [NSLayoutConstraint] {
    guard let header else { return [] }
    return map.headerAccessory.constraints(under: header)
  }

  private var promptConstraints: [NSLayoutConstraint] {
    guard let prompt else { return [] }
    return [
      prompt.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      prompt.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      area.bottom.bottomAnchor.constraint(lessThanOrEqualTo: prompt.topAnchor),
    ]
  }
}

extension NavigationLayoutGuides {
  /// The app's guide for the buttons, where it has one for such a width and has added it to the map.
  func ownGuide(isWide: Bool) -> UILayoutGuide? {
    guard let guide = isWide ? ownBottomTrailingAlternate : ownBottomTrailing else { return nil }
    return guide.owningView?.isDescendant(of: map) == true ? guide : nil
  }
}
