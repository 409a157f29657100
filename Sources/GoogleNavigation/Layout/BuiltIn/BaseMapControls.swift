import UIKit

/// The controls that the map itself shows while navigation is off, whoever places them while it is on.
final class BaseMapControls {
  private unowned let map: GMSMapView
  private let area = MapArea()
  private var constraints: [NSLayoutConstraint] = []
  private var shown: [UIView] = []

  init(map: GMSMapView) {
    self.map = map
  }

  func update() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    area.remove()
    let compass = map.showsBaseCompass ? map.parts.compass : nil
    let myLocation = map.phase == .off && map.settings.myLocationButton ? map.parts.myLocation : nil
    for view in shown { view.removeFromSuperview() }
    shown = [compass, myLocation].compactMap { $0 }
    guard !shown.isEmpty else { return }
    area.add(to: map)
    for (index, view) in shown.enumerated() { map.insertSubview(view, at: index) }
    constraints =
      shown.map { $0.trailingAnchor.constraint(equalTo: area.controls.trailingAnchor) }
      + [
        compass?.topAnchor.constraint(equalTo: area.controls.topAnchor),
        myLocation?.bottomAnchor.constraint(equalTo: area.controls.bottomAnchor),
      ].compactMap { $0 }
    NSLayoutConstraint.activate(constraints)
    map.setNeedsLayout()
  }
}

extension GMSMapView {
  /// Whether the built-in layout shows the compass: always while the camera follows, otherwise while the map is turned;
  /// never together with an accessory view.
  var showsBuiltInCompass: Bool {
    guard settings.compassButton, headerAccessory.shownHost == nil else { return false }
    return cameraMode == .following || isTurnedFromNorth
  }

  /// Whether the map shows the compass of its own accord.
  var showsBaseCompass: Bool { phase == .off && settings.compassButton && isTurnedFromNorth }

  /// Whether north is not at the top, by more than the half degree that nobody sees.
  private var isTurnedFromNorth: Bool { abs(northOnScreen) > .pi / 360 }
}
