import GoogleNavigation
import UIKit

/// Shows a symbol that nobody drew and a character that no font has.
final class UnknownGlyphLayout: NSObject, NavigationLayoutDelegate {
  // Made for the first picture of a process and shown in later ones, too.
  private static let symbol = UIImage(systemName: "no.such.symbol")

  func enableNavigationUI(navMap: GMSMapView, newState: NavigationReadyUIState) {
    let image = UIImageView(image: Self.symbol)
    image.frame = CGRect(x: 100, y: 100, width: 24, height: 24)
    let label = UILabel(frame: CGRect(x: 100, y: 200, width: 100, height: 30))
    label.text = "\u{E000}"
    navMap.addSubview(image)
    navMap.addSubview(label)
  }
}
