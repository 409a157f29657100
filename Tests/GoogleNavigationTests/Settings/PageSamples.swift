import GoogleNavigation
import UIKit

// What the SDK's guide shows app developers to write, written afresh: these compile as an app's own code would.

/// Two labels that keep clear of the header and of the footer.
final class CornerLabels {
  let top = UILabel()
  let bottom = UILabel()

  init(on mapView: GMSMapView) {
    (top.text, bottom.text) = ("Shift ends 18:00", "3 parcels left")
    for label in [top, bottom] {
      mapView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    top.accessibilityIdentifier = "topLabel"
    bottom.accessibilityIdentifier = "bottomLabel"
    top.topAnchor.constraint(equalTo: mapView.navigationHeaderLayoutGuide.bottomAnchor).isActive = true
    top.leadingAnchor.constraint(equalTo: mapView.leadingAnchor).isActive = true
    bottom.bottomAnchor.constraint(equalTo: mapView.navigationFooterLayoutGuide.topAnchor).isActive = true
    bottom.trailingAnchor.constraint(equalTo: mapView.trailingAnchor).isActive = true
  }
}

/// A view that takes the place of the header's lower part, and knows how high it has to be.
final class OrderBanner: UIView, GMSNavigationAccessoryView {
  let label = UILabel()
  var wantedHeight: CGFloat = 56
  private(set) var offeredSizes: [CGSize] = []

  init(_ text: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = "orderBanner"
    label.text = text
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 16)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func heightForAccessoryViewConstrained(to size: CGSize, on mapView: GMSMapView) -> CGFloat {
    offeredSizes.append(size)
    return wantedHeight
  }
}

/// Shows the route's steps in a screen of its own.
final class DirectionsScreen: UIViewController {
  let list: GMSNavigationDirectionsListController

  init(navigator: GMSNavigator) {
    list = GMSNavigationDirectionsListController(navigator: navigator)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let listView = list.directionsListView
    view.addSubview(listView)
    listView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      listView.topAnchor.constraint(equalTo: view.topAnchor),
      listView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      listView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      listView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
