package import Drawing
import Foundation
import UIKit

extension NavigationSession {
  /// The screen as it looks now.
  package func displayList() -> DisplayList {
    var list = ViewPainter.displayList(
      of: mapView, scale: screen.scale, background: mapView.theme.map.land, naming: naming)
    guard showsDeviceChrome else { return list }
    var canvas = Canvas()
    DeviceChromePainter(screen: screen, style: mapView.componentStyle).paint(on: &canvas)
    guard !canvas.items.isEmpty else { return list }
    let source = DisplayGroup.Source(name: "deviceChrome", type: "DeviceChrome")
    list.items.append(.group(DisplayGroup(source: source, items: canvas.items)))
    return list
  }
}
