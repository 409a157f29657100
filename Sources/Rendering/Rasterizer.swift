package import Drawing
import Foundation

/// Makes pixels of a display list: the same list gives the same pixels, whatever the machine.
package enum Rasterizer {
  /// Draws the list at its scale; where the background is opaque, so is the bitmap.
  package static func bitmap(of list: DisplayList) throws(RenderingError) -> Bitmap {
    let size = try PictureSize(of: list)
    let isOpaque = list.background.alpha >= 1
    let surface = try ImageSurface(isOpaque ? .opaque : .translucent, width: size.width, height: size.height)
    try paint(list, on: surface)
    return Bitmap(surface, isOpaque: isOpaque)
  }

  private static func paint(_ list: DisplayList, on surface: borrowing ImageSurface) throws(RenderingError) {
    let context = try DrawingContext(on: surface.pointer)
    let visible = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    try Painter(context: context.pointer, visible: visible).paint(list)
  }
}
