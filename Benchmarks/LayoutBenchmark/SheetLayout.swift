import GoogleNavigation
import UIKit

/// A layout that shows everything there is, around a sheet of ten labels.
final class SheetLayout: NSObject, NavigationLayoutDelegate {
  private let sheet = UIView()
  private let buttonStack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  /// What the benchmark changes: how far the sheet lies above the ETA card.
  private(set) var sheetBottom = NSLayoutConstraint()

  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState, oldState: any NavigationReadyUIState
  ) {
    fillSheet()
    buttonStack.arrangedSubviews = newState.buttons.map(\.view)
    let views = [
      newState.viewport, newState.googleLogo, newState.tripProgressBar, newState.speedWidget, newState.turnCard,
      newState.etaCard, buttonStack, sheet,
    ]
    views.forEach { navMap.addSubview($0) }
    sheetBottom = sheet.bottomAnchor.constraint(equalTo: newState.etaCard.topAnchor)
    NSLayoutConstraint.activate(cardConstraints(navMap, newState) + mapConstraints(navMap, newState) + [sheetBottom])
  }

  private func fillSheet() {
    sheet.translatesAutoresizingMaskIntoConstraints = false
    let labels = (1...10).map { number in
      let label = UILabel()
      label.text = "Parcel \(number)"
      return label
    }
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    sheet.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: sheet.bottomAnchor, constant: -16),
    ])
  }

  private func cardConstraints(_ map: GMSMapView, _ state: any ActiveGuidanceUIState) -> [NSLayoutConstraint] {
    [
      state.turnCard.leadingAnchor.constraint(equalTo: map.safeAreaLayoutGuide.leadingAnchor),
      state.turnCard.topAnchor.constraint(equalTo: map.topAnchor),
      state.etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      state.etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      sheet.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: map.trailingAnchor),
    ]
  }

  private func mapConstraints(_ map: GMSMapView, _ state: any ActiveGuidanceUIState) -> [NSLayoutConstraint] {
    let (viewport, logo, speed, bar) = (state.viewport, state.googleLogo, state.speedWidget, state.tripProgressBar)
    return [
      viewport.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      viewport.trailingAnchor.constraint(equalTo: map.trailingAnchor),
      viewport.topAnchor.constraint(equalTo: state.turnCard.bottomAnchor),
      viewport.bottomAnchor.constraint(equalTo: sheet.topAnchor),
      logo.leadingAnchor.constraint(equalTo: map.leadingAnchor),
      logo.bottomAnchor.constraint(equalTo: sheet.topAnchor),
      speed.leadingAnchor.constraint(equalTo: logo.leadingAnchor),
      speed.bottomAnchor.constraint(equalTo: logo.topAnchor),
      bar.leadingAnchor.constraint(equalTo: logo.leadingAnchor, constant: 16),
      bar.topAnchor.constraint(equalTo: viewport.topAnchor, constant: 8),
      bar.bottomAnchor.constraint(equalTo: speed.topAnchor, constant: -8),
      buttonStack.trailingAnchor.constraint(equalTo: map.trailingAnchor),
      buttonStack.topAnchor.constraint(equalTo: viewport.topAnchor),
      buttonStack.bottomAnchor.constraint(equalTo: sheet.topAnchor),
    ]
  }
}
