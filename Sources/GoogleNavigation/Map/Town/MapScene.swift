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
    /// The traffic on a main road; empty for others.
    var traffic: [TrafficStretch] = []
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

  /// Where the route ends.
  nonisolated struct Destination: Sendable, Hashable {
    /// Index into the buildings.
    var building: Int
    /// On the building's outline.
    var entrance: CGPoint
  }

  var blocks: [[CGPoint]] = []
  var parks: [[CGPoint]] = []
  var water: [Water] = []
  var buildings: [Building] = []
  var roads: [Road] = []
  /// Places for the park's name, the best first.
  var parkLabels: [CGPoint] = []
  var route = MapRoute()
  var destination: Destination?
}
