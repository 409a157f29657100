public import Foundation

/// How routes are chosen and how many of them are shown.
public class GMSNavigationRoutingOptions: NSObject {
  /// How many alternate routes are shown.
  public let alternateRoutesStrategy: GMSNavigationAlternateRoutesStrategy
  /// What the route is chosen by; only stored.
  public let routingStrategy: GMSNavigationRoutingStrategy
  /// Wished lengths of the legs in metres; only stored.
  public let targetDistancesMeters: [NSNumber]?

  private init(
    _ alternates: GMSNavigationAlternateRoutesStrategy, _ routing: GMSNavigationRoutingStrategy, _ targets: [NSNumber]?
  ) {
    (alternateRoutesStrategy, routingStrategy, targetDistancesMeters) = (alternates, routing, targets)
    super.init()
  }

  /// The best route and up to two others.
  public convenience override init() {
    self.init(.all, .defaultBest, nil)
  }

  /// The best route and as many others as the strategy allows.
  public convenience init(alternateRoutesStrategy: GMSNavigationAlternateRoutesStrategy) {
    self.init(alternateRoutesStrategy, .defaultBest, nil)
  }

  /// A route by a strategy, and up to two others.
  public convenience init(routingStrategy: GMSNavigationRoutingStrategy) {
    self.init(.all, routingStrategy, nil)
  }

  /// A route whose legs come near to wished lengths in metres.
  public convenience init(targetDistancesMeters: [NSNumber]) {
    self.init(.all, .deltaToTargetDistance, targetDistancesMeters)
  }
}
