import Foundation

extension AuditedScreen {
  /// Opaque things over the map within `frame`.
  func covers(of frame: CGRect) -> [(view: String, frame: CGRect)] {
    let index = picture.items.firstIndex { $0.view != nil && $0.view != "map" } ?? 0
    return picture.cover(of: frame, above: index, isPart: { ["map", "viewport", "deviceChrome"].contains($0) })
  }
}
