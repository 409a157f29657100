package import Foundation
package import Drawing

/// Makes the display list of a tree of views as they look at the animation clock's present time.
package struct ViewPainter {
  private let names: ViewNames

  /// The picture of `view` and everything in it, `scale` pixels a point, over `background`.
  package static func displayList(
    of view: UIView, scale: CGFloat, background: Color = .white, naming: ViewNaming = ViewNaming()
  ) -> DisplayList {
    view.root.layoutIfNeeded()
    let painter = ViewPainter(names: naming.names(in: view))
    let size = view.presentationGeometry.bounds.size
    return DisplayList(size: size, scale: scale, background: background, items: painter.items(ofRoot: view))
  }

  private func items(ofRoot view: UIView) -> [DisplayItem] {
    guard var group = group(of: view) else { return [] }
    let bounds = view.presentationGeometry.bounds
    group.transform = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    return [.group(group)]
  }

  /// One group a view; nil for a view that is hidden, invisible, or paints nothing.
  private func group(of view: UIView) -> DisplayGroup? {
    let opacity = view.presentationAlpha
    guard !view.presentationIsHidden, opacity > 0 else { return nil }
    let box = LayerBox(view)
    let items = box.under + content(of: view) + subviews(of: view) + box.over
    guard !items.isEmpty else { return nil }
    return DisplayGroup(
      source: DisplayGroup.Source(
        name: names.name(of: view), type: ViewNames.className(of: view), label: view.accessibilityLabel),
      transform: view.presentationTransformToSuperview, opacity: opacity, clip: box.clip, items: items)
  }

  private func subviews(of view: UIView) -> [DisplayItem] {
    view.paintOrder.compactMap { group(of: $0).map(DisplayItem.group) }
  }

  private func content(of view: UIView) -> [DisplayItem] {
    var canvas = Canvas()
    view.traitCollection.performAsCurrent {
      (view as? any Painting)?.paint(on: &canvas)
      canvas.add(contentsOf: DrawingContext.items { view.draw(view.bounds) })
    }
    return canvas.items + (view.layer.sublayers ?? []).compactMap { LayerPainter.group(of: $0) }
  }
}

extension UIView {
  /// Subviews from back to front: by `zPosition`, then in their order.
  var paintOrder: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  /// From the view's coordinates to its superview's as they look now.
  var presentationTransformToSuperview: CGAffineTransform {
    let (center, bounds) = presentationGeometry
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
    let transform = presentationTransform
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: center.x - anchor.x, y: center.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
