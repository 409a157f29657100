import Foundation

/// A town on the ground, without colours: x to the east, y to the north, the vehicle's street on x = 0.
nonisolated struct MapScene: Sendable, Hashable {
  /// How important a road is; decides its width, colour and whether its name is written.
  nonisolated enum RoadKind: Int, Sendable, Hashable {
    case path, street, avenue, highway

    var width: CGFloat {
      switch self {
      case .path: 4
      case .street: 11
      case .avenue: 18
      case .highway: 26
      }
    }
  }

  nonisolated struct Road: Sendable, Hashable {
    var kind: RoadKind
    var line: Polyline
    /// Index into the content's road names; nil leaves the road without a name.
    var name: Int?
  }

  nonisolated struct Water: Sendable, Hashable {
    var line: Polyline
    var width: CGFloat
  }

  nonisolated struct Building: Sendable, Hashable {
    var outline: [CGPoint]
    /// In points at zoom 1.
    var height: CGFloat
  }

  var blocks: [[CGPoint]] = []
  var parks: [[CGPoint]] = []
  var water: [Water] = []
  var buildings: [Building] = []
  var roads: [Road] = []
  /// Places for the park's and the water's name, the best first.
  var parkLabels: [CGPoint] = []
  var waterLabels: [CGPoint] = []
  var route = MapRoute()
}

/// The way to the destination, and the ways that were not taken.
nonisolated struct MapRoute: Sendable, Hashable {
  nonisolated enum Traffic: Sendable, Hashable { case free, slow, jam }

  nonisolated struct Stretch: Sendable, Hashable {
    var start, end: CGFloat
    var traffic: Traffic
  }

  var line = Polyline([])
  /// How far along the route the vehicle is.
  var vehicle: CGFloat = 0
  /// How far along the route the next turn is.
  var turn: CGFloat = 0
  /// The route ahead, in order, without gaps.
  var stretches: [Stretch] = []
  var alternates: [Polyline] = []
}
