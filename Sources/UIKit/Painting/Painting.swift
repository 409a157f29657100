package import Drawing

/// What a view of this package adopts to draw itself; a user's view overrides `draw(_:)` instead.
package protocol Painting {
  /// Paints the view's content, in its own coordinates, above its background and below its subviews.
  func paint(on canvas: inout Canvas)
}
