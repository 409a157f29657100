import Foundation
import GoogleNavigation
import UIKit

/// Each goes against one rule of warning level, and against none of error level.
final class LeftAndRight: CarefulLayout {
  override func viewportConstraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    let stretched = state.viewport.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
    let left = state.viewport.leftAnchor.constraint(greaterThanOrEqualTo: map.leftAnchor)
    return super.viewportConstraints(of: state, on: map) + [stretched, left]
  }
}

final class LabelUnderStatusBar: CarefulLayout {
  private let clock = UILabel()

  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    guard !(state is any ActiveGuidanceUIState) else { return clock.removeFromSuperview() }
    clock.text = "On time"
    clock.backgroundColor = .systemBackground
    clock.translatesAutoresizingMaskIntoConstraints = false
    sheet.superview?.addSubview(clock)
    NSLayoutConstraint.activate([
      clock.topAnchor.constraint(equalTo: map.topAnchor, constant: 12),
      clock.leadingAnchor.constraint(equalTo: map.leadingAnchor, constant: 120),
    ])
  }

  override func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState) {
    clock.removeFromSuperview()
    super.disableNavigationUI(navMap: navMap, oldState: oldState)
  }
}

final class TitleWithoutRoom: CarefulLayout {
  override var sheetConstraints: [NSLayoutConstraint] {
    super.sheetConstraints + [title.widthAnchor.constraint(equalToConstant: 40)]
  }
}

final class TitleAsideTheScreen: CarefulLayout {
  private let note = UILabel()

  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    note.text = "Later"
    note.translatesAutoresizingMaskIntoConstraints = false
    sheet.addSubview(note)
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: map.trailingAnchor, constant: 4),
      note.topAnchor.constraint(equalTo: sheet.topAnchor),
    ])
  }
}

final class SmallButton: CarefulLayout {
  private let close = UIButton()

  override var sheetConstraints: [NSLayoutConstraint] {
    close.setTitle("×", for: .normal)
    close.translatesAutoresizingMaskIntoConstraints = false
    sheet.addSubview(close)
    return super.sheetConstraints + [
      close.widthAnchor.constraint(equalToConstant: 24), close.heightAnchor.constraint(equalToConstant: 24),
      close.centerYAnchor.constraint(equalTo: sheet.centerYAnchor),
      close.trailingAnchor.constraint(equalTo: call.leadingAnchor, constant: -8),
    ]
  }
}

final class KnownButtonsOnly: CarefulLayout {
  override func buttons(of state: any NavigationUIState) -> [UIView] {
    let guidance = state as? any ActiveGuidanceUIState
    let offered = guidance?.buttons ?? (state as? any NavigationReadyUIState)?.buttons ?? []
    return offered.filter { [.compass, .reporting].contains($0.type) }.map(\.view)
  }
}

final class PortraitOnly: CarefulLayout {
  override func isWide(_ state: any NavigationUIState) -> Bool { false }
}

final class OpenPlace: CarefulLayout {
  private let dot = UIView()

  override var sheetConstraints: [NSLayoutConstraint] {
    dot.translatesAutoresizingMaskIntoConstraints = false
    sheet.addSubview(dot)
    return super.sheetConstraints + [
      dot.widthAnchor.constraint(equalToConstant: 4), dot.heightAnchor.constraint(equalToConstant: 4),
      dot.topAnchor.constraint(equalTo: sheet.topAnchor),
    ]
  }
}

final class PaleTitle: CarefulLayout {
  required init() {
    super.init()
    title.textColor = UIColor(white: 0.5, alpha: 0.5)
  }
}

final class NamelessButton: CarefulLayout {
  required init() {
    super.init()
    call.setTitle(nil, for: .normal)
  }
}

final class PaddingToo: CarefulLayout {
  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    map.padding = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
  }
}

final class SheetOverViewport: CarefulLayout {
  override func viewportConstraints(of state: any NavigationUIState, on map: GMSMapView) -> [NSLayoutConstraint] {
    let (viewport, safe) = (state.viewport, map.safeAreaLayoutGuide)
    guard !isWide(state) else { return super.viewportConstraints(of: state, on: map) }
    return [
      viewport.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      viewport.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      viewport.topAnchor.constraint(equalTo: map.topAnchor),
      viewport.bottomAnchor.constraint(equalTo: sheet.topAnchor),
    ]
  }
}

final class ButtonReadFirst: CarefulLayout {
  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    sheet.accessibilityElements = [call, title]
  }
}

final class PilingConstraints: CarefulLayout {
  override func finish(_ state: any NavigationUIState, on map: GMSMapView) {
    sheet.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
  }
}

final class PilingGuides: CarefulLayout {
  override func finish(_ state: any NavigationUIState, on map: GMSMapView) { sheet.addLayoutGuide(UILayoutGuide()) }
}
