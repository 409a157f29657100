import Foundation
import ImageComparison

/// A suite's masks in the pixels of one picture.
struct MaskedAreas {
  let rectangles: [PixelRectangle]

  /// - Parameter layouts: a view is masked wherever it lies in one of them.
  init(_ areas: [SuiteMask.Area], in layouts: [LayoutDocument]) {
    guard let scale = layouts.last?.scenario.scale else {
      rectangles = []
      return
    }
    rectangles = areas.flatMap { area -> [PixelRectangle] in
      switch area {
      case .rectangle(let rectangle): [Self.pixels(rectangle, scale: scale)]
      case .view(let name):
        layouts.flatMap { $0.frames(named: name) }.map { box in
          Self.pixels(CGRect(x: box.x, y: box.y, width: box.width, height: box.height), scale: scale)
        }
      }
    }
  }

  /// Every pixel that the rectangle touches.
  private static func pixels(_ points: CGRect, scale: Double) -> PixelRectangle {
    let (left, top) = ((points.minX * scale).rounded(.down), (points.minY * scale).rounded(.down))
    return PixelRectangle(
      x: Int(left), y: Int(top), width: Int((points.maxX * scale).rounded(.up) - left),
      height: Int((points.maxY * scale).rounded(.up) - top))
  }
}

/// The views under a suite's masks, with those in them.
struct MaskedViews {
  private(set) var names: Set<String>

  init(_ areas: [SuiteMask.Area], in layouts: [LayoutDocument]) {
    names = Set(areas.compactMap { area in if case .view(let name) = area { name } else { nil } })
    guard !names.isEmpty else { return }
    // Parents come before their children.
    for view in layouts.flatMap(\.views) {
      if let parent = view.parent, names.contains(parent) { names.insert(view.name) }
    }
  }
}

extension LayoutDocument {
  /// Where the view or guide of a name lies.
  fileprivate func frames(named name: String) -> [Box] {
    views.filter { $0.name == name }.map(\.frame) + guides.filter { $0.name == name }.map(\.frame)
  }
}
