import Drawing
import Foundation
import LayoutModel

/// What every component needs to draw itself: theme, texts and direction.
struct ComponentStyle {
  let theme: NavigationTheme
  let content: NavigationContent
  let direction: LayoutDirection
  /// The header's colours and fonts, the app's own among them.
  let header: HeaderStyle
  /// Times which texts grow with the size that the user chose.
  var textScale: CGFloat = 1
  /// Notes the texts that are set, where somebody wants to know.
  var log: TextLog?

  init(theme: NavigationTheme, content: NavigationContent, direction: LayoutDirection, header: HeaderStyle? = nil) {
    (self.theme, self.content, self.direction) = (theme, content, direction)
    self.header = header ?? HeaderStyle(theme)
  }

  var text: TextFitter {
    TextFitter(
      language: content.language, families: theme.fontFamilies, direction: direction, textScale: textScale,
      log: log)
  }

  /// A whole number with the digits of the content's locale.
  func number(_ value: Int) -> String { NumberText.whole(value, locale: content.locale) }

  var isRightToLeft: Bool { direction == .rightToLeft }
}

extension Canvas {
  /// Draws a set text with its leading edge and vertical middle in a room, or centred in it.
  mutating func add(_ text: FittedText, in room: CGRect, _ direction: LayoutDirection, isCentered: Bool = false) {
    let x: CGFloat
    if isCentered {
      x = room.midX - text.size.width / 2
    } else {
      x = direction == .rightToLeft ? room.maxX - text.size.width : room.minX
    }
    add(contentsOf: text.items(at: CGPoint(x: x, y: room.midY - text.size.height / 2)))
  }

  /// A card: its shadow, its surface, and its edge where the theme draws one.
  mutating func addCard(_ shape: RoundedRectangle, surface: Color, edge: Color, shadow: Shadow) {
    add(.shadow(shape, shadow))
    fill(shape.path, surface)
    strokeEdge(of: shape, edge)
  }

  /// A thin line just inside a card.
  mutating func strokeEdge(of shape: RoundedRectangle, _ edge: Color) {
    let inner = RoundedRectangle(shape.rect.insetBy(dx: 0.5, dy: 0.5), radii: shape.radii)
    stroke(inner.path, StrokeStyle(width: 1), edge)
  }
}

nonisolated extension CGRect {
  /// This rectangle on the other side of `container`'s middle, where the direction is from right to left.
  func mirrored(in container: CGRect, _ direction: LayoutDirection) -> CGRect {
    guard direction == .rightToLeft else { return self }
    return CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
  }
}
