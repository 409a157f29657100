import Foundation

/// Where a button's picture, title and subtitle go.
struct ButtonContentLayout {
  var imageSize: CGSize?
  var titleSize: CGSize?
  var subtitleSize: CGSize?
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var placement = NSDirectionalRectEdge.leading
  var insets = UIEdgeInsets.zero
  var isRightToLeft = false
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center

  struct Frames {
    var image, title, subtitle: CGRect
  }

  /// The natural size, insets included.
  var size: CGSize {
    let content = contentSize
    return CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  func frames(in bounds: CGRect) -> Frames {
    let area = bounds.inset(by: insets)
    let content = contentSize
    let box = CGRect(
      x: area.minX + lead(content.width, in: area.width),
      y: area.minY + drop(content.height, in: area.height),
      width: min(content.width, max(0, area.width)), height: content.height)
    let (image, text) = parts(of: box)
    let (title, subtitle) = (titleSize ?? .zero, subtitleSize ?? .zero)
    let gap = titleSize != nil && subtitleSize != nil ? titlePadding : 0
    return Frames(
      image: image,
      title: CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height),
      subtitle: CGRect(
        x: text.minX, y: text.minY + title.height + gap, width: text.width, height: subtitle.height)
    )
  }

  private var isStacked: Bool { placement == .top || placement == .bottom }

  private var textSize: CGSize {
    let sizes = [titleSize, subtitleSize].compactMap { $0 }
    let gap = sizes.count == 2 ? titlePadding : 0
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gap) { $0 + $1.height })
  }

  /// Between picture and text, where there are both.
  private var gap: CGFloat {
    imageSize != nil && (titleSize ?? subtitleSize) != nil ? imagePadding : 0
  }

  private var contentSize: CGSize {
    let (image, text) = (imageSize ?? .zero, textSize)
    return isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  private func parts(of box: CGRect) -> (image: CGRect, text: CGRect) {
    let (image, text) = (imageSize ?? .zero, textSize)
    if isStacked {
      let imageTop = placement == .top ? box.minY : box.maxY - image.height
      let textTop = placement == .top ? box.maxY - text.height : box.minY
      return (
        CGRect(
          x: box.midX - image.width / 2, y: imageTop, width: image.width, height: image.height),
        CGRect(
          x: box.midX - min(text.width, box.width) / 2, y: textTop,
          width: min(text.width, box.width), height: text.height)
      )
    }
    let textWidth = max(0, min(text.width, box.width - image.width - gap))
    let isImageLeft = (placement == .trailing) == isRightToLeft
    return (
      CGRect(
        x: isImageLeft ? box.minX : box.maxX - image.width, y: box.midY - image.height / 2,
        width: image.width,
        height: image.height),
      CGRect(
        x: isImageLeft ? box.maxX - textWidth : box.minX, y: box.midY - text.height / 2,
        width: textWidth,
        height: text.height)
    )
  }

  private func lead(_ width: CGFloat, in room: CGFloat) -> CGFloat {
    let free = max(0, room - width)
    switch horizontal {
    case .center, .fill: return free / 2
    case .left: return 0
    case .right: return free
    case .leading: return isRightToLeft ? free : 0
    case .trailing: return isRightToLeft ? 0 : free
    }
  }

  private func drop(_ height: CGFloat, in room: CGFloat) -> CGFloat {
    let free = room - height
    switch vertical {
    case .center, .fill: return free / 2
    case .top: return 0
    case .bottom: return free
    }
  }
}
