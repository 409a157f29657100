public import Foundation

/// A place to go to. Places are named only: where they lie on the drawn map is the scenario's business.
public class GMSNavigationWaypoint: NSObject {
  /// The place's name.
  public let title: String
  /// The place's identifier; with one, the destination's building and entrance are highlighted.
  public let placeID: String?

  /// A place by its identifier; nil where that is empty.
  public init?(placeID: String, title: String) {
    guard !placeID.isEmpty else { return nil }
    (self.placeID, self.title) = (placeID, title)
    super.init()
  }

  /// A place by its name alone, without a highlighted building. Ours: the SDK asks for coordinates.
  package init(title: String) {
    (placeID, self.title) = (nil, title)
    super.init()
  }
}
