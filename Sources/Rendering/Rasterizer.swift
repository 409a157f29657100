package import Drawing
import Foundation

/// Makes pixels of a display list: the same list gives the same pixels, whatever the machine.
package enum Rasterizer {
  /// Draws the list at its scale; where the background is opaque, so is the bitmap.
  /// - Parameter cache: what pictures before it left; the pixels are the same with any.
  package static func bitmap(of list: DisplayList, reusing cache: DrawingCache? = nil) throws(RenderingError) -> Bitmap
  {
    let size = try PictureSize(of: list)
    let isOpaque = list.background.alpha >= 1
    let surface = try ImageSurface(isOpaque ? .opaque : .translucent, width: size.width, height: size.height)
    if let cache, let opening = Opening(of: list) {
      try paint(list, after: opening, size: size, on: surface, reusing: cache)
    } else {
      try paint(list, on: surface, reusing: cache)
    }
    return Bitmap(surface, isOpaque: isOpaque)
  }

  private static func paint(
    _ list: DisplayList, on surface: borrowing ImageSurface, reusing cache: DrawingCache?
  ) throws(RenderingError) {
    let context = try DrawingContext(on: surface.pointer)
    try painter(on: surface, context, reusing: cache).paint(list)
  }

  private static func paint(
    _ list: DisplayList, after opening: Opening, size: PictureSize, on surface: borrowing ImageSurface,
    reusing cache: DrawingCache
  ) throws(RenderingError) {
    let format: ImageSurface.Format = list.background.alpha >= 1 ? .opaque : .translucent
    let pixels = try cache.openings.pixels(of: opening, size: size) { () throws(RenderingError) in
      let ground = try ImageSurface(format, width: size.width, height: size.height)
      try paint(opening.list, on: ground, reusing: cache)
      return ground.withBytes { Array($0) }
    }
    surface.withBytes { _ = $0.update(from: pixels) }
    let context = try DrawingContext(on: surface.pointer)
    try painter(on: surface, context, reusing: cache).paint(list, after: opening)
  }

  private static func painter(
    on surface: borrowing ImageSurface, _ context: borrowing DrawingContext, reusing cache: DrawingCache?
  ) -> Painter {
    let visible = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    return Painter(context: context.pointer, visible: visible, strokes: cache?.strokes)
  }
}
