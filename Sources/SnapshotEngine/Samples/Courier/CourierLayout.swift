import GoogleNavigation
import UIKit

/// Where the courier's app puts everything in one state, standard or wide.
@MainActor
struct CourierLayout {
  /// The app's own views, which every state shares.
  @MainActor
  struct Views {
    let sheet = OrderSheet()
    let helpButton = HelpButton()
    /// Speed and progress, from the bottom up.
    let startColumn = GMSNavigationHidingStackView(position: .bottom, alignment: .leading)
    /// Every button but the one for reports.
    let endColumn = GMSNavigationHidingStackView(position: .top, alignment: .trailing)
    /// Keeps the progress bar off the screen's edge, in line with the speed widget.
    let progressPadding = UIView()
  }

  private let state: any NavigationUIState
  private let guidance: (any ActiveGuidanceUIState)?
  private let map: GMSMapView
  private let own: Views
  private let contentBottom: UILayoutGuide
  private let report: UIView?
  private let otherButtons: [UIView]

  init(state: any NavigationUIState, map: GMSMapView, own: Views, contentBottom: UILayoutGuide) {
    self.state = state
    self.map = map
    self.own = own
    self.contentBottom = contentBottom
    guidance = state as? any ActiveGuidanceUIState
    let buttons = guidance?.buttons ?? (state as? any NavigationReadyUIState)?.buttons ?? []
    report = buttons.first { $0.type == .reporting }?.view
    otherButtons = buttons.filter { $0.type != .reporting }.map(\.view)
  }

  /// The views to add to the map, from the back to the front.
  var views: [UIView] {
    let shared = [state.viewport, state.googleLogo, own.endColumn, own.helpButton] + (report.map { [$0] } ?? [])
    guard let guidance else { return shared + [own.sheet] }
    return [own.startColumn] + shared + [own.sheet, guidance.etaCard, guidance.turnCard]
  }

  /// Fills the columns; before the constraints are activated.
  func fillColumns() {
    own.endColumn.arrangedSubviews = otherButtons
    own.endColumn.spacing = NavigationStyleValues.buttonVerticalPadding
    own.sheet.isFlushWithLeadingEdge = state.wideMode
    guard let guidance else { return }
    own.progressPadding.addSubview(guidance.tripProgressBar)
    own.startColumn.arrangedSubviews = [guidance.speedWidget, own.progressPadding]
  }

  func emptyColumns() {
    own.endColumn.arrangedSubviews = []
    own.startColumn.arrangedSubviews = []
    own.progressPadding.subviews.forEach { $0.removeFromSuperview() }
  }

  var constraints: [NSLayoutConstraint] {
    sheetConstraints + mapConstraints + buttonConstraints + (guidance.map(cardConstraints) ?? [])
      + (guidance.map(startColumnConstraints) ?? [])
  }

  private var safeArea: UILayoutGuide { map.safeAreaLayoutGuide }
  private var gap: CGFloat { NavigationStyleValues.buttonVerticalPadding }
  private var isWide: Bool { state.wideMode }

  /// Where the part of the map begins that belongs to the camera.
  private var mapLeading: NSLayoutXAxisAnchor { isWide ? own.sheet.trailingAnchor : safeArea.leadingAnchor }
  private var mapTop: NSLayoutYAxisAnchor {
    isWide ? safeArea.topAnchor : guidance?.turnCard.bottomAnchor ?? safeArea.topAnchor
  }
  private var mapBottom: NSLayoutYAxisAnchor { isWide ? safeArea.bottomAnchor : contentBottom.topAnchor }

  /// The sheet reaches down to the map's edge, under the ETA card; it is as wide as Google's cards with their margins.
  private var sheetConstraints: [NSLayoutConstraint] {
    let floor = guidance?.etaCard.layoutMarginsGuide.topAnchor ?? safeArea.bottomAnchor
    let trailing = isWide ? guidance?.etaCard.trailingAnchor ?? map.centerXAnchor : map.trailingAnchor
    let rest = contentBottom.bottomAnchor.constraint(equalTo: own.sheet.topAnchor)
    rest.priority = .defaultLow
    return [
      own.sheet.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      own.sheet.trailingAnchor.constraint(equalTo: trailing),
      own.sheet.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      own.sheet.contentBottomAnchor.constraint(equalTo: floor, constant: -12),
      contentBottom.heightAnchor.constraint(equalToConstant: 0),
      contentBottom.bottomAnchor.constraint(lessThanOrEqualTo: own.sheet.topAnchor),
      rest,
    ]
  }

  private var mapConstraints: [NSLayoutConstraint] {
    let (viewport, logo) = (state.viewport, state.googleLogo)
    return [
      viewport.leadingAnchor.constraint(equalTo: mapLeading),
      viewport.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      viewport.topAnchor.constraint(equalTo: mapTop),
      viewport.bottomAnchor.constraint(equalTo: mapBottom),

      logo.leadingAnchor.constraint(equalTo: mapLeading),
      logo.bottomAnchor.constraint(equalTo: mapBottom),
    ]
  }

  /// The help button takes the corner opposite the turn card, in line with its upper edge where there is room beside it.
  private var buttonConstraints: [NSLayoutConstraint] {
    let isBelowTurnCard = guidance != nil && !isWide
    let top =
      isBelowTurnCard
      ? own.helpButton.topAnchor.constraint(equalTo: mapTop)
      : own.helpButton.topAnchor.constraint(
        equalTo: safeArea.topAnchor, constant: NavigationStyleValues.headerTopPadding)
    let reportConstraints = report.map { report in
      [
        report.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        report.bottomAnchor.constraint(equalTo: mapBottom, constant: -gap),
      ]
    }
    return [
      top,
      own.helpButton.trailingAnchor.constraint(
        equalTo: safeArea.trailingAnchor, constant: -NavigationStyleValues.buttonHorizontalPadding),
      own.endColumn.topAnchor.constraint(equalTo: own.helpButton.bottomAnchor, constant: gap),
      own.endColumn.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      own.endColumn.bottomAnchor.constraint(equalTo: report?.topAnchor ?? mapBottom, constant: -gap),
    ] + (reportConstraints ?? [])
  }

  private func cardConstraints(_ guidance: any ActiveGuidanceUIState) -> [NSLayoutConstraint] {
    [
      guidance.turnCard.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      guidance.turnCard.topAnchor.constraint(equalTo: map.topAnchor),
      guidance.etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      guidance.etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
    ]
  }

  /// The bar gets what the speed widget leaves; the column hides it where that is too little.
  private func startColumnConstraints(_ guidance: any ActiveGuidanceUIState) -> [NSLayoutConstraint] {
    let (column, padding, bar) = (own.startColumn, own.progressPadding, guidance.tripProgressBar)
    let fits = padding.topAnchor.constraint(greaterThanOrEqualTo: column.topAnchor)
    // The sheet's contents keep their height where both cannot be had.
    fits.priority = .defaultHigh - 1
    return [
      column.leadingAnchor.constraint(equalTo: mapLeading),
      column.topAnchor.constraint(equalTo: mapTop, constant: gap),
      column.bottomAnchor.constraint(equalTo: state.googleLogo.topAnchor),
      fits,

      bar.leadingAnchor.constraint(
        equalTo: padding.leadingAnchor, constant: NavigationStyleValues.elementHorizontalPadding),
      bar.trailingAnchor.constraint(equalTo: padding.trailingAnchor),
      bar.topAnchor.constraint(equalTo: padding.topAnchor),
      bar.bottomAnchor.constraint(equalTo: padding.bottomAnchor),
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
    ]
  }
}
