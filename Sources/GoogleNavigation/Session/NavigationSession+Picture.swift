package import Drawing
import Foundation
import UIKit

extension NavigationSession {
  /// The screen as it looks now.
  package func displayList() -> DisplayList {
    ViewPainter.displayList(of: mapView, scale: screen.scale, background: mapView.theme.map.land, naming: naming)
  }
}
