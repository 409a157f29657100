public import Foundation
public import UIKit

/// Owns a list of the route's steps, for a view controller of the app's to show.
///
/// A controller belongs to the navigation session in which it was made: in a later one, or when navigation is off, its
/// list is empty from the next `reloadData` on. It does not keep its navigator alive.
public final class GMSNavigationDirectionsListController: NSObject {
  private weak var navigator: GMSNavigator?
  private let sessionNumber: Int
  private var listView: DirectionsListView?

  /// A controller for the navigator's route.
  public init(navigator: GMSNavigator) {
    (self.navigator, sessionNumber) = (navigator, navigator.sessionNumber)
    super.init()
  }

  /// The list, made when it is first asked for, with the route as it is then.
  public var directionsListView: UIView {
    if let listView { return listView }
    let view = DirectionsListView()
    listView = view
    reloadData()
    return view
  }

  /// Takes the route's steps over as they are now. Of no effect before the list was first asked for.
  public func reloadData() {
    listView?.show(directions, map: navigator?.map)
  }

  /// Gives the rows the list's present width, for example in a rotation: until then they keep the one they were laid out
  /// for. Of no effect before the list was first asked for.
  public func invalidateLayout() {
    listView?.invalidateRows()
  }

  private var directions: DirectionsContent {
    guard let navigator, let map = navigator.map, navigator.sessionNumber == sessionNumber, map.isNavigationEnabled
    else { return DirectionsContent(legs: []) }
    let titles = navigator.destinations.map(\.title).filter { !$0.isEmpty }
    let names = titles.isEmpty ? [map.content.map.park, map.content.map.destination] : titles
    return DirectionsContent(map.content, destinations: names)
  }
}
