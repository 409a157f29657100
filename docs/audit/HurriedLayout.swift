import GoogleNavigation
import UIKit

/// A layout with faults, for the picture in docs/audit.md.
final class HurriedLayout: NSObject, NavigationLayoutDelegate {
  private let sheet = UIView()
  private let order = UILabel()
  private let note = UILabel()
  private let call = UIButton()
  private let close = UIButton()
  private let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
  private var constraints: [NSLayoutConstraint] = []
  private var installed: [UIView] = []

  override init() {
    super.init()
    sheet.backgroundColor = .systemBackground
    sheet.layer.cornerRadius = 16
    order.text = "Order 1042 for Nonna's Kitchen, to be fetched at the back door"
    order.font = .boldSystemFont(ofSize: 20)
    order.accessibilityIdentifier = "order"
    note.text = "Ring twice"
    note.textColor = .systemGray3
    note.accessibilityIdentifier = "note"
    call.setTitle("Call", for: .normal)
    call.setTitleColor(.white, for: .normal)
    call.backgroundColor = UIColor(red: 0.04, green: 0.34, blue: 0.82, alpha: 1)
    call.layer.cornerRadius = 22
    call.accessibilityIdentifier = "call"
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.accessibilityIdentifier = "close"
    sheet.accessibilityIdentifier = "sheet"
    for view in [sheet, order, note, call, close] { view.translatesAutoresizingMaskIntoConstraints = false }
    [order, note, call, close].forEach(sheet.addSubview)
    sheet.accessibilityElements = [call, order, note, close]
    NSLayoutConstraint.activate([
      order.leftAnchor.constraint(equalTo: sheet.leftAnchor, constant: 16),
      order.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 16),
      order.rightAnchor.constraint(equalTo: close.leftAnchor, constant: -12),
      note.leadingAnchor.constraint(equalTo: order.leadingAnchor),
      note.topAnchor.constraint(equalTo: order.bottomAnchor, constant: 4),
      close.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
      close.centerYAnchor.constraint(equalTo: order.centerYAnchor),
      close.widthAnchor.constraint(equalToConstant: 28), close.heightAnchor.constraint(equalToConstant: 28),
      call.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
      call.topAnchor.constraint(equalTo: order.bottomAnchor, constant: 16),
      call.widthAnchor.constraint(equalToConstant: 96), call.heightAnchor.constraint(equalToConstant: 44),
      call.bottomAnchor.constraint(equalTo: sheet.bottomAnchor, constant: -16),
    ])
  }

  private func install(_ state: any NavigationUIState, on map: GMSMapView) {
    uninstall()
    let guidance = state as? any ActiveGuidanceUIState
    let buttons = guidance?.buttons ?? (state as? any NavigationReadyUIState)?.buttons ?? []
    installed =
      [state.viewport, state.googleLogo, stack, sheet] + [guidance?.turnCard, guidance?.etaCard].compactMap { $0 }
    installed.forEach(map.addSubview)
    stack.arrangedSubviews = buttons.map(\.view)
    let safe = map.safeAreaLayoutGuide
    constraints = [
      sheet.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
      sheet.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
      sheet.bottomAnchor.constraint(equalTo: guidance?.etaCard.topAnchor ?? safe.bottomAnchor, constant: -8),
      state.googleLogo.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      state.googleLogo.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 160),
      stack.bottomAnchor.constraint(equalTo: sheet.topAnchor, constant: 24),
      state.viewport.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      state.viewport.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      state.viewport.topAnchor.constraint(equalTo: guidance?.turnCard.bottomAnchor ?? safe.topAnchor),
      state.viewport.bottomAnchor.constraint(equalTo: sheet.topAnchor),
    ]
    if let guidance {
      constraints += [
        guidance.turnCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
        guidance.turnCard.topAnchor.constraint(equalTo: map.topAnchor),
        guidance.etaCard.leadingAnchor.constraint(equalTo: map.leadingAnchor),
        guidance.etaCard.bottomAnchor.constraint(equalTo: map.bottomAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func uninstall() {
    NSLayoutConstraint.deactivate(constraints)
    installed.forEach { $0.removeFromSuperview() }
    (constraints, installed) = ([], [])
  }

  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) { install(newState, on: navMap) }
  func disableNavigationUI(navMap: GMSMapView, oldState: NavigationReadyUIState) { uninstall() }
  func startGuidance(navMap: GMSMapView, newState: ActiveGuidanceUIState, oldState: NavigationReadyUIState) {
    install(newState, on: navMap)
  }
  func stopGuidance(navMap: GMSMapView, newState: NavigationReadyUIState, oldState: ActiveGuidanceUIState) {
    install(newState, on: navMap)
  }
  func sizeChanged(navMap: GMSMapView, newState: NavigationUIState) { install(newState, on: navMap) }
  func showPrompt(navMap: GMSMapView, newPrompt: NavigationPromptView) {
    navMap.addSubview(newPrompt)
    NSLayoutConstraint.activate([
      newPrompt.leadingAnchor.constraint(equalTo: navMap.leadingAnchor),
      newPrompt.bottomAnchor.constraint(equalTo: navMap.bottomAnchor),
    ])
  }
  func hidePrompt(navMap: GMSMapView, oldPrompt: NavigationPromptView) { oldPrompt.removeFromSuperview() }
  func changePrompt(navMap: GMSMapView, newPrompt: NavigationPromptView, oldPrompt: NavigationPromptView) {
    hidePrompt(navMap: navMap, oldPrompt: oldPrompt)
    showPrompt(navMap: navMap, newPrompt: newPrompt)
  }
}
