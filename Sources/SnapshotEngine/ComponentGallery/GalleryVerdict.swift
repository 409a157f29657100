import Drawing
import Foundation
import ImageComparison

/// What became of holding a sheet against its recorded picture.
enum GalleryVerdict: Hashable {
  case equal
  case missing
  case unreadable(reason: String)
  case resized(expected: PixelSize, actual: PixelSize)
  /// Pixels that differ in all, and the cells that they are in.
  case different(pixels: Int, cells: [String])

  init(expected: Bitmap, actual: Bitmap, cells: [SpecimenSheetLayout.Cell], scale: Double) {
    guard let map = DifferenceMap(expected: expected, actual: actual) else {
      self = .resized(expected: PixelSize(of: expected), actual: PixelSize(of: actual))
      return
    }
    guard let extent = map.extent(of: .different) else {
      self = .equal
      return
    }
    let touched = cells.filter { map.count(of: .different, in: PixelRectangle($0.rect, scale: scale)) > 0 }
    self = .different(pixels: extent.pixelCount, cells: touched.map(\.label))
  }

  /// Nil where there is nothing to say.
  func text(of name: String) -> String? {
    switch self {
    case .equal: nil
    case .missing: "\(name): no recorded picture; 'navshot render --gallery --record' makes it"
    case .unreadable(let reason): "\(name): the recorded picture cannot be read: \(reason)"
    case .resized(let expected, let actual): "\(name): the sheet is \(actual) pixels, recorded were \(expected)"
    case .different(let pixels, let cells):
      "\(name): \(pixels) \(pixels == 1 ? "pixel differs" : "pixels differ"), \(Self.place(of: cells))"
    }
  }

  private static func place(of cells: [String]) -> String {
    guard !cells.isEmpty else { return "outside of the components" }
    let (shown, limit) = (cells.prefix(4).map { "'\($0)'" }.joined(separator: ", "), 4)
    return "in \(shown)" + (cells.count > limit ? " and \(cells.count - limit) more" : "")
  }
}

extension PixelRectangle {
  /// The pixels of a rectangle in points.
  fileprivate init(_ rect: CGRect, scale: Double) {
    self.init(
      x: Int(rect.minX * scale), y: Int(rect.minY * scale), width: Int((rect.width * scale).rounded(.up)),
      height: Int((rect.height * scale).rounded(.up)))
  }
}
