import Drawing
import Foundation

/// Colours main roads by their traffic: a thin line along each, under the route.
nonisolated struct TrafficLayerPainter {
  let roads: [MapScene.Road]
  let view: GroundView
  let theme: NavigationTheme

  func paint(on canvas: inout Canvas) {
    var paths: [TrafficStretch.Traffic: Path] = [:]
    for road in roads where !road.traffic.isEmpty {
      for part in view.visibleParts(of: road.line) {
        guard let first = part.points.first else { continue }
        let offset = road.line.distance(nearestTo: first)
        for stretch in road.traffic where stretch.end > offset && stretch.start < offset + part.length {
          let piece = part.part(from: max(0, stretch.start - offset), to: min(part.length, stretch.end - offset))
          paths[stretch.traffic, default: Path()].append(view.bands([piece], width: road.kind.width * 0.34))
        }
      }
    }
    for traffic in TrafficStretch.Traffic.allCases {
      canvas.fill(paths[traffic] ?? Path(), color(traffic))
    }
  }

  private func color(_ traffic: TrafficStretch.Traffic) -> Color {
    switch traffic {
    case .free: theme.map.freeTraffic
    case .slow: theme.route.slow
    case .jam: theme.route.jam
    }
  }
}
