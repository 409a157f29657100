import UIKit

/// The guides between which the built-in layout puts the map's controls.
final class MapArea {
  /// The map without its padding, as `paddingAdjustmentBehavior` counts it together with the safe area.
  let controls = UILayoutGuide()
  /// A line under everything that covers the whole of the map's upper end.
  let top = UILayoutGuide()
  /// A line above everything at the lower end of the map's leading side.
  let bottom = UILayoutGuide()
  private var constraints: [NSLayoutConstraint] = []

  init() {
    controls.identifier = "controlsArea"
    top.identifier = "contentTop"
    bottom.identifier = "contentBottom"
  }

  func add(to map: GMSMapView) {
    for guide in [controls, top, bottom] { map.addLayoutGuide(guide) }
    constraints =
      edges(of: map)
      + [
        top.heightAnchor.constraint(equalToConstant: 0), bottom.heightAnchor.constraint(equalToConstant: 0),
        top.topAnchor.constraint(greaterThanOrEqualTo: controls.topAnchor),
        bottom.bottomAnchor.constraint(lessThanOrEqualTo: controls.bottomAnchor),
        top.topAnchor.constraint(equalTo: controls.topAnchor).with(priority: .defaultLow),
        bottom.bottomAnchor.constraint(equalTo: controls.bottomAnchor).with(priority: .defaultLow),
      ]
      + [top, bottom].flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: controls.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: controls.trailingAnchor),
        ]
      }
    NSLayoutConstraint.activate(constraints)
  }

  func remove() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    for guide in [controls, top, bottom] { guide.owningView?.removeLayoutGuide(guide) }
  }

  private func edges(of map: GMSMapView) -> [NSLayoutConstraint] {
    let (safe, padding) = (map.safeAreaLayoutGuide, map.padding)
    switch map.paddingAdjustmentBehavior {
    case .always:
      return [
        controls.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: padding.left),
        controls.topAnchor.constraint(equalTo: safe.topAnchor, constant: padding.top),
        controls.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -padding.right),
        controls.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -padding.bottom),
      ]
    case .never: return padded(map, .required)
    case .automatic:
      return padded(map, .defaultLow) + [
        controls.leftAnchor.constraint(greaterThanOrEqualTo: safe.leftAnchor),
        controls.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor),
        controls.rightAnchor.constraint(lessThanOrEqualTo: safe.rightAnchor),
        controls.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
      ]
    }
  }

  private func padded(_ map: GMSMapView, _ priority: UILayoutPriority) -> [NSLayoutConstraint] {
    let padding = map.padding
    return [
      controls.leftAnchor.constraint(equalTo: map.leftAnchor, constant: padding.left),
      controls.topAnchor.constraint(equalTo: map.topAnchor, constant: padding.top),
      controls.rightAnchor.constraint(equalTo: map.rightAnchor, constant: -padding.right),
      controls.bottomAnchor.constraint(equalTo: map.bottomAnchor, constant: -padding.bottom),
    ].map { $0.with(priority: priority) }
  }
}

extension NSLayoutConstraint {
  /// The constraint itself, with another priority.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
